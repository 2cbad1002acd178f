import { unlock, wholeSite } from '@vibrant-peak/engine/publish/rules/lock';
import { currentUser } from '@vibrant-peak/engine/publish/rules/currentUser';
import { openStore } from '@vibrant-peak/engine/store/openStore';
import { UsageError } from '@vibrant-peak/engine/usageError';
import { appNamed } from './appNamed';
import type { Command } from './runCommand';

export const command: Command<{ name: string }> = {
  run: async ({ values: { all }, words: [named] }) => {
    if (all && named !== undefined) throw new UsageError('Either an application or --all');
    const name = all ? wholeSite : (named ?? appNamed().name);
    await unlock(await openStore(), name, currentUser());
    return { name };
  },
  describe: ({ name }) => `${name === wholeSite ? 'The site' : name} is unlocked`,
};
