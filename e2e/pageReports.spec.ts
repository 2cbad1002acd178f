import type { AddressInfo } from 'node:net';
import type { Page, Request } from '@playwright/test';
import type { PageReport } from '../engine/serve/reports/pageReport';
import { createMetrics } from '../engine/serve/metrics';
import { FaultProxy } from './faultProxy';
import { serveStore } from './runningSite';
import { expect, hydrated, publicPaths, test as base } from './site';
import { testStore } from './testStore';

interface ReportingSite {
  /** The proxy in front of a site whose server asks for reports. */
  front: FaultProxy;
  /** Those that the server has taken. */
  reports: PageReport[];
  /** What Prometheus reads. */
  metrics: () => Promise<string>;
}

const test = base.extend<{ site: ReportingSite }>({
  site: async ({}, provide) => {
    const { onReport, server } = createMetrics({ changes: 0, age: 0 });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const reports: PageReport[] = [];
    const site = await serveStore(testStore, {
      onReport: (report) => {
        reports.push(report);
        onReport(report);
      },
    });
    const front = new FaultProxy(site.url);
    await front.start();
    const { port } = server.address() as AddressInfo;
    await provide({
      front,
      reports,
      metrics: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    });
    front.stop();
    site.stop();
    server.closeAllConnections();
    server.close();
  },
});

const isReport = (request: Request) => new URL(request.url()).pathname === '/reports';

/** Opens an address and waits until the page reports. */
async function openReporting(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-reports]').waitFor({ state: 'attached' });
}

/** Leaves the page, which hides it. @returns its last report. */
async function leave(page: Page, { reports }: ReportingSite): Promise<PageReport> {
  const before = reports.length;
  await page.goto('about:blank');
  await expect.poll(() => reports.length).toBe(before + 1);
  return reports.at(-1)!;
}

/** Has the page believe that it is hidden: the tools of the test see no request of a page that has gone. */
async function hide(page: Page): Promise<Request> {
  const sent = page.waitForRequest(isReport);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  return sent;
}
const none = { error: 0, load: 0, hydration: 0 };

test('a page without a fault reports its view and its vitals, and nothing about the visitor', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'session', value: 'secret', url: site.front.url }]);
  await openReporting(page, `${site.front.url}/projects/swift-cart?mail=someone@example.com`);
  const sent = await hide(page);
  const { composition, lcp, cls, ...others } = sent.postDataJSON() as PageReport;
  expect(others).toEqual({ canary: false, page: '/projects/:slug', errors: none });
  expect(lcp).toBeGreaterThan(0);
  expect(cls).toBeGreaterThanOrEqual(0);
  const headers = await sent.allHeaders();
  expect(headers['cookie']).toBeUndefined();
  expect(headers['referer']).toBe(`${site.front.url}/`);
  const labels = `composition="${composition}",canary="no"`;
  await expect.poll(site.metrics).toContain(`site_page_views_total{${labels},page="/projects/:slug"} 1`);
  const text = await site.metrics();
  expect(text).toContain(`site_failed_page_views_total{${labels},page="/projects/:slug"} 0`);
  expect(text).toContain(`site_page_lcp_seconds_count{${labels}} 1`);
});

test('uncaught errors are counted without their text', async ({ page, site, problems }) => {
  problems.expect(/secret/);
  await openReporting(page, `${site.front.url}/team`);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('secret of somebody');
    });
    void Promise.reject(new Error('another secret'));
  });
  await page.waitForTimeout(100);
  const report = await leave(page, site);
  expect(report).toMatchObject({ page: '/team', errors: { ...none, error: 2 } });
  expect(JSON.stringify(report)).not.toContain('secret');
  await expect.poll(site.metrics).toMatch(/^site_page_errors_total\{.*kind="error"\} 2$/m);
  expect(await site.metrics()).toMatch(/^site_failed_page_views_total\{.*page="\/team"\} 1$/m);
});

test('a remote that does not load, and a page that does not hydrate, are counted', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/Failed to load|net::ERR|did not load/);
  site.front.faults = [{ path: /^\/r\/remote-public\/.*\.js/, status: 404 }];
  await openReporting(page, `${site.front.url}/careers`);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.getByRole('alert').filter({ hasText: 'Parts of this page did not load' }).waitFor();
  const { errors } = await leave(page, site);
  expect(errors.load).toBeGreaterThan(0);
  expect(errors.hydration).toBe(1);
  await expect.poll(site.metrics).toMatch(/^site_failed_page_views_total\{.*page="\/careers"\} 1$/m);
});

test('the next page in the same tab is a view of its own', async ({ page, site }) => {
  await openReporting(page, `${site.front.url}/team`);
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await expect.poll(() => site.reports).toEqual([expect.objectContaining({ page: '/team', errors: none })]);
  await expect(page).toHaveURL(/\/services$/);
  const second = await leave(page, site);
  expect(second).toMatchObject({ page: '/services', errors: none });
  expect(second).not.toHaveProperty('lcp');
});

test('the page Privacy says that pages report, only where they do', async ({ page, site, baseURL }) => {
  const part = page.getByRole('heading', { name: 'What pages report' });
  await openReporting(page, `${site.front.url}/privacy`);
  await expect(part).toBeVisible();
  await hydrated(page);
  await expect(part).toBeVisible();
  await page.goto(`${baseURL}/privacy`);
  await hydrated(page);
  await expect(part).toBeHidden();
});

test('where the server does not ask, no page loads the reporter or sends a report', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const path of ['/', '/admin/login']) {
    await page.goto(path);
    await hydrated(page);
    // Longer than a page waits that is asked.
    await page.waitForTimeout(2500);
  }
  await page.goto('about:blank');
  expect(requests.filter((path) => path === '/reports' || path.endsWith('/reporter.js'))).toEqual([]);
});

test('documents have the same bytes with and without reports', async ({ site, request, baseURL }) => {
  for (const path of [...publicPaths, '/privacy', '/nowhere', '/admin', '/admin/projects']) {
    const [asks, plain] = await Promise.all([
      request.get(site.front.url + path),
      request.get(baseURL + path),
    ]);
    expect(asks.headers()['server-timing']).toMatch(/^reports;desc="\d+"$/);
    expect(plain.headers()).not.toHaveProperty('server-timing');
    expect(Buffer.compare(await asks.body(), await plain.body()), path).toBe(0);
  }
});
