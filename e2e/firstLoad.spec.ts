import type { Page } from '@playwright/test';
import { budgets } from './budgets';
import { headingOf } from './headingOf';
import { watchShifts } from './layoutShifts';
import { phone } from './measureFirstLoad';
import { expectHead, headOf, ofDocument } from './public/head';
import { beginToUse, expect, hydrated, logIn, open, publicPaths, still, test, variant } from './site';

test.use(still);

const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Paths of the pages that `/blog` represents here. */
const comingSoon = new Set<string>(['/resources', '/events', '/coming-soon']);

/**
 * Each theme and each width once: layout shifts depend on the width, hydration mismatches on the
 * theme.
 */
const variants = [
  { mode: 'dark', width: 375 },
  { mode: 'light', width: 1440 },
] as const;

for (const [index, { mode, width }] of variants.entries()) {
  test.describe(`${mode}, ${width} px`, variant(index), () => {
    test.use({ ...moving, colorScheme: mode, viewport: { width, height: width < 768 ? 740 : 900 } });

    test('every page hydrates without mismatches and layout shifts, and its head does not change', async ({
      page,
      problems,
    }) => {
      test.slow();
      // Fonts arrive after the first paint, as on slow connections. Routed requests bypass the
      // cache: each page is a first visit.
      await page.route(/\.woff2$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      const shifts = await watchShifts(page);
      for (const path of [...publicPaths.filter((path) => !comingSoon.has(path)), '/no-such-page'] as const) {
        await test.step(path, async () => {
          if (path === '/no-such-page') problems.expect(/404/);
          await open(page, path);
          // A line may wrap differently in the fallback face: the fonts arrive at the top of the
          // page, at any speed of the machine.
          await page.evaluate(() => document.fonts.ready);
          await expect(page.locator('html')).toHaveClass(mode === 'dark' ? /\bdark\b/ : /^((?!dark).)*$/);
          await page.evaluate(async () => {
            for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
              window.scrollTo({ top, behavior: 'instant' });
              await new Promise((resolve) => setTimeout(resolve, 60));
            }
          });
          const { sum, moved } = await shifts();
          expect(sum, `${path} moves:\n${moved}`).toBeLessThanOrEqual(0.002);
          // React reports a hydration mismatch as an error on the console.
          expect(problems.unexpected(), path).toEqual([]);
          if (path === '/no-such-page') return;
          const head = await headOf(page);
          expectHead(head, path);
          expect(head).toMatchObject(ofDocument);
        });
      }
    });
  });
}

test(
  'a visitor gets no script of the staff area, one React, and stores the theme only, after toggling it',
  { tag: '@smoke' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open(page, '/');
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /remote-admin|remote-invoice/.test(url))).toEqual([]);

    const versions = await page.evaluate(() => {
      const { __FEDERATION__ } = window as unknown as {
        __FEDERATION__: {
          __SHARE__: Record<string, { default?: Record<string, Record<string, { loaded?: boolean }>> }>;
        };
      };
      const scopes = Object.values(__FEDERATION__.__SHARE__).flatMap((scope) =>
        Object.entries(scope.default ?? {}),
      );
      return ['react', 'react-dom', '@vibrant-peak/shared/ui'].map((name) => [
        name,
        new Set(scopes.filter(([key]) => key === name).flatMap(([, byVersion]) => Object.keys(byVersion)))
          .size,
      ]);
    });
    expect(versions).toEqual([
      ['react', 1],
      ['react-dom', 1],
      ['@vibrant-peak/shared/ui', 1],
    ]);

    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'dark' });
    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  },
);

/** Scripts that the document requests with the first interaction. */
const scriptsOnInteraction = (page: Page) =>
  page.evaluate(() => {
    const text = document.getElementById('initial-scripts')!.textContent;
    const { onInteraction } = JSON.parse(text) as { onInteraction: { url: string }[] };
    return onInteraction.map(({ url }) => new URL(url, location.href).href);
  });

test(
  'one script follows the first paint and its picture, those of the page start together with the first interaction',
  { tag: '@smoke' },
  async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.route(/\/media\/hero/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    const ofKind = (kind: string) => requested.filter((url) => url.endsWith(kind));
    await expect.poll(() => ofKind('.woff2').length).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(ofKind('.woff2')).toHaveLength(2);
    expect(ofKind('.js')).toEqual([expect.stringContaining('/shell.js')]);
    const { start, earliest } = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const picture = resources.find(({ name }) => name.includes('/media/hero'))!;
      const paint = performance.getEntriesByName('first-contentful-paint')[0]!;
      const followers = resources.filter(({ name }) => /\.(js|woff2)$/.test(name));
      return {
        start: Math.min(...followers.map(({ startTime }) => startTime)),
        // A picture that takes long is not waited for.
        earliest: Math.min(picture.responseEnd, paint.startTime + 2000),
      };
    });
    expect(start).toBeGreaterThanOrEqual(earliest);

    // No response arrives that could trigger another request.
    await page.route(/\.js$/, () => undefined);
    const wanted = await scriptsOnInteraction(page);
    expect(wanted.length).toBeGreaterThanOrEqual(3);
    await beginToUse(page);
    await expect.poll(() => ofKind('.js')).toEqual(expect.arrayContaining(wanted));
  },
);

test(
  'an untouched page runs no file: the first interaction takes the script from the cache',
  { tag: '@smoke' },
  async ({ page }) => {
    const requests = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('/shell.js'))
          .map(({ initiatorType, transferSize }) => ({ initiatorType, transferSize })),
      );
    const fetched = expect.objectContaining({ initiatorType: 'fetch' }) as unknown;
    for (const path of ['/', '/services', '/projects', '/team', '/careers', '/how-we-work', '/admin/login']) {
      await page.goto(path);
      await expect.poll(requests, path).toEqual([fetched]);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(await page.locator('script[src]').count(), path).toBe(0);
      await hydrated(page);
      expect(await requests(), path).toEqual([fetched, { initiatorType: 'script', transferSize: 0 }]);
    }
  },
);

