import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFixtureStore } from './fixtureStore';
import { fuzz } from './fuzz';
import { startServer } from './serverProcess';
import { wholeNumber } from '../../wholeNumber';

/**
 * `REQUESTS=1000000 SEED=7 npm run fuzz`: sends seeded requests to a server of its own, and reports its state.
 * `npm test` does the same with 5,000 requests.
 */
const requests = wholeNumber(process.env['REQUESTS'] || '200000', 'REQUESTS', [1, 100_000_000]);
const seed = wholeNumber(process.env['SEED'] || String(Date.now() % 1_000_000), 'SEED', [0, 2 ** 31]);
console.error(`${requests} requests from seed ${seed}`);
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
const store = writeFixtureStore(folder);
const server = await startServer({ STORE: folder });
try {
  const plan = {
    seed,
    requests,
    idleSockets: 500,
    slowSockets: 200,
    abortedDownloads: 1000,
    resetPipelines: 200,
  };
  const report = await fuzz(server, store, plan);
  if (!server.isRunning() || report.statuses['500'] || server.errors())
    throw new Error(`The server failed with seed ${seed}: ${server.errors()}`);
  const { before = 0, after = 0 } = report.openFiles;
  if (after > before)
    throw new Error(`The server keeps ${after - before} more files open after the run with seed ${seed}`);
  console.log(JSON.stringify(report, null, 2));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
