import { checkBackupFile, withDecrypted } from '@vibrant-peak/engine/backup/backupFile';
import { tryStore, type Tried } from '@vibrant-peak/engine/backup/tryStore';
import { neededLiveCommands } from './liveCommands';

/** Restores a backup into a temporary folder, and compares all of it with the file. @throws what differs. */
export const tryBackup = (file: string, decrypt?: string): Promise<Tried> =>
  withDecrypted(file, decrypt, async (readable) => {
    const { migrations } = await checkBackupFile(readable);
    if (migrations.length === 0) return tryStore(readable);
    return (await neededLiveCommands('a backup with a database')).tryRestore(readable);
  });

export const sentenceOfTrial = ({ tables, rows, objects }: Tried): string => {
  const database = tables > 0 ? `${rows} rows of ${tables} tables and ` : '';
  return `Tested its restore: ${database}${objects} objects match.`;
};
