import { checkBackupFile, withDecrypted } from '@vibrant-peak/engine/backup/backupFile';
import { restoreStore } from '@vibrant-peak/engine/backup/storeBackup';
import type { Tried } from '@vibrant-peak/engine/backup/tryStore';
import { beginStore } from '@vibrant-peak/engine/store/openStore';
import { ownCommands } from '@vibrant-peak/engine/ownCommands';
import { neededLiveCommands } from './liveCommands';
import { optionalText, type Command } from './runCommand';
import { sentenceOfTrial, tryBackup } from './tryBackup';

interface Restored {
  made: string;
  isLive: boolean;
  /** What a trial has compared, which restores nothing. */
  tried: Tried | undefined;
}

export const command: Command<Restored> = {
  run: ({ words: [file = ''], values }) =>
    withDecrypted(file, optionalText(values['decrypt']), async (readable) => {
      const { made, migrations } = await checkBackupFile(readable);
      const isLive = migrations.length > 0;
      if (values['try'] === true) return { made, isLive, tried: await tryBackup(readable) };
      if (isLive) await (await neededLiveCommands('a backup with a database')).restoreSite(readable);
      else await restoreStore(readable, await beginStore());
      return { made, isLive, tried: undefined };
    }),
  describe: ({ made, isLive, tried }) =>
    tried
      ? `The backup is from ${made}. ${sentenceOfTrial(tried)}`
      : `The site is as it was at ${made}. ${isLive ? `Everybody has to sign in again: ${ownCommands.start}` : `${ownCommands.program} serve shows it.`}`,
};
