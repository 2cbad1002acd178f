import type { Page } from '@playwright/test';
import { expect, still, test } from '../site';
import { notice } from '../staff/desk';
import {
  addLine,
  control,
  openForm,
  openPreview,
  partyField,
  preview,
  template,
  templateNames,
} from './form';

test.use(still);

/** Counts what the page asks the browser to print. */
const stubPrint = (page: Page) =>
  page.addInitScript(() => {
    const record = window as unknown as { prints: number };
    record.prints = 0;
    window.print = () => void record.prints++;
  });
const prints = (page: Page) => page.evaluate(() => (window as unknown as { prints: number }).prints);

test('the preview holds the invoice in the chosen template, and three buttons', async ({ page }) => {
  await openForm(page);
  await control(page, 'Receipt Number').fill('INV-7');
  await control(page, 'Date').fill('2026-03-31');
  await partyField(page, 'Your Company', 'Company').fill('Bright Works');
  await partyField(page, 'Bill To', 'Name').fill('Ayesha Khan');
  await addLine(page, ['Stickers', '3', '411.5']);
  await control(page, 'Tax Rate (%)').fill('10');
  await control(page, 'Notes').fill('Thank you');
  const shapes = new Set<string>();
  for (const name of templateNames) {
    await template(page, name).check();
    const dialog = await openPreview(page);
    const article = dialog.getByRole('article');
    for (const text of ['Bright Works', 'Ayesha Khan', 'INV-7', '31 March 2026', 'Stickers', 'Thank you'])
      await expect(article, name).toContainText(text);
    for (const amount of ['$411.50', '$1234.50', '$123.45', '$1357.95'])
      await expect(article, name).toContainText(amount);
    for (const label of ['Print', 'Download PDF', 'Close'])
      await expect(dialog.getByRole('button', { name: label, exact: true })).toBeVisible();
    const faces = await article.evaluate((element) => getComputedStyle(element).fontFamily);
    const places = await article.evaluate((element) => {
      const page = element.getBoundingClientRect();
      return [...element.querySelectorAll('h3, table, .totals, .facts, .party')].map((part) => {
        const { left, top } = part.getBoundingClientRect();
        return [
          Math.round(((left - page.left) / page.width) * 20),
          Math.round(((top - page.top) / page.width) * 20),
        ];
      });
    });
    shapes.add(JSON.stringify([faces.split(',')[0], places]));
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(preview(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
  }
  expect(shapes.size).toBe(templateNames.length);
});

test('Print calls the browser, Download PDF shows its notice and nothing else', async ({ page }) => {
  await stubPrint(page);
  await openForm(page);
  await addLine(page, ['Design', '1', '10']);
  const dialog = await openPreview(page);
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  expect(await prints(page)).toBe(1);

  let downloads = 0;
  page.on('download', () => downloads++);
  await dialog.getByRole('button', { name: 'Download PDF', exact: true }).click();
  const shown = notice(page, 'PDF Download');
  await expect(shown).toContainText('PDF download functionality will be implemented with a PDF library.');
  await expect(preview(page)).toBeVisible();
  expect(downloads).toBe(0);
  expect(await prints(page)).toBe(1);
});

test('the code of the templates comes after the form, once', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const templateCode = async () => {
    const texts = await Promise.all(
      scripts
        .filter((path) => path.includes('/remote-invoice/'))
        .map(async (path) => ({ path, text: await (await page.request.get(path)).text() })),
    );
    // Words of a look's style sheet.
    return texts.filter(({ text }) => text.includes('Palatino Linotype')).map(({ path }) => path);
  };
  await openForm(page);
  await expect(template(page, 'Executive')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await templateCode()).toEqual([]);
  await addLine(page, ['Design', '1', '10']);
  await openPreview(page);
  const code = await templateCode();
  expect(code).toHaveLength(1);
  expect(scripts.filter((path) => path === code[0])).toHaveLength(1);
});

test('from an empty form to the print by keyboard alone', async ({ page }) => {
  await stubPrint(page);
  await openForm(page);
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.labels?.[0]?.textContent?.trim() ?? element?.textContent?.trim() ?? '';
    });
  const tabTo = async (name: string) => {
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab');
      if ((await focused()) === name) return;
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await tabTo('Receipt Number');
  await tabTo('Company');
  await page.keyboard.type('Bright Works');
  await tabTo('Name');
  await page.keyboard.type('Ayesha Khan');
  await tabTo('Item Name');
  await page.keyboard.type('Design');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('80');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('Item Name');
  await page.keyboard.type('Hosting');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await tabTo('Classic Professional');
  await page.keyboard.press('ArrowDown');
  await expect(template(page, 'Modern Blue')).toBeChecked();
  await tabTo('Tax Rate (%)');
  await page.keyboard.type('10');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Preview');
  await page.keyboard.press('Enter');
  await expect(preview(page)).toContainText('$187.00');
  await expect(preview(page).getByRole('article')).toHaveClass(/paper-template2/);
  await tabTo('Print');
  await page.keyboard.press('Enter');
  expect(await prints(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  expect(await focused()).toBe('Preview');
});
