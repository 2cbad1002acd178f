import { findIn } from '../publish/sources';
import { openStore } from '../store/openStore';
import { verifyStore } from '../store/verifyStore';
import type { Command } from './runCommand';

interface Verified {
  damaged: string[];
  repaired: string[];
  left: string[];
}

/**
 * Reads every byte of the store and lists objects that are damaged or missing; with `--repair` puts back documents, compressed copies,
 * pictures and fonts. Exit code 1 when damage is left.
 */
export const verify: Command<Verified> = {
  run: async ({ values: { repair } }) => {
    const store = await openStore();
    const found = await verifyStore(store, repair ? findIn(store) : undefined);
    const left = found.damaged.filter((name) => !found.repaired.includes(name));
    if (left.length > 0) process.exitCode = 1;
    return { ...found, left };
  },
  describe: ({ damaged, repaired, left }) =>
    damaged.length === 0
      ? 'Every byte is as it was written.'
      : [
          ...repaired.map((name) => `repaired  ${name}`),
          ...left.map((name) => `damaged   ${name}`),
          `${damaged.length} damaged or missing, ${repaired.length} repaired`,
        ].join('\n'),
};
