import type { AddressInfo } from 'node:net';
import { createMetrics } from './metrics';
import type { FinishedRequest } from './createSiteServer';

type Live = Parameters<typeof createMetrics>[1];

async function metrics(live?: Live, requests: FinishedRequest[] = []): Promise<string> {
  const { onFinished, server } = createMetrics({ changes: 0, age: 0 }, live);
  requests.forEach(onFinished);
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
