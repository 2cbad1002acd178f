import type { Page } from '@playwright/test';
import { onSlowPhone } from './slowPhone';

interface Tap {
  /** Accessible name of the button. */
  button: string;
  /** Selector of the result of the tap. */
  answer: string;
  /** The only page with the button; by default all pages have it. */
  path?: string;
}

/** Milliseconds between the load and the first tap. */
export const tapDelays = [0, 1000, 5000];

/** Possible first taps of a visitor. */
export const taps: Record<string, Tap> = {
  theme: { button: 'Switch to dark mode', answer: 'html.dark' },
  menu: { button: 'Open menu', answer: 'nav[aria-label=Mobile] ul' },
  project: { button: 'View Details', answer: 'dialog h2', path: '/projects' },
  contact: { button: 'Send Message', answer: '#contact [name=email][aria-invalid=true]', path: '/' },
};

/**
 * Taps a button that is visible, so many milliseconds after the load.
 * @returns the time from the tap to its result, and from the page's readiness to the result, in
 * milliseconds.
 */
export async function firstTap(
  address: string,
  { button, answer }: Tap,
  delay: number,
): Promise<Record<string, number>> {
  return onSlowPhone(async (page) => {
    await page.addInitScript(watch, answer);
    await page.goto(address, { waitUntil: delay > 0 ? 'load' : 'commit' });
    await page.waitForTimeout(delay);
    await page.getByRole('button', { name: button }).first().click({ timeout: 60_000, noWaitAfter: true });
    await page.locator(answer).waitFor({ state: 'visible', timeout: 60_000 });
    await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
    const { tap, ready, seen } = await timesOf(page);
    return {
      afterTap: Math.round(seen - tap),
      afterReady: Math.max(0, Math.round(seen - Math.max(ready, tap))),
    };
  });
}

type Times = Record<'tap' | 'ready' | 'seen', number>;

const timesOf = (page: Page) => page.evaluate(() => (window as unknown as { times: Times }).times);

/** Runs in the page from its start: records the times of its events. */
function watch(answer: string): void {
  const times: Partial<Times> = {};
  Object.assign(window, { times });
  setInterval(() => {
    if (document.querySelector('#root[data-ready]')) times.ready ??= performance.now();
    if (document.querySelector(answer)?.checkVisibility({ visibilityProperty: true }))
      times.seen ??= performance.now();
  }, 10);
  addEventListener('click', () => (times.tap ??= performance.now()), true);
}
