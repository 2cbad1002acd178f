import type { Page } from '@playwright/test';
import { headingOf } from '../headingOf';
import { expect, hydrated, open, still, test } from '../site';
import { expectHead, headOf, titles } from './head';
import { restingPosition, scrollPosition, scrollTo, topOf } from './look';

test.use(still);

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');
const quickLink = (page: Page, name: string) =>
  footer(page).getByRole('listitem').getByRole('link', { name, exact: true });

/** Marks the document: a page load would remove the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

const expectAtSection = (page: Page, id: string) =>
  expect
    .poll(async () => {
      const top = await topOf(page.locator(`#${id}`));
      const { isAtEnd } = await page.evaluate(() => ({
        isAtEnd: window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2,
      }));
      return (top > -2 && top <= 100) || (isAtEnd && top > 0);
    }, id)
    .toBe(true);

/** Pages in the header, with their headings. */
const pages = [
  ['Projects', '/projects', headingOf('/projects')],
  ['Team', '/team', headingOf('/team')],
  ['Careers', '/careers', headingOf('/careers')],
  ['Blog', '/blog', 'Blog'],
  ['Services', '/services', headingOf('/services')],
  ['Home', '/', headingOf('/')],
] as const;
const labels = ['Home', 'Services', 'Projects', 'Team', 'Careers', 'Blog'];
const addresses = ['/', '/services', '/projects', '/team', '/careers', '/blog'];

/** The highlighted links in the prerendered document of an address. */
async function highlightedInDocument(page: Page, path: string): Promise<(string | undefined)[]> {
  const html = await (await page.request.get(path)).text();
  const links = /<nav aria-label="Main".*?<\/nav>/s.exec(html)?.[0] ?? 'no links';
  return Array.from(links.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)</g), ([, name]) => name);
}

test(
  'the header navigates without a page load: to the top, with the focus on the content, its own head and its link highlighted',
  { tag: '@smoke' },
  async ({ page, problems }) => {
    problems.expect(/404/);
    const links = main(page).getByRole('link');
    const current = page.locator('header [aria-current]');
    for (const path of ['/resources', '/no-such-page']) {
      expect(await highlightedInDocument(page, path), path).toEqual([]);
      await open(page, path);
      await expect(links).toHaveText(labels);
      await expect(current).toHaveCount(0);
    }
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(addresses);

    await mark(page);
    for (const [label, path, heading] of pages) {
      await scrollTo(page, 300);
      await main(page).getByRole('link', { name: label, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      await expect.poll(() => scrollPosition(page)).toBe(0);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveURL(path);
      await expect.poll(() => headOf(page).then(({ title }) => title)).toEqual([titles[path]]);
      expectHead(await headOf(page), path);
      if (path === '/') continue;
      expect(await highlightedInDocument(page, path), path).toEqual([label]);
      await expect(links).toHaveText(labels);
      await expect(current).toHaveText([label]);
      await expect(current).toHaveAttribute('aria-current', 'page');
    }
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingOf('/services')]);
    await expect.poll(() => headOf(page).then(({ title }) => title)).toEqual(['Services | Vibrant Peak']);
    expectHead(await headOf(page), '/services');
    expect(await isMarked(page)).toBe(true);
  },
);

test('links to sections work from any page', async ({ page, problems }) => {
  problems.expect(/404/);
  await open(page, '/no-such-page');
  await mark(page);
  for (const [label, next] of [
    ['Services', 'Team'],
    ['About', 'Blog'],
    ['Portfolio', 'Projects'],
    ['Contact', 'Careers'],
    ['Home', undefined],
  ] as const) {
    await quickLink(page, label).click();
    await expect(page).toHaveURL(`/#${label.toLowerCase()}`);
    await expectAtSection(page, label.toLowerCase());
    if (!next) continue;
    // The home page's header has no links to pages: Back first.
    await page.goBack();
    await main(page).getByRole('link', { name: next, exact: true }).click();
    await expect(page).toHaveURL(`/${next.toLowerCase()}`);
  }
  expect(await isMarked(page)).toBe(true);
});

