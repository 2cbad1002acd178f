import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFixtureStore, type FixtureStore } from './fixtureStore';
import { fuzz } from './fuzz';
import { startServer, type ServerProcess } from './serverProcess';

const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
let store: FixtureStore;
let server: ServerProcess | undefined;

beforeAll(async () => {
  store = await writeFixtureStore(folder);
  server = await startServer({ STORE: folder });
});

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** `npm run test:long` sends more. */
const requests = Number(process.env['REQUESTS'] ?? 5000);
const seed = Number(process.env['SEED'] ?? 1);

test('ordinary and malformed requests leave no error, open file or memory behind in the server', async () => {
  const report = await fuzz(server!, store, seed, requests);
  expect(server!.isRunning()).toBe(true);
  expect(server!.errors()).toBe('');
  // Each kind was asked for and answered.
  expect(Object.keys(report.statuses)).toEqual(
    expect.arrayContaining(['200', '206', '304', '308', '400', '404', '405', '416', '431']),
  );
  expect(report.statuses['500']).toBeUndefined();
  expect(report.latency.besieged).toBeLessThan(100);
  expect(report.latency.after).toBeLessThan(100);
  if (report.openFiles.before !== undefined)
    expect(report.openFiles.after).toBeLessThanOrEqual(report.openFiles.before);
  if (report.memory.before !== undefined) expect(report.memory.after).toBeLessThan(report.memory.before + 64);
}, 600_000);
