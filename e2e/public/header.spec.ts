import type { Page } from '@playwright/test';
import { expect, hydrated, open, still, test } from '../site';
import { scrollPosition, scrollTo, topOf } from './look';

test.use(still);

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const mobile = (page: Page) => page.getByRole('navigation', { name: 'Mobile' });
const currentLinks = (page: Page) => page.locator('header [aria-current]');

const homeLinks = ['Home', 'About', 'Services', 'Portfolio', 'Contact'];
const pageLinks = ['Home', 'Services', 'Projects', 'Team', 'Careers', 'Blog'];

test('the home page links to its sections, and highlights the one in view', async ({ page }) => {
  await open(page, '/');
  const links = main(page).getByRole('link');
  await expect(links).toHaveText(homeLinks);
  for (const [index, label] of homeLinks.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `#${label.toLowerCase()}`);
  }
  await expect(currentLinks(page)).toHaveText('Home');
  await expect(currentLinks(page)).toHaveAttribute('aria-current', 'location');
  const colorOf = (index: number) => links.nth(index).evaluate((link) => getComputedStyle(link).color);
  expect(await colorOf(0)).not.toBe(await colorOf(1));

  await test.step('it is the one at the scroll position plus 100 pixels', async () => {
    const sections = [...homeLinks.slice(1).entries()];
    for (const [index, label] of sections) {
      const section = page.locator(`#${label.toLowerCase()}`);
      const top = Math.ceil((await topOf(section)) + (await scrollPosition(page)));
      await scrollTo(page, top - 101);
      await expect(currentLinks(page)).toHaveText(homeLinks[index]!);
      await scrollTo(page, top - 100);
      await expect(currentLinks(page)).toHaveText(label);
    }
  });

  await test.step('it stays Portfolio on the testimonials', async () => {
    await scrollTo(page, 0);
    const top = await topOf(page.locator('#testimonials'));
    await scrollTo(page, top + 100);
    await expect(currentLinks(page)).toHaveText('Portfolio');
  });

  await test.step('it is the one whose link was clicked', async () => {
    await scrollTo(page, 0);
    for (const label of [...homeLinks.slice(1), 'Home']) {
      await main(page).getByRole('link', { name: label, exact: true }).click();
      await expect(currentLinks(page)).toHaveText(label);
      await expect(page).toHaveURL(`/#${label.toLowerCase()}`);
      expect(await topOf(page.locator(`#${label.toLowerCase()}`))).toBeLessThanOrEqual(100);
    }
  });
});

test('elsewhere the links lead to the pages, and the current path is highlighted', async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  const current: Record<string, string[]> = {
    '/services': ['Services'],
    '/projects': ['Projects'],
    '/team': ['Team'],
    '/careers': ['Careers'],
    '/blog': ['Blog'],
    '/resources': [],
    '/no-such-page': [],
  };
  /** What is highlighted in the document of an address. */
  const inDocument = (path: string) =>
    page.evaluate(async (address) => {
      const html = await (await fetch(address)).text();
      const links = /<nav aria-label="Main".*?<\/nav>/s.exec(html)?.[0] ?? 'no links';
      return Array.from(links.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)</g), ([, name]) => name);
    }, path);
  await open(page, '/no-such-page');
  for (const [path, expected] of Object.entries(current)) {
    expect(await inDocument(path), path).toEqual(expected);
    for (const name of expected) await main(page).getByRole('link', { name, exact: true }).click();
    if (expected.length > 0) await expect(page).toHaveURL(path);
    else await open(page, path);
    await expect(main(page).getByRole('link')).toHaveText(pageLinks);
    await expect(currentLinks(page)).toHaveText(expected);
    for (const link of await currentLinks(page).all())
      await expect(link).toHaveAttribute('aria-current', 'page');
  }
  const addresses = await main(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/', '/services', '/projects', '/team', '/careers', '/blog']);
});

test.describe('ground of the header', () => {
  const transparent = 'rgba(0, 0, 0, 0)';

  async function expectSolid(page: Page) {
    const header = page.getByRole('banner');
    await expect(header).not.toHaveCSS('box-shadow', 'none');
    await expect(header).toHaveCSS('background-color', /^rgb\(/);
  }

  async function expectTransparent(page: Page) {
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', transparent);
    await expect(header).toHaveCSS('box-shadow', 'none');
  }

  test('transparent up to 10 pixels, solid with a shadow from 11', async ({ page }) => {
    for (const path of ['/', '/projects']) {
      await open(page, path);
      await expectTransparent(page);
      await scrollTo(page, 11);
      await expectSolid(page);
      await scrollTo(page, 10);
      await expectTransparent(page);
      await scrollTo(page, 1000);
      await expectSolid(page);
    }
  });

  test('is solid after a reload in the middle of the page', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 800);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(700);
    await expectSolid(page);
  });
});

test.describe('section in view', () => {
  test.describe('in a window taller than the last section', () => {
    test.use({ viewport: { width: 1440, height: 2200 } });

    test('is Contact at the bottom', async ({ page }) => {
      await open(page, '/');
      await scrollTo(page, 100_000);
      expect(await topOf(page.locator('#contact'))).toBeGreaterThan(100);
      await expect(currentLinks(page)).toHaveText('Contact');
    });
  });
});

test.describe('at 768 pixels', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test('the links stand in the header', async ({ page }) => {
    for (const path of ['/', '/services']) {
      await open(page, path);
      await expect(main(page)).toBeVisible();
      expect((await page.getByRole('banner').boundingBox())!.height, 'one line').toBeLessThan(80);
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
      await page.getByRole('banner').getByRole('link', { name: 'Get a Quote', exact: true }).click();
      await expect(page).toHaveURL('/#contact');
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeInViewport();
    }
  });
});

test.describe('at 767 pixels', () => {
  test.use({ viewport: { width: 767, height: 900 } });

  for (const [path, labels] of [
    ['/', homeLinks],
    ['/team', pageLinks],
  ] as const) {
    test(`${path} has a menu with the same links`, async ({ page }) => {
      await open(page, path);
      await expect(main(page)).toBeHidden();
      await expect(mobile(page)).toBeHidden();
      await expect(page.getByRole('button', { name: /^Switch to/ })).toBeVisible();

      const opener = page.getByRole('button', { name: 'Open menu' });
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await opener.click();
      const closer = page.getByRole('button', { name: 'Close menu' });
      await expect(closer).toHaveAttribute('aria-expanded', 'true');
      await expect(mobile(page).locator('li').getByRole('link')).toHaveText([...labels]);
      await expect(currentLinks(page).filter({ visible: true })).toHaveCount(1);
      await closer.click();
      await expect(mobile(page)).toBeHidden();
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('choosing a link closes the menu', async ({ page }) => {
    await open(page, '/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    await mobile(page).getByRole('link', { name: 'Portfolio' }).click();
    await expect(mobile(page)).toBeHidden();
    await expect(page).toHaveURL('/#portfolio');
    await expect.poll(() => topOf(page.locator('#portfolio'))).toBeLessThanOrEqual(100);

    await opener.click();
    await page.getByRole('link', { name: 'Get a Quote', exact: true }).click();
    await expect(mobile(page)).toBeHidden();
    await expect(page.getByLabel('Name')).toBeInViewport();

    await open(page, '/team');
    await opener.click();
    await mobile(page).getByRole('link', { name: 'Careers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
    await expect(mobile(page)).toBeHidden();
  });
});
