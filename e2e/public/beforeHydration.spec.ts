import type { Page } from '@playwright/test';
import { expect, hydrated, publicPaths, sampled, test, variant } from '../site';
import { opacityOf, scrollTo, topOf } from './look';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * What happens on a page that receives no event at all. Scripts of the site are held where React
 * must not take part.
 */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

const sections = ['about', 'services', 'portfolio', 'testimonials', 'contact'];
const heading = (page: Page, id: string) => page.locator(`#${id}-title`);
const html = (page: Page) => page.locator('html');
const colours = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((tags) => [...new Set(tags.map((tag) => tag.getAttribute('content')))]);

test('an unknown path is logged at load, once', async ({ page, problems }) => {
  problems.expect(/404/);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      errors.push(message.text());
  });
  await page.goto('/no-such-page/twice');
  await expect.poll(() => errors).toEqual([expect.stringContaining('/no-such-page/twice')]);
  await hydrated(page);
  await page.waitForTimeout(300);
  expect(errors).toHaveLength(1);
});

test("the footer has the visitor's year", async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00'));
  await page.goto('/team');
  await expect(page.getByRole('contentinfo').getByText('©')).toContainText('2031');
});

test(
  'sections below 80 % of the window are hidden 300 ms after the load, and fade in on scroll without React',
  { tag: '@smoke' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(800);
    for (const id of sections) {
      const isBelow = (await topOf(page.locator(`#${id}`))) >= 720;
      await expect.poll(() => opacityOf(heading(page, id)), id).toBe(isBelow ? 0 : 1);
    }
    const top = await topOf(page.locator('#services'));
    await scrollTo(page, Math.ceil(top - 720) + 8);
    await expect.poll(() => opacityOf(heading(page, 'services'))).toBe(1);
    expect(await opacityOf(heading(page, 'testimonials'))).toBe(0);

    release();
    await hydrated(page);
    expect(await opacityOf(heading(page, 'services')), 'hydration hides nothing').toBe(1);
    expect(await opacityOf(heading(page, 'testimonials')), 'hydration shows nothing').toBe(0);
    await scrollTo(page, 100_000);
    for (const id of sections) await expect.poll(() => opacityOf(heading(page, id)), id).toBe(1);
  },
);

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1440, height: 420 } });

  test('service cards fade in when a fifth of them is visible, without React', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/services', { waitUntil: 'domcontentloaded' });
    const card = page.getByRole('article').nth(4);
    await expect.poll(() => opacityOf(card)).toBe(0);
    const { y: top, height } = (await card.boundingBox())!;
    await scrollTo(page, top + 0.1 * height - 420);
    await page.waitForTimeout(100);
    expect(await opacityOf(card)).toBe(0);
    await scrollTo(page, top + 0.3 * height - 420);
    await expect.poll(() => opacityOf(card)).toBe(1);
  });
});

test('nothing is hidden for an address with a hash, after a reload in the page, on paper, or with the focus', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource|net::ERR/);
  await page.route(/\.js$/, (route) => route.abort());
  const expectAll = async (reason: string) => {
    await page.waitForTimeout(600);
    for (const id of sections) expect(await opacityOf(heading(page, id)), `${reason}: ${id}`).toBe(1);
  };
  await page.goto('/#services');
  await expectAll('hash');
  await page.goto('/blog');
  await page.goto('/');
  await expect.poll(() => opacityOf(heading(page, 'contact'))).toBe(0);
  await page.locator('#contact').getByRole('textbox').first().focus();
  await expect.poll(() => opacityOf(heading(page, 'contact'))).toBe(1);
  await page.reload();
  await expectAll('reload');

  await page.goto('/blog');
  await page.goto('/');
  await expect.poll(() => opacityOf(heading(page, 'services'))).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expectAll('paper');
});

