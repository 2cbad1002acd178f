import { collectGarbage, defaultRetention, trimHistory } from '../store/collectGarbage';
import { openStore } from '../store/openStore';
import { runCommand, wholeNumber } from './runCommand';

/** How many entries of the pointer's log are kept. */
const keptHistory = 100;

/**
 * `npm run gc [-- --keep <flips> --days <age> --grace <hours>]`: removes what the run before listed, and lists what
 * nothing names any more.
 */
await runCommand({
  options: { keep: { type: 'string' }, days: { type: 'string' }, grace: { type: 'string' } },
  run: async ({ values: { keep, days, grace } }) => {
    const store = await openStore();
    const within = [0, 10_000] as [number, number];
    const collected = await collectGarbage(store, {
      flips: keep === undefined ? defaultRetention.flips : wholeNumber(keep, '--keep', [1, keptHistory]),
      age: days === undefined ? defaultRetention.age : wholeNumber(days, '--days', within) * 86_400_000,
      grace: grace === undefined ? defaultRetention.grace : wholeNumber(grace, '--grace', within) * 3_600_000,
    });
    await trimHistory(store, keptHistory);
    return collected;
  },
  describe: ({ removed, marked }) =>
    `${removed.length} folders removed; ${marked.length} listed for the next run after the time of grace`,
});
