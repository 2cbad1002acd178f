import { unlock, wholeSite } from '../publish/lock';
import { whoIsHere } from '../publish/provenanceOf';
import { openStore } from '../store/openStore';
import { UsageError } from '../usageError';
import { appNamed } from './appNamed';
import type { Command } from './runCommand';

/** Removes a lock. */
export const unlockApp: Command<{ name: string }> = {
  run: async ({ values: { all }, words: [named] }) => {
    if (all && named !== undefined) throw new UsageError('Either an application or --all');
    const name = all ? wholeSite : (named ?? appNamed(undefined).name);
    await unlock(await openStore(), name, whoIsHere());
    return { name };
  },
  describe: ({ name }) => `${name === wholeSite ? 'The site' : name} is unlocked`,
};
