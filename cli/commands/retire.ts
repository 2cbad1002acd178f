import type { Outcome } from '@vibrant-peak/engine/publish/rules/change';
import { currentUser } from '@vibrant-peak/engine/publish/rules/currentUser';
import { retire } from '@vibrant-peak/engine/publish/steps/retire';
import { openStore } from '@vibrant-peak/engine/store/openStore';
import { appNamed } from './appNamed';
import type { Command } from './runCommand';

export const command: Command<Outcome & { name: string }> = {
  run: async ({ words: [named], log }) => {
    // The folder of a remote may be gone.
    const name = named ?? appNamed().name;
    return { ...(await retire(await openStore(), name, { log, by: currentUser() })), name };
  },
  describe: ({ composition, name }) =>
    `composition ${composition} is live, without ${name}; npx vibrant-peak rollback brings it back`,
};
