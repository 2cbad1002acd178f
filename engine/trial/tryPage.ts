import type { BrowserContext, Page, Route } from 'playwright-core';
import { loginMarker } from '@vibrant-peak/shared/contract';

export interface Problem {
  message: string;
  stack?: string;
}

/** How long a page may take until it is hydrated, in milliseconds. */
const timeout = 60_000;
/** The same after an error. */
const timeoutAfterError = 5000;

/** Hydrated as a whole, all islands included. */
const isAlive =
  'html:not([data-early]) #root[data-ready]:not(:has(main [aria-busy=true])):not(:has([data-island]:not([data-ready])))';

/**
 * In the place of a page, a part of one or what fills a slot, and the notice on a page that does not
 * hydrate.
 */
const panel = ':is([role=alert], [data-extension] [role=status]):has(button)';
const panelTitle =
  /(This page|This part|Parts of this page) (did not load|stopped working|needs a newer version of the site)/;

/** What a page did in the browser. */
interface Opened {
  /** Errors, rejections, policy violations, and the panel in the place of a failure. */
  problems: Problem[];
  /** The document as the server sent it, and as it is when all of it is alive. */
  sent: string;
  alive: string;
}

/**
 * Opens a page with the login marker and brings all of it to life: a prerendered one is hydrated.
 * @param isAlone whether the browser renders the page without what was prerendered.
 */
export async function tryPage(context: BrowserContext, address: string, isAlone = false): Promise<Opened> {
  const problems: Problem[] = [];
  let [sent, alive] = ['', ''];
  /** Caught by a boundary, which React logs, or by the shell as code did not load. */
  const caught: string[] = [];
  let isBroken = false;
  const page = await context.newPage();
  page.on('pageerror', ({ name, message, stack }) =>
    problems.push({ message: `${name}: ${message}`, ...(stack && { stack }) }),
  );
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') caught.push(line.text());
    if (line.type() === 'error' && hasStack(line.text())) isBroken = true;
  });
  page.on('crash', () => problems.push({ message: 'The page crashed' }));
  await page.exposeFunction('reportViolation', (message: string) => void problems.push({ message }));
  await page.addInitScript(prepare, loginMarker);
  if (isAlone) await page.route(address, withoutRoute);
  try {
    const response = await page.goto(address, { timeout, waitUntil: 'domcontentloaded' });
    sent = (await response?.text()) ?? '';
    const shown = await settled(page, () => isBroken || problems.length > 0);
    if (shown !== undefined && problems.length === 0) problems.push(asProblem(`It shows “${shown}”`, caught));
    alive = await page.content();
  } catch (error) {
    // An error on the page explains why it does not become ready.
    if (problems.length === 0) problems.push(asProblem(firstLine(error), caught));
  } finally {
    await page.close();
  }
  return { problems, sent, alive };
}

const routeMark = / data-route="[^"]*"/;

/** Whether the document of a page holds the page, prerendered. */
export const isPrerendered = (html: string) => routeMark.test(html);

/** The shell renders a document that names no route from scratch. */
async function withoutRoute(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).replace(routeMark, '') });
}

/** Runs in the page before its own scripts. */
function prepare({ key, value }: typeof loginMarker): void {
  if (window !== window.top) return;
  localStorage.setItem(key, value);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    const { reportViolation } = window as unknown as { reportViolation: (message: string) => void };
    reportViolation(`The policy of the page refuses ${violatedDirective} ${blockedURI} ${sample}`.trim());
  });
}

/**
 * Uses the page until it is alive.
 * @returns the title of a panel that it shows.
 * @throws when it does not become ready in time.
 */
async function settled(page: Page, hasFailed: () => boolean): Promise<string | undefined> {
  const failure = page.locator(panel).filter({ hasText: panelTitle }).first();
  const end = performance.now() + timeout;
  while (performance.now() < (hasFailed() ? end - timeout + timeoutAfterError : end)) {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    const isThere = { timeout: 500, state: 'attached' as const };
    const found = await page.waitForSelector(`${isAlive}, ${panel}`, isThere).catch(() => undefined);
    if (!found) continue;
    // Effects and what they start.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })));
    if ((await failure.count()) > 0) return panelTitle.exec(await failure.innerText())?.[0];
    if ((await page.locator(isAlive).count()) > 0) return undefined;
  }
  throw new Error(`The page was not ready within ${timeout / 1000} s`);
}

const hasStack = (text: string) => /\n\s+at /.test(text);

/** The error that a boundary caught, where there is one. */
function asProblem(otherwise: string, caught: readonly string[]): Problem {
  const stack = caught.find(hasStack);
  return stack ? { message: stack.split('\n')[0]!, stack } : { message: otherwise };
}

const firstLine = (error: unknown) => String((error as Error).message).split('\n')[0]!;
