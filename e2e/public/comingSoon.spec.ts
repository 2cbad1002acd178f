import type { Page } from '@playwright/test';
import { headingOf } from '../headingOf';
import { expect, open, still, test } from '../site';
import { openStopped } from './clock';

test.use(still);

const bar = (page: Page) => page.getByRole('progressbar');
const progress = async (page: Page) => Number(await bar(page).getAttribute('aria-valuenow'));

test('each of the four pages announces itself and links home', async ({ page }) => {
  for (const [path, name] of [
    ['/blog', 'Blog'],
    ['/resources', 'Resources'],
    ['/events', 'Events'],
    ['/coming-soon', 'Coming-soon'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([name]);
    await expect(page).toHaveTitle(`${name} Coming Soon | Vibrant Peak`);
    await expect(bar(page)).toBeVisible();
    for (const label of ['Planning', 'Development', 'Launch']) {
      await expect(page.getByRole('main').getByText(label, { exact: true })).toBeVisible();
    }
  }
  await page.getByRole('link', { name: 'Back to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'));
});

test('the bar grows by 0.5 every 100 ms, and shows its value', { tag: '@smoke' }, async ({ page }) => {
  await openStopped(page, '/blog');
  await expect(bar(page)).toHaveAttribute('aria-valuemax', '100');
  for (const time of [100, 10_000, 10_000]) {
    const before = await progress(page);
    await page.clock.runFor(time);
    const now = Math.min(before + time / 200, 100);
    await expect.poll(() => progress(page)).toBe(now);
    const part = bar(page).locator('> div');
    await expect(part.locator('> div')).not.toHaveCSS('background-image', 'none');
    const filled = () =>
      part.evaluate((element) => {
        const { width } = element.parentElement!.getBoundingClientRect();
        return 100 + (new DOMMatrix(getComputedStyle(element).transform).m41 / width) * 100;
      });
    await expect.poll(filled).toBeCloseTo(now);
  }
});
