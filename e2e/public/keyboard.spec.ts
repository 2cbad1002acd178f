import type { Page } from '@playwright/test';
import { headingOf } from '../headingOf';
import { expect, open, still, test } from '../site';
import { restingPosition } from './look';

test.use(still);

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return element?.getAttribute('aria-label') ?? element?.innerText.trim() ?? '';
  });

/** Presses Tab until the element with that name has the focus. */
async function tabTo(page: Page, name: RegExp, maxPresses = 60) {
  for (let press = 0; press < maxPresses; press++) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

/**
 * The first project in view. A row that had the focus before hydration stays a scrolling row, and
 * Tab has scrolled it.
 */
const firstInView = (page: Page) =>
  page.getByRole('region', { name: 'Portfolio', exact: true }).evaluate((region) => {
    const { left } = region.getBoundingClientRect();
    const slides = [...region.querySelectorAll('li')];
    return slides.find((slide) => slide.getBoundingClientRect().left > left - 20)?.textContent;
  });

test('the skip link is the first Tab stop and leads to the content', async ({ page, problems }) => {
  problems.expect(/404/);
  for (const path of ['/', '/no-such-page']) {
    await open(page, path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content', exact: true });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('header')))).toBe(false);
  }
});

/** Tabs through the page, around its end: each stop is in view with a visible focus. */
async function expectStops(page: Page): Promise<void> {
  const seen = new Set<string>();
  for (let press = 0; press < 90; press++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      const element = document.activeElement as HTMLElement;
      if (!element || element === document.body) return null;
      const settle = () => new Promise((resolve) => setTimeout(resolve, 40));
      const isInView = () => {
        const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      };
      for (let wait = 0; wait < 25 && !isInView(); wait++) await settle();
      const marks = [element, ...element.querySelectorAll('*')].flatMap((part) =>
        ['', '::before', '::after'].map((pseudo) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part, pseudo);
          return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
        }),
      );
      element.dataset['stop'] ??= String(document.querySelectorAll('[data-stop]').length);
      return {
        key: element.dataset['stop'],
        name: element.getAttribute('aria-label') ?? element.textContent ?? '',
        isFrame: element.tagName === 'IFRAME',
        isInView: isInView(),
        isMarked: marks.some(Boolean),
      };
    });
    if (stop === null) break;
    if (seen.has(stop.key)) break;
    seen.add(stop.key);
    expect(stop.isInView, `${stop.name} is in view`).toBe(true);
    if (!stop.isFrame) expect(stop.isMarked, `${stop.name} shows the focus`).toBe(true);
  }
  expect(seen.size).toBeGreaterThan(15);
}

test('theme, sections and the contact form by keyboard', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, /^Switch to dark mode$/);
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await tabTo(page, /^Let's Build Together$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact')).toBeInViewport();

  const name = page.getByRole('form', { name: 'Contact form' }).getByLabel('Name', { exact: true });
  await name.focus();
  await page.keyboard.type('J');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters.');
  await expect(name).toBeFocused();
  await page.keyboard.type('o');
  await page.keyboard.press('Tab');
  await page.keyboard.type('jo@firm.co');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Shop');
  await page.keyboard.press('Tab');
  await page.keyboard.type('We need a shop.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('Message Sent!')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the menu by keyboard: it opens, and closes by Escape and by choosing a link', async ({ page }) => {
    await open(page, '/services');
    await tabTo(page, /^Open menu$/);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expect(menu).toBeVisible();
    for (const label of ['Home', 'Services', 'Projects', 'Team', 'Careers', 'Blog']) {
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name: label, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, /^Team$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/team'));
    await expect(menu).toBeHidden();
  });
});

test('/: each Tab stop is in view with a visible focus; carousel and popup by keyboard, the dialog traps the focus', async ({
  page,
}) => {
  await open(page, '/');
  await expectStops(page);
  await tabTo(page, /^View Details$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bazaar Insight' });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press++) {
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  const before = await restingPosition(page);
  await page.keyboard.press('End');
  expect(await restingPosition(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: 'View Details', description: 'Bazaar Insight' }),
  ).toBeFocused();
  await tabTo(page, /^Next project$/);
  const first = await firstInView(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => firstInView(page)).not.toBe(first);
});

test('/careers: each Tab stop is in view with a visible focus; applying by keyboard', async ({ page }) => {
  await open(page, '/careers');
  await expectStops(page);
  await tabTo(page, /^Product Designer$/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Product Designer' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toBe('Apply Now');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Position', { exact: true })).toHaveValue('Product Designer');
  await expect(page.getByRole('region', { name: 'Apply for: Product Designer' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Jo');
  await tabTo(page, /^Cancel$/, 8);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name', { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Product Designer' })).toBeFocused();
});

test('service dialog by keyboard', async ({ page }) => {
  await open(page, '/services');
  await tabTo(page, /^Learn More$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Web Development' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => focusedName(page)).toBe('Learn More');
});

test('/projects: each Tab stop is in view with a visible focus; the filter by keyboard', async ({ page }) => {
  await open(page, '/projects');
  await expectStops(page);
  await tabTo(page, /^IoT Development$/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'IoT Development' })).toBeFocused();
});
