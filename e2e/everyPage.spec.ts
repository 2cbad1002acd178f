import type { APIRequestContext, Page } from '@playwright/test';
import admin from '../remote-admin/src/pages';
import invoicing from '../remote-invoice/src/pages';
import { outside, scrollThrough } from './public/look';
import { expect, hydrated, logIn, publicPaths, still, test } from './site';

test.use(still);

const staffPaths = [admin, invoicing]
  .flatMap(({ pages }) => pages)
  .filter(({ profile }) => profile !== 'live')
  .map(({ path }) => path);

/** What the sitemap lists, and the pages that it leaves out. */
async function visitorPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  return [...new Set([...listed, ...publicPaths, '/no-such-page'])];
}

async function sidewaysOn(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    await scrollThrough(page);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 740 });
      for (const what of await outside(page)) found.push(`${path} at ${width}: ${what}`);
    }
  }
  return found;
}

test('no page scrolls sideways on the narrowest phone or on a tablet', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/404/);
  const paths = await visitorPaths(request);
  expect(paths.length).toBeGreaterThan(25);
  expect(await sidewaysOn(page, paths)).toEqual([]);
  await logIn(page);
  expect(await sidewaysOn(page, [...staffPaths, '/admin/no-such-page'])).toEqual([]);
});
