import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Store } from '@vibrant-peak/engine/store/store';
import { MemoryObjects } from '@vibrant-peak/engine/testing/simulation/memoryObjects';
import { withdrawCanary } from '@vibrant-peak/engine/publish/steps/endCanary';
import { publishCode } from '../testing/testReleases';
import { watchPageViews } from './watchPageViews';

type Row = [composition: number, canary: 'yes' | 'no', views: number, failed: number];

/** What the server says. */
let rows: Row[];
let started: number;
let requests: number;
let server: Server;
let address: string;
let store: Store;
beforeEach(async () => {
  started = 100;
  requests = 0;
  server = createServer((_request, response) => {
    requests++;
    response.end(metrics());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
  store = new Store(new MemoryObjects(Date.now));
  await publishCode(store, 'shell', 'one');
  await publishCode(store, 'remote-public', 'one');
});
afterEach(() => void server.close());

const metrics = () =>
  [
    `process_start_time_seconds ${started}`,
    ...rows.flatMap(([composition, canary, views, failed]) => {
      const labels = `{composition="${composition}",canary="${canary}",page="/"}`;
      return [`site_page_views_total${labels} ${views}`, `site_failed_page_views_total${labels} ${failed}`];
    }),
  ].join('\n');
const startCanary = () =>
  publishCode(store, 'remote-public', 'trial', { target: { kind: 'canary', share: 5, name: 'blue' } });

test('canary and live site count from the same moment, over restarts of servers', async () => {
  const { composition: canary } = await startCanary();
  const { live } = (await store.pointer())!;
  const look = watchPageViews(store, [address]);
  rows = [
    [live, 'no', 90_000, 900],
    [canary, 'yes', 10, 1],
  ];
  expect(await look()).toMatchObject({ canary: { views: 0, failed: 0 }, live: { views: 0, failed: 0 } });
  rows = [
    [live, 'no', 90_400, 902],
    [canary, 'yes', 30, 2],
    [live - 1, 'no', 5000, 5000],
  ];
  const grown = { canary: { views: 20, failed: 1 }, live: { views: 400, failed: 2 }, unanswered: [] };
  expect(await look()).toMatchObject(grown);
  started = 200;
  rows = [
    [live, 'no', 50, 0],
    [canary, 'yes', 5, 5],
  ];
  expect(await look()).toMatchObject({ canary: { views: 25, failed: 6 }, live: { views: 450, failed: 2 } });
});

test('without a canary no server is asked, and the next canary counts from zero', async () => {
  await startCanary();
  const look = watchPageViews(store, [address]);
  const { live } = (await store.pointer())!;
  for (const views of [10, 30]) {
    rows = [[live, 'no', views, 0]];
    await look();
  }
  await withdrawCanary(store, { name: 'blue' });
  const asked = requests;
  expect(await look()).toBeNull();
  expect(requests).toBe(asked);
  await startCanary();
  expect(await look()).toMatchObject({ live: { views: 0 } });
});

test('a server that does not answer is named, and its counts stay', async () => {
  const { composition: canary } = await startCanary();
  const look = watchPageViews(store, [address]);
  rows = [];
  await look();
  rows = [[canary, 'yes', 7, 2]];
  await look();
  server.close();
  server.closeAllConnections();
  const { canary: counted, unanswered } = (await look())!;
  expect(counted).toEqual({ views: 7, failed: 2 });
  expect(unanswered).toMatchObject([{ address, reason: expect.any(String) }]);
});
