import type { Page } from '@playwright/test';
import { headingOf } from '../headingOf';
import { expect, open, test } from '../site';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter by category' }).getByRole('button', { name, exact: true });

/** Opens the projects page and loads the animation library by hovering. */
async function openWithMotion(page: Page): Promise<void> {
  await open(page, '/projects');
  await category(page, 'All').hover();
  await expect.poll(() => hasMotion(page)).toBe(true);
}

type Shares = Record<string, Record<string, Record<string, Record<string, { loaded?: boolean }>>>>;

/** Whether the shared animation library is loaded. */
const hasMotion = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__ } = window as unknown as { __FEDERATION__: { __SHARE__: Shares } };
    return Object.values(__FEDERATION__.__SHARE__)
      .flatMap((scopes) => Object.values(scopes['default']?.['@vibrant-peak/shared/motion'] ?? {}))
      .some(({ loaded }) => loaded === true);
  });

/** Slows script animations down: on a busy machine, too, a press meets what was just measured. */
const slowDown = (page: Page) =>
  page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...call) {
      const animation = animate.apply(this, call);
      animation.playbackRate = 0.001;
      return animation;
    };
  });

/** Distance of a card from its final position. */
const distanceOf = (page: Page, name: string) =>
  card(page, name).evaluate((article) => {
    const { m41, m42 } = new DOMMatrix(getComputedStyle(article.parentElement!).transform);
    return Math.hypot(m41, m42);
  });

test('the filter animates its cards to their places, and a press on a moving card is a click', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2000 });
  await slowDown(page);
  await openWithMotion(page);
  await category(page, 'Web Development').click();
  await expect.poll(() => distanceOf(page, 'Open Clinic')).toBeGreaterThan(100);
  const button = card(page, 'Open Clinic').getByRole('button', { name: 'View Details' });
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.evaluate(() => document.getAnimations().forEach((each) => each.updatePlaybackRate(0.1)));
  await page.waitForTimeout(1500);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Open Clinic' })).toBeVisible();
});

/** CSS animations that run at this moment: their elements, and the properties that they change. */
const cssAnimationsIn = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        const properties = (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));
        return { element: target!.tagName.toLowerCase(), properties };
      }),
  );

test('the path to the summit draws itself once, by opacity and transform only; the light follows the theme', async ({
  page,
}) => {
  // Slowed down: on a busy machine they would be over when the test looks.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await page.goto('/', { waitUntil: 'commit' });
  const pathsIn = async () =>
    (await cssAnimationsIn(page)).filter(({ element }) => element === 'path').length;
  await expect.poll(pathsIn).toBeGreaterThan(6);
  const animations = await cssAnimationsIn(page);
  const ofFrames = ['offset', 'computedOffset', 'easing', 'composite'];
  const properties = new Set(animations.flatMap((animation) => animation.properties));
  expect([...properties].filter((name) => !ofFrames.includes(name)).sort()).toEqual(['opacity', 'transform']);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });

  const lights = page.locator('#home svg > g');
  const opacities = () => lights.evaluateAll((all) => all.map((light) => getComputedStyle(light).opacity));
  await expect.poll(opacities).toEqual(['1', '0']);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect.poll(opacities).toEqual(['0', '1']);
});

test('the summit sinks a little while the page scrolls', async ({ page }) => {
  await open(page, '/');
  const sinking = page.locator('#home div:has(> div + svg)');
  const depth = () => sinking.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m42);
  expect(await depth()).toBe(0);
  await page.evaluate(() => scrollTo({ top: 320, behavior: 'instant' }));
  await expect.poll(depth).toBeCloseTo(6);
});

test('on phones the bars of results grow as they are scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, '/');
  const bar = page.locator('a[href="/projects/bazaar-insight"] div[aria-hidden] > :last-child').first();
  const width = () => bar.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  const scrollToShare = (share: number) =>
    bar.evaluate((element, at) => {
      const { top } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight * at, behavior: 'instant' });
    }, share);
  await scrollToShare(0.95);
  await expect.poll(width).toBeLessThan(0.5);
  await scrollToShare(0.5);
  await expect.poll(width).toBe(1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves: cards, dialogs and pages appear at once', async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...call) {
        moved.push(this.outerHTML.slice(0, 80));
        return animate.apply(this, call);
      };
      // The skeleton over a slow page fades in all the same.
      document.addEventListener('animationstart', ({ animationName }) => {
        if (!animationName.startsWith('fade')) moved.push(animationName);
      });
    });
    await openWithMotion(page);
    await category(page, 'Web Development').click();
    await card(page, 'Open Clinic').getByRole('button', { name: 'View Details' }).hover();
    await page.waitForLoadState('networkidle');
    await card(page, 'Open Clinic').getByRole('button', { name: 'View Details' }).click();
    await expect(page.getByRole('dialog', { name: 'Open Clinic' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/team'));
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });

  for (const path of ['/', '/services'])
    test(`no CSS animation runs on ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(await cssAnimationsIn(page)).toEqual([]);
    });
});
