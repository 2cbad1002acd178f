import type { Page } from '@playwright/test';
import { headingOf } from '../headingOf';
import { expect, hydrated, open, still, test } from '../site';
import { expectGround, expectSolid, restingPosition, scrollPosition, scrollTo, topOf } from './look';

test.use(still);

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const mobile = (page: Page) => page.getByRole('navigation', { name: 'Mobile' });
const currentLinks = (page: Page) => page.locator('header [aria-current]');

const homeLinks = ['Home', 'About', 'Services', 'Portfolio', 'Contact'];
const pageLinks = ['Home', 'Services', 'Projects', 'Team', 'Careers', 'Blog'];

test(
  'the home page links to its sections, and highlights the one in view; the header is solid from 11 pixels on',
  { tag: '@smoke' },
  async ({ page }) => {
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

    await test.step('highlighted is the section at the scroll position plus 100 pixels', async () => {
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

    await test.step('it remains Portfolio on the testimonials', async () => {
      await scrollTo(page, 0);
      const top = await topOf(page.locator('#testimonials'));
      await scrollTo(page, top + 100);
      await expect(currentLinks(page)).toHaveText('Portfolio');
    });

    await test.step('a clicked link is highlighted', async () => {
      await scrollTo(page, 0);
      for (const label of [...homeLinks.slice(1), 'Home']) {
        await main(page).getByRole('link', { name: label, exact: true }).click();
        await expect(currentLinks(page)).toHaveText(label);
        await expect(page).toHaveURL(`/#${label.toLowerCase()}`);
        await expect.poll(() => topOf(page.locator(`#${label.toLowerCase()}`))).toBeLessThanOrEqual(100);
      }
    });

    await test.step('the background of the header, also after a reload in the middle of the page', async () => {
      await scrollTo(page, 0);
      await expectGround(page);
      await page.reload();
      await hydrated(page);
      await expect.poll(() => scrollPosition(page)).toBeGreaterThan(700);
      await expectSolid(page);
    });

    await test.step('in a window taller than the last section it is Contact at the bottom', async () => {
      await page.setViewportSize({ width: 1440, height: 2200 });
      await scrollTo(page, 100_000);
      expect(await topOf(page.locator('#contact'))).toBeGreaterThan(100);
      await expect(currentLinks(page)).toHaveText('Contact');
    });
  },
);

test.describe('at 768 pixels', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test('the links are in the header, on the background of the home page', async ({ page }) => {
    for (const path of ['/', '/projects']) {
      await open(page, path);
      await expect(main(page)).toBeVisible();
      expect((await page.getByRole('banner').boundingBox())!.height, 'one line').toBeLessThan(80);
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
      if (path !== '/') await expectGround(page);
      await page.getByRole('banner').getByRole('link', { name: 'Get a Quote', exact: true }).click();
      await expect(page).toHaveURL('/#contact');
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeInViewport();
    }
  });
});

test.describe('at 767 pixels', () => {
  test.use({ viewport: { width: 767, height: 900 } });

  test('a menu has the same links; choosing one closes it', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Open menu' });
    const closer = page.getByRole('button', { name: 'Close menu' });
    for (const [path, labels] of [
      ['/', homeLinks],
      ['/team', pageLinks],
    ] as const) {
      await open(page, path);
      await expect(main(page)).toBeHidden();
      await expect(mobile(page)).toBeHidden();
      await expect(page.getByRole('button', { name: /^Switch to/ })).toBeVisible();

      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await opener.click();
      await expect(closer).toHaveAttribute('aria-expanded', 'true');
      await expect(mobile(page).locator('li').getByRole('link')).toHaveText([...labels]);
      await expect(currentLinks(page).filter({ visible: true })).toHaveCount(1);
      await closer.click();
      await expect(mobile(page)).toBeHidden();
      await expect(opener).toHaveAttribute('aria-expanded', 'false');

      await opener.click();
      if (path === '/') {
        await mobile(page).getByRole('link', { name: 'Portfolio' }).click();
        await expect(mobile(page)).toBeHidden();
        await expect(page).toHaveURL('/#portfolio');
        await expect.poll(() => topOf(page.locator('#portfolio'))).toBeLessThanOrEqual(100);

        await opener.click();
        await page.getByRole('link', { name: 'Get a Quote', exact: true }).click();
        await expect(page.getByLabel('Name')).toBeInViewport();
      } else {
        await mobile(page).getByRole('link', { name: 'Careers' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/careers'));
      }
      await expect(mobile(page)).toBeHidden();
    }

    await test.step('Back closes it', async () => {
      await opener.click();
      await expect(mobile(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/team');
      await expect(mobile(page)).toBeHidden();
    });
  });
});

test('hydrating parts preserve the scroll position of the visitor, also after a reload, although the address names another section', async ({
  page,
}) => {
  await open(page, '/#about');
  const position = Math.round((await topOf(page.locator('#portfolio'))) + (await scrollPosition(page)));
  const expectPosition = async () => {
    await expect(page.locator('[data-island=portfolio]')).toHaveAttribute('data-ready', '');
    expect(await restingPosition(page)).toBe(position);
  };
  // As by dragging the scroll bar: no wheel, no key.
  await scrollTo(page, position);
  await expectPosition();
  await page.reload();
  await expectPosition();
});
