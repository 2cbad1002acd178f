import { lock, wholeSite } from '@vibrant-peak/engine/publish/rules/lock';
import { currentUser } from '@vibrant-peak/engine/publish/rules/currentUser';
import { openStore } from '@vibrant-peak/engine/store/openStore';
import { UsageError } from '@vibrant-peak/engine/usageError';
import { appNamed } from './appNamed';
import type { Command } from './runCommand';

export const command: Command<{ name: string; reason: string }> = {
  // A single argument is the reason, for the whole site or the application of the current folder.
  run: async ({ values: { all }, words: [first, second] }) => {
    if (all && second !== undefined)
      throw new UsageError('Either an application or --all: vibrant-peak lock --all "reason"');
    const reason = second ?? first;
    if (!reason) throw new UsageError('Say why: vibrant-peak lock <app> "reason", or lock --all "reason"');
    const named = second === undefined ? undefined : first;
    const name = all ? wholeSite : (named ?? appNamed().name);
    await lock(await openStore(), name, { by: currentUser(), reason });
    return { name, reason };
  },
  describe: ({ name, reason }) => `${name === wholeSite ? 'The site' : name} is locked: ${reason}`,
};
