import type { Page } from '@playwright/test';
import { expect, hydrated, open, still, test } from '../site';
import { scrollPosition, scrollTo, topOf } from './look';

test.use(still);

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');
const quickLink = (page: Page, name: string) =>
  footer(page).getByRole('listitem').getByRole('link', { name, exact: true });

/** Marks the document: a page load would lose the mark. */
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

test('the header goes from page to page without a page load, to the top, with the focus on the content', async ({
  page,
}) => {
  await open(page, '/services');
  await mark(page);
  const pages = {
    Projects: 'Our Projects',
    Team: 'Meet Our Team',
    Careers: 'Join Our Team',
    Blog: 'Blog',
    Services: 'Our Services',
    Home: 'Peak Innovation, Vibrant Solutions',
  };
  for (const [label, heading] of Object.entries(pages)) {
    await scrollTo(page, 300);
    await main(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(label === 'Home' ? '/' : `/${label.toLowerCase()}`);
  }
  expect(await isMarked(page)).toBe(true);
});

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
    // The home page has no links to pages in its header: back to the page before, and on from there.
    await page.goBack();
    await main(page).getByRole('link', { name: next, exact: true }).click();
    await expect(page).toHaveURL(`/${next.toLowerCase()}`);
  }
  expect(await isMarked(page)).toBe(true);
});

test('links to sections work when clicked twice', async ({ page }) => {
  await open(page, '/team');
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

test('links to sections work on a page that was just loaded, without scrolling first', async ({ page }) => {
  for (const label of ['About', 'Contact']) {
    await open(page, '/');
    await main(page).getByRole('link', { name: label, exact: true }).click();
    await expectAtSection(page, label.toLowerCase());
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollPosition(page)).toBe(0);
  }
});

test('an address with a hash opens at its section, also from outside', async ({ page }) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet Our Team');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await scrollTo(page, 640);
  await main(page).getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet Our Team');
  await expect.poll(() => scrollPosition(page)).toBe(640);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  await expect.poll(() => scrollPosition(page)).toBe(420);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet Our Team');
  await expect.poll(() => scrollPosition(page)).toBe(640);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollPosition(page)).toBe(640);
});

test('Back goes through the sections of the home page', async ({ page }) => {
  await open(page, '/');
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

test('the home page is left and found again where it was', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'View All Projects' }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(500);
  await page.getByRole('link', { name: 'View All Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Projects');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peak Innovation, Vibrant Solutions');
  await expect.poll(() => scrollPosition(page)).toBe(position);
  await expect(page.getByRole('link', { name: 'View All Projects' })).toBeInViewport();
});

test('the brand leads home, and a modified click opens another tab', async ({ page, context }) => {
  await open(page, '/team');
  await mark(page);
  await page.getByRole('banner').getByRole('link', { name: 'Vibrant Peak', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(await isMarked(page)).toBe(true);
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

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('pages jump, links on the same page glide and take the focus along', async ({ page }) => {
    await open(page, '/');
    await main(page).getByRole('link', { name: 'About' }).click();
    expect(await page.evaluate(() => document.documentElement.style.scrollBehavior)).toBe('smooth');
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
