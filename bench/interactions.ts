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

/** What visitors do on the public pages, in the order in which they would. */
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
    ['sending what is not complete', press('Send Message')],
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
  /** From the visitor's move to the next paint, in milliseconds as the browser counts them: in steps of eight. */
  duration: number;
  /** Of it: until the page hears of it, and while the page's code answers. The rest is style, layout, paint and waiting for a frame. */
  waiting: number;
  handling: number;
}

/** Everything that a visitor may do, on a slow phone: how long each took to be seen. */
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
        // The browser tells of an event after its paint; what it loads comes over a slow line.
        await page.waitForTimeout(1500);
        for (const times of await timesOf(page)) all.push({ name: `${path} ${name}`, ...times });
      }
    });
  return all;
}

/** Looks at each section and returns to the top: everything on the page is there then. */
async function readThrough(page: Page): Promise<void> {
  const sections = page.locator('main section');
  for (let index = await sections.count(); index-- > 0;) {
    await sections.nth(index).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await page.waitForTimeout(700);
  }
}

/** The time below which a share of all are. */
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
      const waiting = processingStart - startTime;
      longest.set(interactionId, { duration, waiting, handling: processingEnd - processingStart });
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
