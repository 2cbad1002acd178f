import { whoIsHere } from '../publish/originOf';
import { collectGarbage, defaultRetention } from '../store/collectGarbage';
import { openStore } from '../store/openStore';
import { runCommand, wholeNumber } from './runCommand';

/** How many flips may be kept. */
const keptFlips = 100;

/**
 * `npm run gc [-- --keep <flips> --days <age> --grace <hours>]`: removes what the run before this one listed as garbage, and lists what
 * nothing refers to any more, for the next run.
 */
await runCommand({
  line: 'npm run gc',
  options: { keep: { type: 'string' }, days: { type: 'string' }, grace: { type: 'string' } },
  run: async ({ values: { keep, days, grace } }) => {
    const store = await openStore();
    const within = [0, 10_000] as [number, number];
    const retention = {
      flips: keep === undefined ? defaultRetention.flips : wholeNumber(keep, '--keep', [1, keptFlips]),
      age: days === undefined ? defaultRetention.age : wholeNumber(days, '--days', within) * 86_400_000,
      grace: grace === undefined ? defaultRetention.grace : wholeNumber(grace, '--grace', within) * 3_600_000,
    };
    return collectGarbage(store, retention, whoIsHere());
  },
  describe: ({ removed, marked }) =>
    `${removed.length} folders and files removed; ${marked.length} listed for the next run after the time of grace`,
});
