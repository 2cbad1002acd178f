import type { Page } from '@playwright/test';
import { redAndBlue } from '../../live/src/testing/testPictures';
import { startLive, type LiveSite } from '../liveSite';
import { accessibilityFindings, expect, still, test } from '../site';
import { button, notice } from '../staff/desk';
import { join, manager, phoneWidth } from './people';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

let site: LiveSite;
test.beforeAll(async () => {
  site = await startLive();
});
test.afterAll(() => site?.stop());

/** Nothing is wider than the page, on a phone neither. */
async function look(page: Page): Promise<void> {
  for (const width of [1440, phoneWidth])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

test('clients, items and the settings of invoices are saved @long', async ({ page }) => {
  await join(page, site.firstLink, manager);
  await page.goto(`${site.url}/admin/clients`);

  await test.step('a client is added, found and hidden', async () => {
    await page.goto(`${site.url}/admin/clients`);
    await expect(page.getByText('No clients yet.')).toBeVisible();
    for (const company of ['Lumen Ltd', 'Harbor & Sons International Shipping Company']) {
      await button(page, 'Add a client').click();
      await page.getByLabel('Company', { exact: true }).fill(company);
      await page.getByLabel('Email', { exact: true }).fill('sara@lumen.example');
      await page.getByLabel('Currency').fill('eur');
      await page.getByLabel('Days until due').fill('30');
      if (company === 'Lumen Ltd') await look(page);
      await button(page, 'Save').click();
      await expect(page.getByRole('rowheader', { name: company })).toBeVisible();
    }
    await look(page);
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('lumen ltd');
    await expect(page.getByText('Harbor & Sons')).toBeHidden();
    await button(page, 'Hide Lumen Ltd').click();
    await expect(page.getByText('No clients found.')).toBeVisible();
    await page.getByLabel('Hidden only').check();
    await expect(button(page, 'Show Lumen Ltd')).toBeVisible();
  });

  await test.step('an item is added', async () => {
    await page.goto(`${site.url}/admin/items`);
    await button(page, 'Add an item').click();
    await page.getByLabel('Name', { exact: true }).fill('Design');
    await page.getByLabel('Price').fill('500');
    await button(page, 'Save').click();
    await expect(page.getByRole('row', { name: /Design/ })).toContainText('500');
    await look(page);
  });

  await test.step('the settings outlive a reload, with an uploaded logo', async () => {
    await page.goto(`${site.url}/admin/invoice-settings`);
    await page.getByLabel('Company', { exact: true }).fill('Vibrant Peak');
    const buffer = await redAndBlue(300, 200).png().toBuffer();
    await page.getByLabel('Picture file').setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer });
    await expect(page.getByAltText('The logo')).toBeVisible();
    await button(page, 'Save settings').click();
    await expect(notice(page, 'Settings Saved')).toBeVisible();
    await button(page, 'Add a series').click();
    await page.getByLabel('Name', { exact: true }).last().fill('Office');
    await page.getByLabel('Pattern').fill('R{yy}-{000}');
    await button(page, 'Save').last().click();
    await expect(page.getByRole('row', { name: /Office/ })).toContainText('R{yy}-{000}');
    await page.reload();
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Vibrant Peak');
    await expect(page.getByAltText('The logo')).toHaveJSProperty('naturalWidth', 300);
    await look(page);
  });
});
