import type { Locator, Page } from '@playwright/test';

/** How opaque an element is to the eye: its own opacity and that of everything around it, from 0 to 1. */
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

/** Where the page stands once a smooth scroll has ended: the position that has not changed for 300 ms. */
export const restingPosition = (page: Page) =>
  page.evaluate(async () => {
    let position = -1;
    while (position !== window.scrollY) {
      position = window.scrollY;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return position;
  });

/** Scrolls at once and waits until the page has had a chance to notice, even when its clock stands still. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((position) => window.scrollTo({ top: position, behavior: 'instant' }), top);
  await page.waitForTimeout(60);
}

/** Waits for the animations that end by themselves. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Scrolls through the whole page, so that everything lazy has loaded and everything hidden was revealed. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

/** Texts and controls that leave the screen at the side; what a carousel holds ready there does not count. */
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
        !element.closest('[inert], [aria-roledescription=carousel] ul') &&
        getComputedStyle(element).visibility !== 'hidden'
      );
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth}`] : []),
      ...cut.map(({ textContent }) => textContent),
    ];
  });

/** One page of every kind. */
export const everyLayout = [
  '/',
  '/services',
  '/projects',
  '/team',
  '/careers',
  '/coming-soon',
  '/projects/greenline',
  '/no-such-page',
];
