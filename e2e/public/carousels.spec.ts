import type { Locator, Page } from '@playwright/test';
import { endAnimations } from '../endAnimations';
import { expect, hydrated, open, test } from '../site';
import { openStopped } from './clock';
import { scrollPosition, scrollTo, topOf } from './look';

const projects = ['Bazaar Insight', 'Swift Cart', 'Harbor Design System', 'Greenline', 'Open Clinic'];
const speakers = ['Farah Jamil', 'Sofia Lindqvist', 'Imran Yousafzai', 'Dr. Samina Raza'];

const carousel = (page: Page, name: string) =>
  page.locator(`[aria-roledescription=carousel][aria-label=${name}]`);

/** Reachable slides: those out of view are hidden from assistive technology. */
const shown = (region: Locator) => region.getByRole('heading').allTextContents();

const expectShown = (region: Locator, entries: (string | undefined)[], message?: string) =>
  expect.poll(() => shown(region), message).toEqual(entries);

/** `count` entries from `first` on, wrapping around the end. */
const around = (entries: string[], first: number, count: number) =>
  Array.from({ length: count }, (_, index) => entries[(first + index) % entries.length]);

/** Loads the code of all parts of the page. */
async function wakeUp(page: Page): Promise<void> {
  await page
    .locator('[data-island]')
    .evaluateAll((islands) => islands.forEach((island) => island.dispatchEvent(new Event('pointermove'))));
  await expect(page.locator('[data-island]:not([data-ready])')).toHaveCount(0);
}

/**
 * Scrolls a carousel into view and waits until it and all other parts are hydrated: a jump of the
 * clock during a load would look like a timeout.
 */
async function reach(page: Page, name: string): Promise<Locator> {
  const region = carousel(page, name);
  await wakeUp(page);
  await scrollTo(page, (await topOf(region)) - 200);
  await expect(region.locator('.react-multi-carousel-item--active').first()).toBeAttached();
  return region;
}

const movements = [
  { name: 'Portfolio', entries: projects, visible: 3, interval: 4000 },
  { name: 'Testimonials', entries: speakers, visible: 1, interval: 5000 },
] as const;

test('Portfolio moves every 4000 ms, Testimonials every 5000, and both loop; the focus stops Testimonials only, for good', async ({
  page,
}) => {
  await openStopped(page, '/');
  const regions = [await reach(page, 'Portfolio'), await reach(page, 'Testimonials')];
  const expectAt = async (time: number) => {
    for (const [index, { entries, visible, interval }] of movements.entries())
      await expectShown(
        regions[index]!,
        around([...entries], Math.floor(time / interval), visible),
        `after ${time} ms`,
      );
  };
  for (const { name } of movements)
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  let time = 0;
  for (; time <= 20_000; time += 1000) {
    await expectAt(time);
    await page.clock.runFor(950);
    await expectAt(time);
    await page.clock.runFor(50);
  }

  await regions[1]!.getByRole('button').last().focus();
  await page.clock.runFor(1000);
  await expectStopped(page, regions[1]!, 5000);
  const before = await shown(regions[0]!);
  await page.clock.runFor(4000);
  await expect.poll(() => shown(regions[0]!)).not.toEqual(before);
});

/** The slides in view stay, even after pointer and focus have left. */
async function expectStopped(page: Page, region: Locator, interval: number): Promise<void> {
  const stopped = await shown(region);
  await page.mouse.move(5, 5);
  await page
    .locator(':focus')
    .evaluateAll((elements) => (elements as HTMLElement[]).forEach((e) => e.blur()));
  for (let round = 0; round < 4; round++) {
    await page.clock.runFor(interval);
    expect(await shown(region)).toEqual(stopped);
  }
}

// `Carousel.test.tsx` covers the other ways to stop a carousel.
test('a drag stops Portfolio for good', async ({ page }) => {
  await openStopped(page, '/');
  const region = await reach(page, 'Portfolio');
  const before = await shown(region);
  await page.clock.runFor(4000);
  await expect.poll(() => shown(region)).not.toEqual(before);

  const { x, y, width } = (await region.boundingBox())!;
  await page.mouse.move(x + width / 2, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 60, y + 100);
  await page.mouse.up();
  await page.clock.runFor(1000);
  await expectStopped(page, region, 4000);
});

