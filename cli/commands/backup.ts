import { backUpStore } from '@vibrant-peak/engine/backup/storeBackup';
import { openSite } from '@vibrant-peak/engine/store/openStore';
import { liveCommands } from './liveCommands';
import type { Command } from './runCommand';

export const command: Command<{ file: string; tables?: number; objects: number }> = {
  run: async ({ words }) => {
    const file = words[0]!;
    const live = await liveCommands();
    if (live?.hasDatabase()) return { file, ...(await live.backUpSite(file)) };
    return { file, objects: await backUpStore(file, await openSite()) };
  },
  describe: ({ file, tables, objects }) =>
    tables === undefined
      ? `${file} holds ${objects} objects of the store.`
      : `${file} holds ${tables} tables and ${objects} objects of the store. It can do all that they can: keep it as secret as the database.`,
};
