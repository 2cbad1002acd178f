import { collectGarbage, defaultRetention } from '@vibrant-peak/engine/collect/collectGarbage';
import { openStore } from '@vibrant-peak/engine/store/openStore';
import type { Command } from './runCommand';
import { wholeNumber } from '@vibrant-peak/engine/wholeNumber';

/** How many changes may be kept. */
const keptChanges = 100;

/**
 * Records the oldest kept composition in the log, and removes everything before it that no kept one
 * names.
 */
export const command: Command<Awaited<ReturnType<typeof collectGarbage>>> = {
  run: async ({ values: { keep, days } }) => {
    const within = [0, 10_000] as [number, number];
    const retention = {
      ...defaultRetention,
      changes: keep === undefined ? defaultRetention.changes : wholeNumber(keep, '--keep', [1, keptChanges]),
      age: days === undefined ? defaultRetention.age : wholeNumber(days, '--days', within) * 86_400_000,
    };
    return collectGarbage(await openStore(), retention);
  },
  describe: ({ removed, oldestRetained }) =>
    `${removed.length} folders and files removed; composition ${oldestRetained} and all after it are kept`,
};
