import type { Outcome } from '@vibrant-peak/engine/publish/rules/change';
import { currentUser } from '@vibrant-peak/engine/publish/rules/currentUser';
import { rollBack, rollBackApp } from '@vibrant-peak/engine/publish/steps/rollBack';
import { openStore } from '@vibrant-peak/engine/store/openStore';
import { appHere } from './appNamed';
import type { Command } from './runCommand';
import { wholeNumber } from '@vibrant-peak/engine/wholeNumber';

export const command: Command<Outcome> = {
  run: async ({ words: [name], values: { to, reason }, log }) => {
    // The folder of a retired remote may be gone.
    const app = name ?? appHere()?.name;
    const target =
      app || to === undefined ? undefined : wholeNumber(to, '--to', [1, Number.MAX_SAFE_INTEGER]);
    const store = await openStore();
    const cause = { by: currentUser(), ...(typeof reason === 'string' && { why: reason }) };
    if (app) return rollBackApp(store, app, { log, ...cause, ...(typeof to === 'string' && { to }) });
    return rollBack(store, target, cause);
  },
  describe: ({ composition }) => `composition ${composition} is live`,
};