test('the brand links home; links to sections work when clicked twice', async ({ page }) => {
  await open(page, '/team');
  await mark(page);
  await page.getByRole('banner').getByRole('link', { name: 'Vibrant Peak', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(await isMarked(page)).toBe(true);
  // Links compare their address with the page that is shown: before it changes, they add an entry.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(headingOf('/'));
  await page.goBack();
  await expect(page).toHaveURL('/team');
  await expect(heading).toHaveText(headingOf('/team'));

  await quickLink(page, 'About').click();
  await expectAtSection(page, 'about');
  await scrollTo(page, 100_000);
  await quickLink(page, 'About').click();
  await expectAtSection(page, 'about');
  await scrollTo(page, 100_000);
  const steps = await page.evaluate(() => history.length);
  await quickLink(page, 'About').click();
  await expectAtSection(page, 'about');
  await scrollTo(page, 0);
  await main(page).getByRole('link', { name: 'About' }).click();
  await expectAtSection(page, 'about');
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('the home page: links to sections work before any scrolling, Back steps through them, and returning restores the position', async ({
  page,
  context,
}) => {
  for (const label of ['About', 'Contact']) {
    await open(page, '/');
    await main(page).getByRole('link', { name: label, exact: true }).click();
    await expectAtSection(page, label.toLowerCase());
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollPosition(page)).toBe(0);
  }

  await test.step('Back steps through the sections', async () => {
    await main(page).getByRole('link', { name: 'Services', exact: true }).click();
    await expectAtSection(page, 'services');
    await main(page).getByRole('link', { name: 'Contact', exact: true }).click();
    await expectAtSection(page, 'contact');
    await page.goBack();
    await expect(page).toHaveURL('/#services');
    await expectAtSection(page, 'services');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });

  await test.step('a modified click opens another tab', async () => {
    for (const name of ['About', 'Contact']) {
      const [second] = await Promise.all([
        context.waitForEvent('page'),
        main(page)
          .getByRole('link', { name, exact: true })
          .click({ modifiers: ['ControlOrMeta'] }),
      ]);
      await expect(second).toHaveURL(`/#${name.toLowerCase()}`);
      await second.close();
      await expect(page).toHaveURL('/');
    }
  });

  await test.step('returning restores the position', async () => {
    await page.getByRole('link', { name: 'View All Projects' }).scrollIntoViewIfNeeded();
    const position = await restingPosition(page);
    expect(position).toBeGreaterThan(500);
    await page.getByRole('link', { name: 'View All Projects' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/projects'));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'));
    await expect.poll(() => scrollPosition(page)).toBe(position);
    await expect(page.getByRole('link', { name: 'View All Projects' })).toBeInViewport();
  });
});

test('an address with a hash opens at its section, also from another site', async ({ page }) => {
  for (const id of ['about', 'testimonials', 'contact']) {
    await open(page, `/#${id}`);
    await expectAtSection(page, id);
    await page.goto('about:blank');
  }
  await open(page, '/#no-such-section');
  expect(await scrollPosition(page)).toBe(0);
});

test('Back and Forward restore the scroll position, and so does a reload', async ({ page }) => {
  await open(page, '/services');
  await scrollTo(page, 420);
  await main(page).getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/team'));
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await scrollTo(page, 640);
  await main(page).getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/careers'));

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/team'));
  await expect.poll(() => scrollPosition(page)).toBe(640);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/services'));
  await expect.poll(() => scrollPosition(page)).toBe(420);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/team'));
  await expect.poll(() => scrollPosition(page)).toBe(640);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollPosition(page)).toBe(640);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('pages jump, links on the same page scroll smoothly and move the focus', async ({ page }) => {
    await open(page, '/');
    // As the click leaves it: it lasts for the time of a scroll.
    await page.evaluate(() =>
      window.addEventListener('click', () => {
        document.documentElement.dataset['scrolls'] = document.documentElement.style.scrollBehavior;
      }),
    );
    await main(page).getByRole('link', { name: 'About' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scrolls', 'smooth');
    await expect(page.locator('#about')).toBeFocused();
    await expectAtSection(page, 'about');

    await page.goto('/#contact');
    await hydrated(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    await scrollTo(page, 600);
    await footer(page).getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });
});

test('a hash that cannot be decoded names no section, and nothing fails', async ({ page }) => {
  await open(page, '/#20%off');
  for (const name of ['Portfolio', 'Testimonials'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(page.locator('[data-island]:not([data-ready])')).toHaveCount(0);
  await page.goto('/team#%');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Unexpected Application Error|stopped working/)).toHaveCount(0);
});
