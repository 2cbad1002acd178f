import type { Page } from '@playwright/test';
import { headingOf } from '../headingOf';
import { openStopped } from '../public/clock';
import { goTo, notice, openDesk } from '../staff/desk';
import { beginToUse, hydrated, still, variant } from '../site';
import { alert, expect, expectSession, forged, releaseOf, test, withSession } from './front';

test.use(still);

const main = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Serves the script of remote-public that contains a text, with an expression in its place. */
async function broken(site: string, module: string, text: string, expression: string) {
  const release = await releaseOf(site, 'remote-public');
  for (const file of release.assets.exposes[module]!.files) {
    const code = await (await fetch(site + release.base + file)).text();
    if (code.includes(text)) return forged(site, release, file, (source) => source.replace(text, expression));
  }
  throw new Error(`${module} does not contain ${text}`);
}

const throwing = '(()=>{throw new Error("injected fault")})()';

const faulty = {
  'in render': {
    module: 'howWeWork/HowWeWorkPage',
    path: '/how-we-work',
    text: '"What it costs to begin"',
    expression: throwing,
  },
  'in an effect': {
    module: 'comingSoon/ComingSoonPage',
    path: '/blog',
    text: 'setInterval(',
    expression: `${throwing}||setInterval(`,
  },
};

for (const [index, [where, { module, path, text, expression }]] of Object.entries(faulty).entries()) {
  test(
    `row 15: a page that throws ${where} affects itself only, and leaving and returning works`,
    variant(index),
    async ({ page, front }) => {
      await withSession(page);
      front.faults = await broken(front.url, module, text, expression);
      await page.goto(front.url + path);
      await beginToUse(page);
      const panel = alert(page, 'stopped working');
      await expect(panel).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await main(page, 'Services').click();
      await expect(page.getByRole('heading', { level: 1, name: headingOf('/services') })).toBeVisible();
      await expect(panel).toHaveCount(0);
      await page.goBack();
      await expect(panel).toBeVisible();
      await main(page, 'Careers').click();
      await expect(page.getByRole('heading', { level: 1, name: headingOf('/careers') })).toBeVisible();
      await expectSession(page);
    },
  );
}

const storages: Record<string, () => void> = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  denied: () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'filled with junk': () => {
    if (window !== window.top) return;
    localStorage.setItem('theme', '{"mode":');
    localStorage.setItem('adminAuth', '\u0000');
  },
};

for (const [name, prepare] of Object.entries(storages)) {
  test(`row 20: with a storage that is ${name} the theme works in memory for this page load`, async ({
    page,
    front,
  }) => {
    await page.addInitScript(prepare);
    await page.goto(`${front.url}/services`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await main(page, 'Careers').click();
    await expect(page.getByRole('heading', { level: 1, name: headingOf('/careers') })).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    await page.goto(`${front.url}/admin`);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });
}

/** The heap settles after hundreds of navigations. `heap` is in bytes for each change of page. */
const rounds = { warmUp: 600, changes: 50, heap: 1000 };

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    `row 23: ${4 * rounds.changes} navigations leak no memory`,
    { tag: '@long' },
    async ({ page, front, context }) => {
      await page.goto(`${front.url}/services`);
      await hydrated(page);
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable');
      const measure = async () => {
        await session.send('HeapProfiler.collectGarbage');
        const { metrics } = await session.send('Performance.getMetrics');
        const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
        return {
          heap: valueOf('JSHeapUsedSize'),
          nodes: valueOf('Nodes'),
          listeners: valueOf('JSEventListeners'),
        };
      };
      const change = (count: number) =>
        page.evaluate(async (changes) => {
          const names = ['Team', 'Projects', 'Careers', 'Services'];
          for (let step = 0; step < changes; step++) {
            const name = names[step % names.length];
            const before = document.querySelector('h1');
            [...document.querySelectorAll<HTMLElement>('header a')]
              .find(({ textContent }) => textContent === name)!
              .click();
            while (!document.querySelector('h1') || document.querySelector('h1') === before)
              await new Promise((resolve) => setTimeout(resolve, 5));
            await new Promise((resolve) => setTimeout(resolve, 10));
          }
        }, count);
      await change(rounds.warmUp);
      const marks = [await measure()];
      for (let round = 0; round < 4; round++) {
        await change(rounds.changes);
        marks.push(await measure());
      }
      // A single step is the engine's bookkeeping, or a page that is not yet collected; a leak per
      // navigation shows in all rounds.
      const left = (part: keyof (typeof marks)[number]) =>
        marks
          .slice(1)
          .map((mark, index) => (mark[part] - marks[index]![part]) / rounds.changes)
          .sort((first, second) => first - second)[1]!;
      test
        .info()
        .annotations.push({ type: 'heap slope', description: `${left('heap').toFixed(0)} bytes a change` });
      expect(left('heap')).toBeLessThan(rounds.heap);
      expect(left('listeners')).toBeLessThan(1);
      expect(left('nodes')).toBeLessThan(1);
    },
  );
});

const hour = 3_600_000;

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('row 25: after an hour of sleep the carousel moves by one slide only', async ({ page }) => {
    await openStopped(page, '/');
    const region = page.locator('[aria-roledescription=carousel][aria-label=Testimonials]');
    await page
      .locator('[data-island]')
      .evaluateAll((islands) => islands.forEach((island) => island.dispatchEvent(new Event('pointermove'))));
    const slide = region.locator('.react-multi-carousel-item--active');
    await expect(slide).toHaveCount(1);
    const index = async () => Number(await slide.getAttribute('data-index'));
    const before = await index();
    await page.clock.fastForward(hour);
    await page.clock.runFor(100);
    await expect.poll(async () => (await index()) - before).toBe(1);
  });
});

test('row 25: after an hour of sleep Coming Soon continues from its previous progress', async ({ page }) => {
  await openStopped(page, '/blog');
  const progress = async () => Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'));
  const start = await progress();
  await page.clock.runFor(2000);
  // Half a percent in 100 ms.
  await expect.poll(progress).toBeGreaterThanOrEqual(start + 10);
  const before = await progress();
  await page.clock.fastForward(hour);
  expect((await progress()) - before).toBeLessThanOrEqual(1);
  await page.clock.runFor(1000);
  expect((await progress()) - before).toBeLessThanOrEqual(6);
});

for (const [name, sleep] of Object.entries({
  'sleeps for an hour': (page: Page) => page.clock.fastForward(hour),
  'has its clock set back': async (page: Page) => {
    await page.clock.setSystemTime(new Date('2020-01-01T00:00:00'));
    await page.clock.runFor(2000);
  },
})) {
  test(`row 25: settings are saved once when the machine ${name} meanwhile`, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-04T10:00:00') });
    await openDesk(page, '/admin/settings');
    await page.getByLabel('Site Name').fill('Steady Hill');
    await page.clock.pauseAt(new Date('2026-03-04T12:00:00'));
    await page.getByRole('button', { name: 'Save' }).click();
    await sleep(page);
    // The code of notices loads over the network, which the fake clock does not control.
    const notices = async () => (await page.clock.runFor(250), notice(page, 'Settings Updated').count());
    await expect.poll(notices).toBe(1);
    expect(await notices()).toBe(1);
    await page.clock.resume();
    await goTo(page, 'Team', 'Team Members');
    await goTo(page, 'Settings');
    await expect(page.getByLabel('Site Name')).toHaveValue('Steady Hill');
  });
}
