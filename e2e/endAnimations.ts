import type { Page } from '@playwright/test';

/**
 * Moves all finite animations that run automatically to their end.
 * The promise `finished` of an element that is removed may never settle.
 */
export const endAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
      if (animation.timeline === document.timeline && !isEndless) animation.finish();
    }
  });
