import { rollBack, rollBackApp } from '../publish/rollBack';
import { openStore } from '../store/openStore';
import { runCommand, wholeNumber } from './runCommand';

/**
 * `npm run rollback [-- --to <composition>]`: sets an earlier composition live again, without a build.
 * `npm run rollback -w <app> [-- --to <release>]`: takes that application alone back.
 */
await runCommand({
  options: { to: { type: 'string' } },
  run: async ({ app, values: { to }, log }) => {
    const store = await openStore();
    if (app) return rollBackApp(store, app, { log, ...(typeof to === 'string' && { to }) });
    return rollBack(
      store,
      to === undefined ? undefined : wholeNumber(to, '--to', [1, Number.MAX_SAFE_INTEGER]),
    );
  },
  describe: ({ composition }) => `composition ${composition} is live`,
});