test('the buttons wrap around both ends', async ({ page }) => {
  await openStopped(page, '/');
  for (const [name, slide, entries, visible] of [
    ['Portfolio', 'project', projects, 3],
    ['Testimonials', 'testimonial', speakers, 1],
  ] as const) {
    const region = await reach(page, name);
    const next = region.getByRole('button', { name: `Next ${slide}`, exact: true });
    const previous = region.getByRole('button', { name: `Previous ${slide}`, exact: true });
    await previous.focus();
    await page.clock.runFor(1000);
    const [start] = await shown(region);
    let first = entries.findIndex((entry) => entry === start);
    const toTheEnd = Array.from({ length: first + 1 }, () => previous);
    for (const button of [...toTheEnd, next, next]) {
      await button.click();
      first = (first + (button === next ? 1 : entries.length - 1)) % entries.length;
      await page.clock.runFor(1000);
      await expectShown(region, around([...entries], first, visible));
    }
  }
});

// The first width of each pair is set before the load, the second by resizing the window.
for (const pair of [
  [
    [767, 1],
    [768, 2],
  ],
  [
    [1024, 3],
    [1023, 2],
  ],
] as const) {
  test(`the number of projects in view follows the width, at ${pair[0][0]} and ${pair[1][0]} pixels, and one testimonial is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: pair[0][0], height: 900 });
    await open(page, '/');
    for (const [width, cards] of pair) {
      await page.setViewportSize({ width, height: 900 });
      const portfolio = await reach(page, 'Portfolio');
      await expect(portfolio.getByRole('article')).toHaveCount(cards);
      const boxes = await portfolio
        .getByRole('article')
        .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().width));
      for (const card of boxes) expect(card).toBeGreaterThan((width < 1280 ? width : 1200) / cards - 80);
      await expect(portfolio.getByRole('button', { name: 'Next project' })).toBeVisible();
      await expect(portfolio.getByRole('button', { name: 'Previous project' })).toBeVisible();

      const testimonials = await reach(page, 'Testimonials');
      await expect(testimonials.getByRole('article')).toHaveCount(1);
      for (const name of ['Previous testimonial', 'Next testimonial']) {
        await expect(testimonials.getByRole('button', { name })).toBeVisible({ visible: width >= 768 });
      }
    }
  });
}

test('hydrating carousels do not shift the end of the page', async ({ page }) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    // Scroll anchoring would hide most such shifts, but not all, and not in every browser.
    await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
    // A font that arrives later may break a line elsewhere.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(page.locator('html')).not.toHaveAttribute('data-early');
    await scrollTo(page, 100_000);
    const heading = page.getByRole('heading', { name: 'Tell us what you are building' });
    const positions = async () => [await scrollPosition(page), await topOf(heading)];
    await endAnimations(page);
    const before = await positions();
    expect(before[0]).toBeGreaterThan(2000);

    await hydrated(page);
    await wakeUp(page);
    for (const { name } of movements) {
      await expect(carousel(page, name).locator('.react-multi-carousel-item--active').first()).toBeAttached();
    }
    await page.waitForTimeout(300);
    const after = await positions();
    for (const [index, position] of before.entries())
      expect(Math.abs(after[index]! - position), `${width} pixels wide`).toBeLessThanOrEqual(2);
    await page.goto('about:blank');
  }
});

test('Tab skips slides out of view', async ({ page }) => {
  await openStopped(page, '/');
  const region = await reach(page, 'Portfolio');
  await region.getByRole('button', { name: 'Next project' }).focus();
  const stops: string[] = [];
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Shift+Tab');
    const titles = await page.locator('article:has(:focus)').getByRole('heading').allTextContents();
    stops.push(...titles);
  }
  expect(stops).toEqual(projects.slice(0, 3).reverse());
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves automatically, and the buttons work', async ({ page }) => {
    await openStopped(page, '/');
    for (const name of ['Portfolio', 'Testimonials']) {
      const region = await reach(page, name);
      const before = await shown(region);
      await page.clock.runFor(20_000);
      expect(await shown(region)).toEqual(before);
      await region.getByRole('button', { name: /^Next/ }).click();
      await page.clock.runFor(1000);
      await expect.poll(() => shown(region)).not.toEqual(before);
    }
  });
});
