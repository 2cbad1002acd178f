import { lock, unlock, wholeSite } from '@vibrant-peak/engine/publish/rules/lock';
import { whoIsHere } from '@vibrant-peak/engine/publish/rules/whoIsHere';
import { openStore } from '@vibrant-peak/engine/store/openStore';
import { UsageError } from '@vibrant-peak/engine/usageError';
import { appNamed } from './appNamed';
import type { Command, CommandInput } from './runCommand';

/** Locks the live release of an application, or the whole site, until it is unlocked. */
export const lockApp: Command<{ name: string; reason: string }> = {
  run: async (input) => {
    const { name, reason } = lockIn(input);
    await lock(await openStore(), name, { by: whoIsHere(), reason });
    return { name, reason };
  },
  describe: ({ name, reason }) => `${name === wholeSite ? 'The site' : name} is locked: ${reason}`,
};

/** A single argument is the reason, for the whole site or the application of the current folder. */
function lockIn({ values: { all }, words: [first, second] }: CommandInput): { name: string; reason: string } {
  if (all && second !== undefined)
    throw new UsageError('Either an application or --all: vibrant-peak lock --all "reason"');
  const reason = second ?? first;
  if (!reason) throw new UsageError('Say why: vibrant-peak lock <app> "reason", or lock --all "reason"');
  if (all) return { name: wholeSite, reason };
  return { name: second === undefined ? appNamed(undefined).name : first!, reason };
}

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