test('the largest paint of every page belongs to a part that does not fade in', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
      const isLate = element?.closest('[data-fades], [data-below]');
      document.documentElement.dataset['largest'] = `${isLate ? 'late' : 'early'}: ${element?.textContent}`;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  for (const path of Object.keys(budgets)) {
    await page.goto(path);
    // The first cards appear within half a second.
    await page.waitForLoadState('networkidle');
    await expect.soft(page.locator('html'), path).toHaveAttribute('data-largest', /^early/);
  }
});

test('fonts follow the first paint of a first visit, and apply before it after a reload', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const record = () => {
      if (document.querySelector<HTMLStyleElement>('#fonts')?.media !== 'all') return;
      document.documentElement.dataset['fontsWith'] ??= document.body ? 'page' : 'head';
    };
    new MutationObserver(record).observe(document, { attributes: true, childList: true, subtree: true });
  });
  const html = page.locator('html');
  await page.goto('/');
  await expect(html).toHaveAttribute('data-fonts-with', 'page');
  await page.reload();
  await expect(html).toHaveAttribute('data-fonts-with', 'head');
});

test('code for a tap is requested with the tap, at any time', { tag: '@smoke' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.route(/shell\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const isChunk = (url: string) => /\/r\/shell\/[^/]+\/\d+\.js$/.test(url);
  const chunks = () => [...new Set(requested.filter(isChunk))].sort();
  await page.goto('/team', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.waitFor();
  expect(chunks()).toEqual([]);
  await menu.click({ noWaitAfter: true });
  const early = (await scriptsOnInteraction(page)).filter(isChunk).sort();
  expect(early.length).toBeGreaterThan(0);
  await expect.poll(chunks).toEqual(early);
  release();
  await expect(page.getByRole('navigation', { name: 'Mobile' }).getByRole('list')).toBeVisible();
  expect(chunks()).toEqual(early);
});

test.describe('without JavaScript', () => {
  test.use({ ...moving, javaScriptEnabled: false });

  const texts: Record<string, string[]> = {
    '/': [
      headingOf('/'),
      'Integrity',
      'DevOps',
      'Bazaar Insight',
      'Tell us what you are building',
      'Mon-Fri 9:00 AM - 6:00 PM',
    ],
    '/services': [headingOf('/services'), 'Cybersecurity', 'IT Consulting'],
    '/projects': [headingOf('/projects'), 'IoT Development'],
    '/team': [headingOf('/team'), 'Our Culture', 'Growth'],
    '/careers': [headingOf('/careers'), 'Why Join Us?', 'Team Events', 'Responsibilities'],
    '/blog': ['Blog', 'Planning', 'Launch', 'Back to Home'],
  };
  test('every page is complete', { tag: '@smoke' }, async ({ page }) => {
    for (const [path, expected] of Object.entries(texts)) {
      await page.goto(path);
      for (const text of expected) await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
      const hidden = () =>
        page.locator('main h2, main h3, main p').evaluateAll(
          (elements) =>
            elements.filter((element) => {
              let node: Element | null = element;
              while (node) {
                if (getComputedStyle(node).opacity === '0') return true;
                node = node.parentElement;
              }
              return false;
            }).length,
        );
      // Some of it fades in, by CSS only.
      await expect.poll(hidden, path).toBe(0);
    }
  });
});

test('the login is prerendered, and text typed or submitted before its code has loaded takes effect', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('admin123');
  await page.getByRole('button', { name: 'Login' }).click();
  release();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Login successful')).toBeVisible();
});

test('sections below the first view are laid out after the paint, before the visitor reaches them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return;
      const { dataset } = document.documentElement;
      Object.assign(window, { wasPutOff: 'early' in dataset });
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/');
  const wasPutOff = () => page.evaluate(() => (window as unknown as { wasPutOff: boolean }).wasPutOff);
  await expect.poll(wasPutOff).toBe(true);
  const visibility = () =>
    page
      .locator('[data-below]')
      .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).contentVisibility));
  const shown = (count: number) => Array<string>(count).fill('visible');
  await expect.poll(visibility).toEqual(shown(5));
  await expect(page.locator('html')).not.toHaveAttribute('data-early');

  for (const [path, heading] of [
    ['/team', 'Our Culture'],
    ['/careers', 'Why Join Us?'],
  ] as const) {
    await page.goto(path);
    await expect.poll(wasPutOff).toBe(true);
    // The last two sections are laid out without an interaction: the one with the heading, and the
    // call to action.
    await expect.poll(visibility).toEqual(shown(2));
    await expect(page.locator('[data-below]').first().getByRole('heading', { name: heading })).toBeAttached();
  }

  await page.goto('/#contact');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Tell us what you are building' })).toBeInViewport();
});

test(
  'a staff page shows its frame before any script, with the login marker only, and hydrates it',
  { tag: '@smoke' },
  async ({ page, problems }) => {
    problems.expect(/Failed to load resource|net::ERR/);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/admin/projects');
    await expect(page.locator('#root')).toHaveAttribute('data-frame', '/admin/projects');
    await expect(page.locator('#root')).toBeHidden();

    await logIn(page);
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
    await expect(page.getByText('Loading')).toBeAttached();

    await page.unroute(/\.js$/);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Logout' }).focus();
    release();
    await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
    await expect(page.locator('#root')).not.toHaveAttribute('data-frame');
    await expect(page.getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page');
    // Hydrated, not replaced.
    await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
  },
);
