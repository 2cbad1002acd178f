import { checkBackupFile } from '@vibrant-peak/engine/backup/backupFile';
import { restoreStore } from '@vibrant-peak/engine/backup/storeBackup';
import { beginStore } from '@vibrant-peak/engine/store/openStore';
import { ownCommands } from '@vibrant-peak/engine/ownCommands';
import { neededLiveCommands } from './liveCommands';
import type { Command } from './runCommand';

export const command: Command<{ made: string; isLive: boolean }> = {
  run: async ({ words }) => {
    const file = words[0]!;
    const { made, migrations } = await checkBackupFile(file);
    const isLive = migrations.length > 0;
    if (isLive) await (await neededLiveCommands('a backup with a database')).restoreSite(file);
    else await restoreStore(file, await beginStore());
    return { made, isLive };
  },
  describe: ({ made, isLive }) =>
    `The site is as it was at ${made}. ${isLive ? `Everybody has to sign in again: ${ownCommands.start}` : `${ownCommands.program} serve shows it.`}`,
};
