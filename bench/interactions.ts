import type { Page } from '@playwright/test';
import { onSlowPhone } from './slowPhone';

type Step = [name: string, act: (page: Page) => Promise<void>];

const press =
  (name: string | RegExp, role: 'button' | 'link' | 'tab' = 'button') =>
  (page: Page) =>
    page.getByRole(role, { name }).first().click();

const type = (label: string, text: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).first().pressSequentially(text, { delay: 120 });

const escape = (page: Page) => page.keyboard.press('Escape');

/** Actions of visitors on the public pages, in a plausible order. */
const journeys: Record<string, Step[]> = {
  '/': [
    ['theme', press('Switch to dark mode')],
    ['menu', press('Open menu')],
    ['menu', press('Close menu')],
    ['carousel', press('Next project')],
    ['carousel', press('Next project')],
    ['popup', press('View Details')],
    ['closing a popup', escape],
    ['typing', type('Name', 'Sara Khan')],
    ['typing', type('Email', 'sara@example')],
    ['sending an incomplete form', press('Send Message')],
  ],
  '/services': [
    ['dialog', press('Learn More')],
    ['closing a dialog', escape],
  ],
  '/projects': [
    ['filter', press('Mobile Development')],
    ['filter', press(/^All$/)],
    ['dialog', press('View Details')],
    ['closing a dialog', escape],
  ],
  '/careers': [
    ['opening', press(/Developer|Engineer/)],
    ['application', press('Apply Now')],
    ['typing', type('Full Name', 'Sara Khan')],
  ],
  '/team': [
    ['menu', press('Open menu')],
    ['next page', press('Projects', 'link')],
  ],
};

export interface Interaction {
  name: string;
  /** From the input to the next paint, in milliseconds, rounded to eight by the browser. */
  duration: number;
  /**
   * Parts of it: until the event handlers run, and while they run. The rest is style, layout, paint
   * and waiting for a frame.
   */
  inputDelay: number;
  processing: number;
}

/** All actions on a slow phone, with the time until each was visible. */
export async function interactionsOf(site: string): Promise<Interaction[]> {
  const all: Interaction[] = [];
  for (const [path, steps] of Object.entries(journeys))
    await onSlowPhone(async (page) => {
      await page.addInitScript(watch);
      await page.goto(site + path);
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2);
      await page.locator('html:not([data-early]) #root[data-ready]').waitFor({ state: 'attached' });
      await readThrough(page);
      for (const [name, act] of steps) {
        await act(page);
        // The browser reports an event after its paint, and its code loads over a slow connection.
        await page.waitForTimeout(1500);
        for (const times of await timesOf(page)) all.push({ name: `${path} ${name}`, ...times });
      }
    });
  return all;
}

/** Scrolls to each section and back to the top, which loads everything on the page. */
async function readThrough(page: Page): Promise<void> {
  const sections = page.locator('main section');
  for (let index = await sections.count(); index-- > 0;) {
    await sections.nth(index).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await page.waitForTimeout(700);
  }
}

/** The smallest time that a given fraction of all times does not exceed. */
export function percentile(times: number[], share: number): number {
  const sorted = [...times].sort((first, second) => first - second);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}

type Times = Omit<Interaction, 'name'>;

/** Runs in the page: the longest event of each interaction (Event Timing, `interactionId`). */
function watch(): void {
  const longest = new Map<number, Times>();
  Object.assign(window, { longest });
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration, startTime, processingStart, processingEnd } = event;
      if (!interactionId || duration < (longest.get(interactionId)?.duration ?? 0)) continue;
      const inputDelay = processingStart - startTime;
      longest.set(interactionId, { duration, inputDelay, processing: processingEnd - processingStart });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

const timesOf = (page: Page) =>
  page.evaluate(() => {
    const { longest } = window as unknown as { longest: Map<number, Times> };
    const times = [...longest.values()];
    longest.clear();
    return times;
  });