for (const [index, delay] of [0, 1000, 5000].entries())
  test(
    `the theme toggle answers in the same frame ${delay} ms after the load, without React, and a reload preserves the choice`,
    variant(index),
    async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/services', { waitUntil: 'commit' });
      const toggle = page.getByRole('button', { name: 'Switch to dark mode' });
      await toggle.waitFor();
      await page.waitForTimeout(delay);
      const press = () => {
        document.querySelector<HTMLElement>('header button')!.click();
        return document.documentElement.classList.contains('dark');
      };
      expect(await page.evaluate(press)).toBe(true);
      expect(await colours(page)).toHaveLength(1);
      await page.reload({ waitUntil: 'commit' });
      await expect(html(page)).toHaveClass(/\bdark\b/);
      await page.getByRole('button', { name: 'Switch to light mode' }).click();
      await expect(html(page)).not.toHaveClass(/\bdark\b/);
      release();
      await hydrated(page);
      await expect(html(page)).not.toHaveClass(/\bdark\b/);
      await toggle.click();
      await expect(html(page)).toHaveClass(/\bdark\b/);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    },
  );

test('the theme follows the system, another tab and a return from the cache', async ({ page, context }) => {
  await holdScripts(page);
  await page.goto('/careers', { waitUntil: 'domcontentloaded' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveClass(/\bdark\b/);
  const second = await context.newPage();
  await second.goto('/services');
  await second.evaluate(() => localStorage.setItem('theme', 'light'));
  await expect(html(page)).not.toHaveClass(/\bdark\b/);
  const dark = await colours(page);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(html(page)).toHaveClass(/\bdark\b/);
  expect(await colours(page)).not.toEqual(dark);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test(
    'the menu answers the first press in the same frame, without React, which takes it over',
    { tag: '@smoke' },
    async ({ page }) => {
      for (const path of ['/', '/team']) {
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        const opener = page.getByRole('button', { name: 'Open menu' });
        const closer = page.getByRole('button', { name: 'Close menu' });
        const links = page.getByRole('navigation', { name: 'Mobile' }).getByRole('link');
        await opener.waitFor();
        const shown = () => {
          const button = document.querySelector<HTMLElement>('header [aria-controls]')!;
          button.click();
          return [button.ariaExpanded, button.ariaLabel];
        };
        expect(await page.evaluate(shown)).toEqual(['true', 'Close menu']);
        await expect(links.first()).toBeVisible();
        await expect(page.locator('header [aria-current]:visible')).toHaveCount(1);
        await closer.press('Enter');
        await expect(links).toHaveCount(0);
        await opener.tap();
        // The click follows the touch.
        await expect(links.first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(opener).toBeFocused();
        await opener.press('Space');
        await expect(links.first()).toBeVisible();

        release();
        await hydrated(page);
        await expect(closer).toHaveAttribute('aria-expanded', 'true');
        await expect(links.first()).toBeVisible();
        await closer.click();
        await expect(links).toHaveCount(0);
        await expect(opener).toHaveAttribute('aria-expanded', 'false');
        await page.unrouteAll();
      }
    },
  );

  test('a link of the menu closes it without React', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(menu).toBeHidden();
    await expect.poll(() => topOf(page.locator('#contact'))).toBeLessThanOrEqual(100);
  });
});

test('no script is preloaded that is not used', async ({ context }) => {
  // One of each kind comes first; the staff page is opened without the login marker.
  const kinds = ['/', '/projects/greenline', '/admin/login', '/admin/projects'];
  const paths = sampled([...kinds, ...publicPaths.slice(1)], kinds.length);
  for (const group of [paths.slice(0, 4), paths.slice(4, 8), paths.slice(8)])
    await Promise.all(
      group.map(async (path) => {
        const page = await context.newPage();
        const warnings: string[] = [];
        page.on('console', (message) => {
          if (message.text().includes('preload')) warnings.push(message.text());
        });
        await page.goto(path);
        await page.waitForTimeout(8000);
        expect(warnings, path).toEqual([]);
        await page.close();
      }),
    );
});
