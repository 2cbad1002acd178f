import type { Page, Request } from '@playwright/test';
import type { Budget } from './budgets';
import { roundsOf, watchInitiators } from './rounds';

interface Row {
  type: string;
  path: string;
  bytes: number;
  start: number;
  end: number;
}

export interface FirstLoad extends Budget {
  rows: Row[];
  /** First paint, and first request for a script or a font, in milliseconds of the same clock. */
  paint: number;
  firstRequest: number;
  /** The browser's record of the code that ran. */
  coverage: Coverage;
}

/** The phone for which the budgets hold. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Sets the login marker before every document of a page. */
export const logInBefore = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('adminAuth', 'authenticated'));

/**
 * Opens an address in a new page as a first visit, and measures it: without interaction, or until
 * the page is hydrated.
 */
export async function measureFirstLoad(
  page: Page,
  address: string,
  { isHydrated = false } = {},
): Promise<FirstLoad> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  const initiators = await watchInitiators(page);
  await page.coverage.startJSCoverage();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await whenIdle(page);
  if (isHydrated) {
    for (const place of [1, 2]) await page.mouse.move(place, place);
    await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
  }
  const coverage = await page.coverage.stopJSCoverage();

  const rows = await Promise.all(finished.map(rowOf));
  const sum = (type: string) => rows.reduce((total, row) => total + (row.type === type ? row.bytes : 0), 0);
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    firstRequest: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(js|woff2)$/.test(name))
        .map(({ startTime }) => startTime),
    ),
  }));
  return {
    rows,
    document: sum('document'),
    scripts: sum('script'),
    fonts: sum('font'),
    images: sum('image'),
    total: rows.reduce((total, { bytes }) => total + bytes, 0),
    requests: rows.length,
    rounds: roundsOf(initiators),
    used: shareOf(coverage),
    coverage,
    ...times,
  };
}

/**
 * Waits until the page has rendered what it requested: a slow machine still executes scripts when
 * the network is idle.
 */
async function whenIdle(page: Page): Promise<void> {
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function rowOf(request: Request): Promise<Row> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const { startTime, responseEnd } = request.timing();
  const path = new URL(request.url()).pathname;
  const type = path.endsWith('.js') ? 'script' : request.resourceType();
  return {
    type,
    path,
    bytes: responseBodySize + (type === 'document' ? responseHeadersSize : 0),
    start: startTime,
    end: startTime + responseEnd,
  };
}

type Coverage = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>;

/** Characters of functions that ran, in all external scripts. */
function shareOf(coverage: Coverage): number {
  const files = coverage.filter(({ url, source }) => url.endsWith('.js') && source);
  const all = files.reduce((total, { source = '' }) => total + source.length, 0);
  const idle = files.reduce((total, { functions }) => total + idleCharacters(functions), 0);
  return all === 0 ? 0 : 1 - idle / all;
}

const idleCharacters = (functions: Coverage[number]['functions']) =>
  idleRanges(functions).reduce((total, [start, end]) => total + end - start, 0);

/** Ranges that never ran, in order, with nested ones merged. */
export function idleRanges(functions: Coverage[number]['functions']): [start: number, end: number][] {
  const idle = functions
    .flatMap(({ ranges }) => ranges)
    .filter(({ count }) => count === 0)
    .sort((first, second) => first.startOffset - second.startOffset);
  const joined: [number, number][] = [];
  for (const { startOffset, endOffset } of idle) {
    const last = joined.at(-1);
    if (last && startOffset <= last[1]) last[1] = Math.max(last[1], endOffset);
    else joined.push([startOffset, endOffset]);
  }
  return joined;
}
