import type { Page } from '@playwright/test';
import { accessibilityFindings, expect, publicPaths, sampled, still, test } from '../site';
import { expectGround, expectSolid } from './look';

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

for (const [scripts, javaScriptEnabled] of [
  ['none', false],
  ['late', true],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`in ${colorScheme} mode, scripts: ${scripts}`, () => {
      test.use({ ...still, javaScriptEnabled, colorScheme });

      test('over dark parts of a page the header has a ground of its own', async ({ page }) => {
        await page.route(/\.js$/, () => undefined);
        await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
        await expectSolid(page);
        await expectReadable(page);
        for (const path of sampled(['/', ...publicPaths.slice(1)], 2)) {
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await expectGround(page);
        }
        if (scripts === 'none') return;
        await page.setViewportSize({ width: 375, height: 740 });
        await page.goto('/services', { waitUntil: 'domcontentloaded' });
        await expectGround(page);
        expect(await accessibilityFindings(page, 'header')).toEqual([]);
      });
    });

/** The brand differs from its ground by 4.5 to 1. */
async function expectReadable(page: Page) {
  const luminances = await page.getByRole('banner').evaluate((header) => {
    const brand = header.querySelector('a')!;
    const ground = getComputedStyle(header, '::before');
    const colors = [getComputedStyle(brand).color, ground.backgroundColor];
    return colors.map((color) => {
      const [red, green, blue] = color.match(/[\d.]+/g)!.map((text) => {
        const part = Number(text) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    });
  });
  const [darker, lighter] = luminances.sort((a, b) => a - b);
  expect((lighter! + 0.05) / (darker! + 0.05)).toBeGreaterThan(4.5);
}

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
