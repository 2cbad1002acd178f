import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFixtureStore } from './fixtureStore';
import { fuzz } from './fuzz';
import { startServer } from './serverProcess';
import { runCommand, wholeNumber } from '../../commands/runCommand';

/**
 * `npm run fuzz [-- --requests <count> --seed <number>]`: sends a server of its own whatever a client could send, and tells
 * what became of it. `npm test` does the same with 20,000 requests.
 */
await runCommand({
  line: 'npm run fuzz',
  options: { requests: { type: 'string' }, seed: { type: 'string' } },
  run: async ({ values, log }) => {
    const requests = wholeNumber(values['requests'] ?? '200000', '--requests', [1, 100_000_000]);
    const seed = wholeNumber(values['seed'] ?? String(Date.now() % 1_000_000), '--seed', [0, 2 ** 31]);
    log(`${requests} requests from seed ${seed}`);
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
      return report;
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  describe: (report) => JSON.stringify(report, null, 2),
});
