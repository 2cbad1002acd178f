import { lock, wholeSite } from '@vibrant-peak/engine/publish/rules/lock';
import { currentUser } from '@vibrant-peak/engine/publish/rules/currentUser';
import { whatIsLive } from '@vibrant-peak/engine/publish/steps/whatIsLive';
import { openStore } from '@vibrant-peak/engine/store/openStore';
import type { Store } from '@vibrant-peak/engine/store/store';
import { UsageError } from '@vibrant-peak/engine/usageError';
import { appNamed, appHere } from './appNamed';
import type { Command } from './runCommand';

export const command: Command<{ name: string; reason: string }> = {
  // A single argument is the reason, for the whole site or the application of the current folder.
  run: async ({ values: { all }, words: [first, second] }) => {
    if (all && second !== undefined)
      throw new UsageError('Either an application or --all: vibrant-peak lock --all "reason"');
    const reason = second ?? first;
    const name = all ? wholeSite : second === undefined ? appHere()?.name : first;
    if (!reason || !name)
      throw new UsageError('Say what and why: vibrant-peak lock <app> "reason", or lock --all "reason"');
    const store = await openStore();
    if (name !== wholeSite) await assertKnown(store, name);
    await lock(store, name, { by: currentUser(), reason });
    return { name, reason };
  },
  describe: ({ name, reason }) => `${name === wholeSite ? 'The site' : name} is locked: ${reason}`,
};

/** A lock of a mistyped name would stop nobody. The folder of a live remote may be elsewhere. */
async function assertKnown(store: Store, name: string): Promise<void> {
  if ((await whatIsLive(store)).live.releases[name] === undefined) appNamed(name);
}
