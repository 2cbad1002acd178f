import type { AddressInfo } from 'node:net';
import { createMetrics } from './metrics';
import type { DatabaseState } from './health';

async function metrics(database?: () => DatabaseState): Promise<string> {
  const { server } = createMetrics(() => ({ changes: 0, age: 0 }), database);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
  const text = await response.text();
  server.closeAllConnections();
  server.close();
  return text;
}

test('the metrics say whether the database takes changes, where there is one', async () => {
  expect(await metrics(() => 'ready')).toMatch(/^site_database_ready 1$/m);
  expect(await metrics(() => 'away')).toMatch(/^site_database_ready 0$/m);
  expect(await metrics()).not.toContain('site_database_ready');
});
