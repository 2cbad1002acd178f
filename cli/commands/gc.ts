import { collectGarbage, defaultRetention } from '@vibrant-peak/engine/collect/collectGarbage';
import { openStore } from '@vibrant-peak/engine/store/openStore';
import type { Command } from './runCommand';
import { wholeNumber } from '@vibrant-peak/engine/wholeNumber';

export const command: Command<Awaited<ReturnType<typeof collectGarbage>>> = {
  run: async ({ values: { keep, days } }) => {
    const { changes, age } = defaultRetention;
    return collectGarbage(await openStore(), {
      ...defaultRetention,
      changes: keep === undefined ? changes : wholeNumber(keep, '--keep', [1, 100]),
      age: days === undefined ? age : wholeNumber(days, '--days', [0, 10_000]) * 86_400_000,
    });
  },
  describe: ({ removed, oldestRetained }) =>
    `${removed.length} folders and files removed; composition ${oldestRetained} and all after it are retained`,
};
