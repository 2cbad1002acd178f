import type { Page } from '@playwright/test';
import { expect, hydrated, open, still, test } from '../site';

test.use(still);

const toDark = (page: Page) => page.getByRole('button', { name: 'Switch to dark mode', exact: true });
const toLight = (page: Page) => page.getByRole('button', { name: 'Switch to light mode', exact: true });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

const expectMode = async (page: Page, mode: 'light' | 'dark') => {
  await expect(page.locator('html')).toHaveClass(mode === 'dark' ? /(^| )dark( |$)/ : /^(?!.*\bdark\b)/);
  await expect(mode === 'dark' ? toLight(page) : toDark(page)).toBeVisible();
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const channels = background
    .match(/[\d.]+/g)!
    .slice(0, 3)
    .map(Number);
  const brightness = channels.reduce((sum, channel) => sum + channel, 0) / 3;
  if (mode === 'dark') expect(brightness).toBeLessThan(60);
  else expect(brightness).toBeGreaterThan(200);
};

/** All themes of the page since it was opened, from its first element on. */
async function watchModes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const record = window as unknown as { modes: string[] };
    record.modes = [];
    new MutationObserver(() => {
      if (!document.body) return;
      const mode = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
      if (record.modes.at(-1) !== mode) record.modes.push(mode);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { modes: string[] }).modes);
}

for (const system of ['light', 'dark'] as const) {
  const other = system === 'dark' ? 'light' : 'dark';

  test.describe(`where the system is ${system}`, () => {
    test.use({ colorScheme: system });

    test('the toggle changes, stores and restores the choice, from the first paint on; an invalid stored value is ignored', async ({
      page,
    }) => {
      const modes = await watchModes(page);
      await page.goto('/');
      await expectMode(page, system);
      await expect(page.locator('#root[data-ready]'), 'the name is correct before hydration').toHaveCount(0);
      await hydrated(page);
      await expectMode(page, system);
      expect(await stored(page)).toEqual({});
      await (system === 'dark' ? toLight(page) : toDark(page)).click();
      await expectMode(page, other);
      expect(await stored(page)).toEqual({ theme: other });
      await page.reload();
      await hydrated(page);
      expect(await modes(), 'nothing flashes').toEqual([other]);
      await expectMode(page, other);
      await page.getByRole('link', { name: 'View All Services' }).click();
      await expect(page).toHaveURL('/services');
      await expectMode(page, other);
      await (other === 'dark' ? toLight(page) : toDark(page)).click();
      await expectMode(page, system);
      expect(await stored(page)).toEqual({ theme: system });
      expect(await page.context().cookies()).toEqual([]);

      await test.step('an invalid value is left unchanged', async () => {
        for (const junk of system === 'light' ? ['purple', '', 'Dark', '"dark"'] : ['light ']) {
          await page.evaluate((value) => localStorage.setItem('theme', value), junk);
          await page.reload();
          await hydrated(page);
          await expectMode(page, system);
          expect(await stored(page)).toEqual({ theme: junk });
        }
      });
    });
  });
}

test("without a choice the page follows the system, with one it follows other tabs' choices only", async ({
  page,
  context,
}) => {
  await open(page, '/careers');
  await expectMode(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'dark');
  expect(await stored(page)).toEqual({});
  await toLight(page).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'light');
  const second = await context.newPage();
  await open(second, '/team');
  await toDark(second).click();
  await expectMode(page, 'dark');
});
