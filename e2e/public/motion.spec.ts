import type { Page } from '@playwright/test';
import { headingOf } from '../headingOf';
import { expect, open, publicPaths, test } from '../site';

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

test('the path to the summit draws itself once, by transform only; the light follows the theme', async ({
  page,
}) => {
  // Slowed down: on a busy machine they would be over when the test looks.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await page.goto('/', { waitUntil: 'commit' });
  // A window over the drawing, and the drawing in it.
  await expect.poll(async () => (await cssAnimationsIn(page)).length).toBeGreaterThanOrEqual(2);
  const animations = await cssAnimationsIn(page);
  expect(animations.filter(({ element }) => element !== 'div')).toEqual([]);
  const ofFrames = ['offset', 'computedOffset', 'easing', 'composite'];
  const properties = new Set(animations.flatMap((animation) => animation.properties));
  expect([...properties].filter((name) => !ofFrames.includes(name))).toEqual(['transform']);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });

  const lights = page.locator('#home svg > g');
  const opacities = () => lights.evaluateAll((all) => all.map((light) => getComputedStyle(light).opacity));
  await expect.poll(opacities).toEqual(['1', '0']);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect.poll(opacities).toEqual(['0', '1']);
});

test('the summit sinks a little while the page scrolls', async ({ page }) => {
  await open(page, '/');
  const sinking = page.locator('#home div:has(> div:has(img) + div)');
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

/** Animations of an untouched page during two seconds, by the properties that they change. */
const animationsOf = (page: Page) =>
  page.evaluate(async () => {
    const found = new Set<string>();
    // Without the displacement by transforms.
    const layoutTop = (element: Element | null): number =>
      element instanceof HTMLElement ? element.offsetTop + layoutTop(element.offsetParent) : 0;
    const composited = ['opacity', 'transform'];
    const ofKeyframes = ['offset', 'computedOffset', 'easing', 'composite'];
    for (const end = performance.now() + 2000; performance.now() < end;) {
      for (const animation of document.getAnimations()) {
        const { target, pseudoElement } = animation.effect as KeyframeEffect;
        const frames = (animation.effect as KeyframeEffect).getKeyframes();
        const other = frames
          .flatMap((frame) => Object.keys(frame))
          .filter((name) => ![...composited, ...ofKeyframes].includes(name));
        const place = `${target!.localName}${pseudoElement ?? ''} ${target!.className.toString()}`;
        if (other.length > 0) found.add(`${place} changes ${[...new Set(other)].join(', ')}`);
        if (target instanceof SVGElement) found.add(`${place} is part of a drawing`);
        const isTimed = animation.timeline === document.timeline && animation.playState === 'running';
        if (isTimed && layoutTop(target) >= innerHeight) found.add(`${place} moves below the first view`);
      }
      await new Promise(requestAnimationFrame);
    }
    return [...found];
  });

for (const [width, height] of [
  [375, 800],
  [1440, 900],
] as const)
  test(`untouched pages animate opacity and transform only, in the first view only, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of publicPaths) {
      // Until then the inline script at the end has put off what is below the first view.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect.soft(await animationsOf(page), path).toEqual([]);
    }
  });
