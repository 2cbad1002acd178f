import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../site';
import { openStopped, passUntil } from './clock';

const bar = (page: Page) => page.getByRole('progressbar');
const progress = async (page: Page) => Number(await bar(page).getAttribute('aria-valuenow'));

test('each of the four pages says what is coming and leads home', async ({ page }) => {
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
    await page.getByRole('link', { name: 'Back to Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peak Innovation, Vibrant Solutions');
  }
});

test('the bar grows by 0.5 every 100 ms up to 100', async ({ page }) => {
  await openStopped(page, '/events');
  await expect(bar(page)).toHaveAttribute('aria-valuemax', '100');
  await passUntil(page, async () => (await progress(page)) > 0);
  let expected = await progress(page);
  expect(expected).toBe(0.5);
  for (let step = 0; step < 5; step++) {
    await page.clock.runFor(100);
    expected += 0.5;
    expect(await progress(page)).toBe(expected);
  }
  await page.clock.runFor(10_000);
  expect(await progress(page)).toBe(expected + 50);
  await page.clock.runFor(15_000);
  expect(await progress(page)).toBe(100);
});

test('the bar fills what it says', async ({ page }) => {
  await openStopped(page, '/blog');
  const shotAt = async (time: number) => {
    await page.clock.runFor(time);
    await page.waitForTimeout(250);
    return bar(page).screenshot();
  };
  const empty = await shotAt(100);
  const half = await shotAt(10_000);
  const full = await shotAt(10_000);
  expect(half.equals(empty)).toBe(false);
  expect(full.equals(half)).toBe(false);
});

test('going from one of these pages to another starts again', async ({ page }) => {
  await openStopped(page, '/resources');
  await page.clock.runFor(5000);
  expect(await progress(page)).toBeGreaterThanOrEqual(24.5);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await passUntil(page, () => page.getByRole('heading', { level: 1, name: 'Blog' }).count());
  expect(await progress(page)).toBeLessThan(5);
  await page.clock.runFor(2000);
  const later = await progress(page);
  expect(later).toBeGreaterThanOrEqual(10);
  expect(later).toBeLessThan(15);
  await page.goBack();
  await passUntil(page, () => page.getByRole('heading', { level: 1, name: 'Resources' }).count());
  expect(await progress(page)).toBeLessThan(5);
  await expect(page).toHaveTitle('Resources Coming Soon | Vibrant Peak');
  await hydrated(page);
});
