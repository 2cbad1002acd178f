import type { AddressInfo } from 'node:net';
import { createMetrics } from './metrics';
import type { FinishedRequest } from './createSiteServer';
import type { PageReport } from './reports/pageReport';

type Live = Parameters<typeof createMetrics>[1];

async function metrics(
  live?: Live,
  requests: FinishedRequest[] = [],
  reports: PageReport[] = [],
): Promise<string> {
  const { onFinished, onReport, server } = createMetrics({ changes: 0, age: 0 }, live);
  requests.forEach(onFinished);
  reports.forEach(onReport);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
  const text = await response.text();
  server.closeAllConnections();
  server.close();
  return text;
}

test('the metrics say whether the database takes changes, where there is one', async () => {
  expect(await metrics({ database: () => 'ready' })).toMatch(/^site_database_ready 1$/m);
  expect(await metrics({ database: () => 'away' })).toMatch(/^site_database_ready 0$/m);
  expect(await metrics()).not.toContain('site_database_ready');
});

test('the metrics say whether the mailbox is read, where there is one', async () => {
  expect(await metrics({ mailbox: () => true })).toMatch(/^site_mailbox_read 1$/m);
  expect(await metrics({ mailbox: () => false })).toMatch(/^site_mailbox_read 0$/m);
  expect(await metrics()).not.toContain('site_mailbox_read');
});

test('figures are looked up at each look, and one that fails spoils no other', async () => {
  const figures = [
    { name: 'site_good', help: 'good', value: async () => 0.5 },
    { name: 'site_away', help: 'away', value: () => Promise.reject(new Error('away')) },
    { name: 'site_never', help: 'never', value: async () => Infinity },
  ];
  const text = await metrics({ figures });
  expect(text).toMatch(/^site_good 0\.5$/m);
  expect(text).toMatch(/^site_away Nan$/im);
  expect(text).toMatch(/^site_never \+Inf$/m);
});

test('metrics stay bounded with any number of previews and publishes', async () => {
  const request = { method: 'GET', status: 200, bytes: 1, milliseconds: 1, isAborted: false };
  const numbers = Array.from({ length: 1000 }, (_, index) => index + 1);
  const requests = numbers.flatMap((composition) => [
    { ...request, composition },
    { ...request, composition, isPreview: true },
  ]);
  const text = await metrics(undefined, requests);
  expect(text).toContain('site_requests_total{composition="1000",canary="no",status="200"} 1');
  expect(text).toContain('composition="preview"');
  expect(text.match(/^site_requests_total\{/gm)!.length).toBeLessThanOrEqual(50);
});

const report: PageReport = {
  composition: 7,
  canary: true,
  page: '/team',
  errors: { error: 0, load: 2, hydration: 0 },
  lcp: 1234,
  inp: 80,
  cls: 0.02,
};

test('the metrics count the views of pages, those that failed, and their failures', async () => {
  const whole = { ...report, errors: { error: 0, load: 0, hydration: 0 } };
  const text = await metrics(undefined, [], [report, whole, { ...whole, canary: false, composition: 6 }]);
  const canary = 'composition="7",canary="yes"';
  for (const line of [
    `site_page_views_total{${canary},page="/team"} 2`,
    `site_failed_page_views_total{${canary},page="/team"} 1`,
    `site_page_errors_total{${canary},kind="load"} 2`,
    `site_page_errors_total{${canary},kind="hydration"} 0`,
    `site_failed_page_views_total{composition="6",canary="no",page="/team"} 0`,
    `site_page_lcp_seconds_bucket{le="1",${canary}} 0`,
    `site_page_lcp_seconds_bucket{le="1.5",${canary}} 2`,
    `site_page_lcp_seconds_sum{${canary}} 2.468`,
    `site_page_inp_seconds_bucket{le="0.1",${canary}} 2`,
    `site_page_cls_bucket{le="0.05",${canary}} 2`,
  ])
    expect(text).toContain(`${line}\n`);
});

test('a view without vitals adds none', async () => {
  const { composition, canary, page, errors } = report;
  const text = await metrics(undefined, [], [{ composition, canary, page, errors }]);
  expect(text).not.toMatch(/^site_page_(lcp|inp|cls).*[1-9]$/m);
});

test('reports stay bounded, too: one composition more begins again', async () => {
  const reports = Array.from({ length: 120 }, (_, index) => ({ ...report, composition: index + 1 }));
  const text = await metrics(undefined, [], reports);
  expect(text).toContain('site_page_views_total{composition="120",canary="yes",page="/team"} 1');
  expect(text.match(/^site_page_views_total\{/gm)!.length).toBeLessThanOrEqual(50);
  expect(text.match(/^site_page_lcp_seconds_count\{/gm)!.length).toBeLessThanOrEqual(50);
});
