import { expect, type Locator, type Page } from '@playwright/test';

/** Effective opacity of an element: its own and that of all ancestors, from 0 to 1. */
export const opacityOf = (element: Locator) =>
  element.evaluate((target) => {
    let opacity = 1;
    for (let node: Element | null = target; node; node = node.parentElement) {
      opacity *= Number(getComputedStyle(node).opacity);
    }
    return opacity;
  });

/** Distance of an element's top edge from the top of the viewport. */
export const topOf = (element: Locator) => element.evaluate((target) => target.getBoundingClientRect().top);

export const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

/** The scroll position after smooth scrolling: one that has not changed for 300 ms. */
export const restingPosition = (page: Page) =>
  page.evaluate(async () => {
    let position = -1;
    while (position !== window.scrollY) {
      position = window.scrollY;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return position;
  });

/** Scrolls at once and gives the page time to react, even with a stopped clock. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((position) => window.scrollTo({ top: position, behavior: 'instant' }), top);
  await page.waitForTimeout(60);
}

/** The header has no background up to 10 pixels, and one with a shadow from 11. */
export async function expectGround(page: Page): Promise<void> {
  await expectTransparent(page);
  await scrollTo(page, 11);
  await expectSolid(page);
  await scrollTo(page, 10);
  await expectTransparent(page);
  await scrollTo(page, 1000);
  await expectSolid(page);
}

const expectOpacityOfGround = (page: Page, opacity: '0' | '1') =>
  expect(page.getByRole('banner')).toHaveCSS('opacity', opacity, { pseudo: 'before' });

export async function expectSolid(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await expectOpacityOfGround(page, '1');
  await expect(header).not.toHaveCSS('box-shadow', 'none', { pseudo: 'before' });
  await expect(header).toHaveCSS('background-color', /^rgb\(/, { pseudo: 'before' });
}

const expectTransparent = (page: Page) => expectOpacityOfGround(page, '0');

/** Scrolls through the whole page, which loads all lazy parts and reveals all hidden ones. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

/**
 * Texts and controls beyond the sides of the screen, except slides of a carousel, the filters, whose line scrolls on
 * phones, and tables of staff pages, which scroll in their frames.
 */
export const outside = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const cut = [
      ...document.querySelectorAll('a, button, input, textarea, [role=tab], h1, h2, h3, p'),
    ].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return (
        width > 1 &&
        (right > clientWidth + 1 || left < -1) &&
        !element.closest(
          '[inert], [aria-roledescription=carousel] ul, [aria-label="Filter by category"], [role=table]',
        ) &&
        getComputedStyle(element).visibility !== 'hidden'
      );
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth}`] : []),
      ...cut.map(({ textContent }) => textContent),
    ];
  });

/** One page of every layout. */
export const everyLayout = [
  '/',
  '/services',
  '/projects',
  '/team',
  '/careers',
  '/how-we-work',
  '/coming-soon',
  '/projects/greenline',
  '/no-such-page',
];
