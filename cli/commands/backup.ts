import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { backUpStore } from '@vibrant-peak/engine/backup/storeBackup';
import type { Tried } from '@vibrant-peak/engine/backup/tryStore';
import { openSite } from '@vibrant-peak/engine/store/openStore';
import { UsageError } from '@vibrant-peak/engine/usageError';
import { liveCommands } from './liveCommands';
import { optionalText, type Command } from './runCommand';
import { sentenceOfTrial, tryBackup } from './tryBackup';

interface BackedUp {
  file: string;
  tables?: number;
  objects: number;
  /** What the trial of its restore has compared. */
  tried: Tried | undefined;
}

export const command: Command<BackedUp> = {
  run: async ({ words: [file = ''], values, log }) => {
    const [encrypt, decrypt] = [optionalText(values['encrypt']), optionalText(values['decrypt'])];
    const isTried = values['try'] === true;
    if ((decrypt !== undefined) !== (isTried && encrypt !== undefined))
      throw new UsageError('--decrypt goes with --encrypt and --try, which reads the encrypted file.');
    const folder = dirname(file);
    if (!existsSync(folder))
      throw new UsageError(`${folder} does not exist. Create this folder, or name a file elsewhere.`);
    const live = await liveCommands();
    const made = live?.hasDatabase()
      ? await live.backUpSite(file, encrypt)
      : { objects: await backUpStore(file, await openSite(), encrypt) };
    if (isTried) log(`Wrote ${file}. Testing its restore.`);
    return { file, ...made, tried: isTried ? await tryBackup(file, decrypt) : undefined };
  },
  describe: ({ file, tables, objects, tried }) =>
    [
      tables === undefined
        ? `${file} holds ${objects} objects of the store.`
        : `${file} holds ${tables} tables and ${objects} objects of the store. It contains their secrets: protect it like the database.`,
      ...(tried ? [sentenceOfTrial(tried)] : []),
    ].join('\n'),
};
