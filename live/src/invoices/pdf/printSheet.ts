import type { Browser, Route } from 'playwright-core';
import { launchChromium } from '@vibrant-peak/engine/trial/launchChromium';
import { problem } from '../../http/problem';
import { queue } from '../../media/oneAtATime';

/** How long one print may take, and how long an idle browser stays open, in milliseconds. */
const times = { print: 60_000, idle: 30_000 };

/** Where the sheet is, for its browser alone: nothing goes over a network. */
const address = 'http://localhost/';

/** A file of the site. */
interface SiteFile {
  bytes: Buffer;
  type: string;
}

/** Reads a file of the site by its path. It rejects where it cannot tell whether there is one. */
export type ReadFile = (path: string) => Promise<SiteFile | undefined>;

interface Printed {
  bytes: Buffer;
  /** Addresses of what the sheet names and did not get, such as a logo of another site. */
  missing: string[];
}

/**
 * Prints a sheet's HTML document.
 * @throws a problem (503) where there is no browser, or the error of a file that could not be read.
 */
export type PrintSheet = (html: string, paper?: 'A4' | 'Letter') => Promise<Printed>;

interface Options {
  /** Path of a Chromium. */
  chromium: string;
  readFile: ReadFile;
  /** Closes the browser when the server stops. */
  stopping?: AbortSignal;
}

/** Prints in a Chromium, one sheet after the other. It starts with the first one. */
export function sheetPrinter({ chromium, readFile, stopping }: Options): PrintSheet {
  const runSerially = queue();
  let browser: Browser | undefined;
  let idle: NodeJS.Timeout | undefined;
  /** A browser that is closing still looks connected, so the next print starts another one. */
  const close = () => {
    void browser?.close();
    browser = undefined;
  };
  stopping?.addEventListener('abort', close);
  return (html, paper = 'A4') =>
    runSerially(async () => {
      clearTimeout(idle);
      if (stopping?.aborted) throw notPrinted('the server stops');
      const open = browser?.isConnected() ? browser : await launch(chromium);
      browser = open;
      const limit = setTimeout(close, times.print);
      try {
        return await print(open, html, paper, readFile);
      } finally {
        clearTimeout(limit);
        idle = setTimeout(close, times.idle).unref();
      }
    });
}

async function launch(chromium: string): Promise<Browser> {
  const browser = await launchChromium(chromium, false);
  if (typeof browser !== 'string') return browser;
  throw notPrinted(browser);
}

/** @param why there is no PDF, as a clause. @param details what a program reads. */
export const notPrinted = (why: string, details: { lacks?: 'fonts' } = {}) =>
  problem(503, `The PDF is not ready, because ${why}. Print the invoice in the browser meanwhile.`, {
    details,
  });

async function print(
  browser: Browser,
  html: string,
  format: 'A4' | 'Letter',
  readFile: ReadFile,
): Promise<Printed> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  try {
    const missing: string[] = [];
    const failures: Error[] = [];
    const answer = async (route: Route) => {
      const url = route.request().url();
      if (url === address) return route.fulfill({ body: html, contentType: 'text/html' });
      const file = url.startsWith(address) ? await readFile(new URL(url).pathname) : undefined;
      if (file) return route.fulfill({ body: file.bytes, contentType: file.type });
      missing.push(url);
      return route.abort();
    };
    // Playwright leaves a rejection unhandled, which would end the process.
    await context.route(
      () => true,
      (route) =>
        answer(route).catch(async (error: Error) => {
          failures.push(error);
          await route.abort().catch(() => undefined);
        }),
    );
    const page = await context.newPage();
    // Fonts and pictures are there when the page has loaded.
    await page.emulateMedia({ media: 'print' });
    await page.goto(address);
    const bytes = await page.pdf({ format, printBackground: true, preferCSSPageSize: true, tagged: true });
    if (failures[0]) throw failures[0];
    return { bytes, missing };
  } finally {
    await context.close();
  }
}
