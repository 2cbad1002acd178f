import { expect, test } from '../site';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } });

  test('menu and cards are links, and the form offers an address instead of a button', async ({ page }) => {
    await page.goto('/services');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button')).toHaveCount(0);
    await header.locator('summary').click();
    await header.getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL('/projects');
    await page.getByRole('link', { name: 'Read it as a page' }).first().click();
    await expect(page).toHaveURL('/projects/bazaar-insight');

    await page.goto('/');
    const form = page.getByRole('form', { name: 'Contact form' });
    // Text queries ignore the content of noscript.
    await expect(form.locator('noscript p')).toContainText('This form needs JavaScript');
    await form.getByLabel('Name', { exact: true }).fill('Somebody');
    await form.getByLabel('Subject', { exact: true }).fill('A secret');
    await form.getByLabel('Subject', { exact: true }).press('Enter');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await page.waitForTimeout(300);
    await expect(page).toHaveURL('/');
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('selected items are visibly selected', async ({ page }) => {
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.goto('/projects');
    expect(await ground('[aria-pressed=true]')).not.toBe(await ground('[aria-pressed=false]'));
    const underline = page.locator('nav [aria-current=page]').first();
    await expect(underline).toHaveCSS('text-decoration-line', 'underline');
    await page.goto('/');
    await page.locator('#contact').scrollIntoViewIfNeeded();
    expect(await ground('[role=tab][aria-selected=true]')).not.toBe(
      await ground('[role=tab][aria-selected=false]'),
    );
  });
});
