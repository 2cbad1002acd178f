import type { Page } from '@playwright/test';
import { services } from '../../shared/src/content/services';
import { expect, hydrated, open, test } from '../site';
import { opacityOf, scrollPosition, scrollThrough, scrollTo, topOf } from './look';

const sections = ['about', 'services', 'portfolio', 'testimonials', 'contact'];

const heading = (page: Page, id: string) => page.locator(`#${id}-title`);

test('a section fades in when its top edge enters the upper 80 % of the viewport, and is visible after a reload', async ({
  page,
}) => {
  await open(page, '/');
  for (const id of sections) {
    const top = (await topOf(page.locator(`#${id}`))) + (await scrollPosition(page));
    const edge = 0.8 * 900;
    await scrollTo(page, Math.floor(top - edge) - 8);
    await page.waitForTimeout(100);
    expect(await opacityOf(heading(page, id)), `${id} just below the edge`).toBe(0);
    await scrollTo(page, Math.ceil(top - edge) + 8);
    await expect.poll(() => opacityOf(heading(page, id)), `${id} just above the edge`).toBe(1);
  }

  await scrollTo(page, 0);
  for (const id of sections) {
    expect(await opacityOf(heading(page, id)), `${id} after scrolling back`).toBe(1);
  }
  await scrollTo(page, 1500);
  for (const id of sections) expect(await opacityOf(heading(page, id)), `${id} again`).toBe(1);

  await scrollTo(page, 1600);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1500);
  await expect.poll(() => opacityOf(heading(page, 'services'))).toBe(1);
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1440, height: 600 } });

  test('sections are checked again 300 ms after the load, without scrolling', async ({ page }) => {
    // The hero goes after the first check, so that the next section has come into view.
    await page.addInitScript(() => {
      // The empty page before the first navigation runs it, too.
      if (location.protocol === 'about:') return;
      const seen = { first: '', load: NaN, shown: NaN };
      Object.assign(window, { seen });
      addEventListener('load', () => (seen.load = performance.now()));
      document.addEventListener('DOMContentLoaded', () => {
        const part = document.querySelector('#about-title')!.closest<HTMLElement>('[data-fades]')!;
        seen.first = part.dataset['reveal']!;
        new MutationObserver(() => (seen.shown = performance.now())).observe(part, {
          attributeFilter: ['data-reveal'],
        });
        document.querySelector<HTMLElement>('#home')!.style.display = 'none';
      });
    });
    await page.goto('/');
    await expect.poll(() => opacityOf(heading(page, 'about'))).toBe(1);
    const { first, load, shown } = await page.evaluate(
      () => (window as unknown as { seen: Record<'load' | 'shown', number> & { first: string } }).seen,
    );
    expect(first).toBe('hidden');
    expect(shown - load).toBeGreaterThan(290);
    await page.waitForTimeout(1000);
    expect(await opacityOf(heading(page, 'contact'))).toBe(0);
  });
});

test('a jump to a section leaves no gaps above it', async ({ page }) => {
  await open(page, '/#contact');
  for (const id of sections) await expect.poll(() => opacityOf(heading(page, id)), id).toBe(1);
});

test.describe('service cards', () => {
  test.use({ viewport: { width: 1440, height: 420 } });

  test('fade in, once, when a fifth of them is visible, one after the other in cycles of four', async ({
    page,
  }) => {
    await open(page, '/services');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(services.length);
    const card = cards.nth(4);
    const { top, height } = await card.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { top: box.top + window.scrollY, height: box.height };
    });

    // Cards below the fold are hidden at hydration, out of view.
    await expect.poll(() => opacityOf(card)).toBe(0);
    await scrollTo(page, top + 0.1 * height - 420);
    await page.waitForTimeout(100);
    expect(await opacityOf(card)).toBe(0);
    await scrollTo(page, top + 0.3 * height - 420);
    await expect.poll(() => opacityOf(card)).toBe(1);

    await scrollThrough(page);
    const delays = await cards.evaluateAll((elements) =>
      elements.map((element) => parseFloat(getComputedStyle(element.parentElement!).transitionDelay)),
    );
    expect(delays.slice(4)).toEqual(delays.slice(0, 4));
    expect(delays[0]).toBe(0);
    expect(delays.slice(0, 4)).toEqual([...new Set(delays)].sort((first, second) => first - second));

    await scrollTo(page, 0);
    await scrollTo(page, 500);
    expect(await opacityOf(card)).toBe(1);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is ever hidden', async ({ page }) => {
    await open(page, '/');
    for (const id of sections) expect(await opacityOf(heading(page, id)), id).toBe(1);
    await open(page, '/services');
    for (const card of await page.getByRole('article').all()) expect(await opacityOf(card)).toBe(1);
  });
});
