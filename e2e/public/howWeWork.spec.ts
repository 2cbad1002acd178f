import type { Page } from '@playwright/test';
import { firstMonth } from '../../shared/src/content/howWeWork';
import { expect, open, still, test } from '../site';

test.use(still);

const path = '/how-we-work';
const month = (page: Page) => page.getByRole('region', { name: 'The first month', exact: true });
const steps = (page: Page) => month(page).getByRole('listitem');

test(
  'the page is linked from the services, from the calls to action and from the footer',
  { tag: '@smoke' },
  async ({ page }) => {
    for (const [from, name, place] of [
      ['/services', 'How we work, and what it costs', 'main'],
      ['/projects', 'How we work', 'main'],
    ] as const) {
      await open(page, from);
      await page.getByRole(place).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How We Work');
    }
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Three ways of working',
      'The first month',
      'What it costs to begin',
      'Tell us what you are building',
    ]);
  },
);

/** Distances of each milestone's text from the path above it, in pixels. */
const clearances = (page: Page) =>
  steps(page).evaluateAll((items) => {
    const ridge = items[0]!.parentElement!.querySelector<SVGPathElement>('svg path:last-of-type')!;
    const toScreen = ridge.getScreenCTM()!;
    const length = ridge.getTotalLength();
    const points = Array.from({ length: 200 }, (_, index) =>
      ridge.getPointAtLength((index / 199) * length).matrixTransform(toScreen),
    );
    return items.map((item) => {
      const { left, right } = item.getBoundingClientRect();
      const above = points.filter(({ x }) => x >= left && x <= right).map(({ y }) => y);
      return item.firstElementChild!.getBoundingClientRect().top - Math.max(...above);
    });
  });

test('on desktops the milestones climb below the ridge, each higher than the one before; on phones they follow each other', async ({
  page,
}) => {
  await open(page, path);
  const tops = () =>
    month(page)
      .getByRole('heading', { level: 3 })
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top));
  for (const width of [1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await tops();
    expect(heights, `at ${width}`).toEqual([...heights].sort((one, other) => other - one));
    for (const clearance of await clearances(page)) expect(clearance, `at ${width}`).toBeGreaterThan(20);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  const heights = await tops();
  expect(heights).toHaveLength(firstMonth.length);
  expect(heights).toEqual([...heights].sort((one, other) => one - other));
  for (const clearance of await clearances(page)) expect(clearance).toBeGreaterThan(20);
});

test('in forced colours text stands on the background of the system, not on the mountain', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, path);
  const [mountain, ground] = await month(page).evaluate((section) => [
    getComputedStyle(section.querySelector('svg')!).fill,
    getComputedStyle(document.documentElement).backgroundColor,
  ]);
  expect(mountain).toBe(ground);
});
