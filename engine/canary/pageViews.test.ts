import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, Registry } from 'prom-client';
import { readPageViews, sumOf } from './pageViews';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function addressOf(text: string, status = 200): Promise<string> {
  const server = createServer((_, response) => void response.writeHead(status).end(text));
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
}

type Count = [composition: string, canary: string, page: string, views: number, failed?: number];

/** The text that the server's own library writes. */
async function metricsOf(...counts: Count[]): Promise<string> {
  const registers = [new Registry()];
  const labelNames = ['composition', 'canary', 'page'];
  const views = new Counter({ name: 'site_page_views_total', help: 'views', labelNames, registers });
  const failures = new Counter({
    name: 'site_failed_page_views_total',
    help: 'failed',
    labelNames,
    registers,
  });
  for (const [composition, canary, page, count, failed] of counts) {
    views.inc({ composition, canary, page }, count);
    if (failed) failures.inc({ composition, canary, page }, failed);
  }
  return `process_start_time_seconds 1700000000.5\n${await registers[0]!.metrics()}`;
}

test('page views of all servers are read and summed by composition, canary and page', async () => {
  const addresses = await Promise.all([
    metricsOf(['7', 'no', '/', 90, 2], ['8', 'yes', '/', 10], ['8', 'yes', '/projects/:slug', 5, 1]),
    metricsOf(['7', 'no', '/', 1e21], ['8', 'yes', '/', 20, 3], ['preview', 'no', '/', 4]),
  ]).then((texts) => Promise.all(texts.map((text) => addressOf(text))));

  const { servers: read, unanswered } = await readPageViews(addresses);

  expect(unanswered).toEqual([]);
  expect(read.map(({ address, started }) => ({ address, started }))).toEqual(
    addresses.map((address) => ({ address, started: 1700000000.5 })),
  );
  expect(sumOf(read)).toEqual([
    { composition: 7, isCanary: false, page: '/', views: 90 + 1e21, failed: 2 },
    { composition: 8, isCanary: true, page: '/', views: 30, failed: 3 },
    { composition: 8, isCanary: true, page: '/projects/:slug', views: 5, failed: 1 },
  ]);
});

test('a page may have any name', async () => {
  const page = '/a "quoted" \\ path,{}=\n\t\u202e';
  const { servers: read } = await readPageViews([await addressOf(await metricsOf(['7', 'no', page, 1]))]);
  expect(read[0]!.views).toEqual([{ composition: 7, isCanary: false, page, views: 1, failed: 0 }]);
});

test('a server that does not answer is named, and the others are read', async () => {
  const closed = await addressOf('');
  await new Promise((resolve) => servers.pop()!.close(resolve));
  const failing = await addressOf('', 500);
  const other = await addressOf('<!doctype html>');
  const good = await addressOf(await metricsOf(['7', 'no', '/', 1]));

  const { servers: read, unanswered } = await readPageViews([closed, failing, other, good]);

  expect(read.map(({ address }) => address)).toEqual([good]);
  expect(new Map(unanswered.map(({ address, reason }) => [address, reason]))).toEqual(
    new Map<string, unknown>([
      [closed, expect.stringContaining('ECONNREFUSED')],
      [failing, 'status 500'],
      [other, 'not the metrics of a server of this site'],
    ]),
  );
});

test('a server that counts nothing yet has no page views', async () => {
  const { servers: read } = await readPageViews([await addressOf(await metricsOf())]);
  expect(read[0]!.views).toEqual([]);
});
