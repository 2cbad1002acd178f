import { whoIsHere } from '../publish/provenanceOf';
import { rollBack, rollBackApp } from '../publish/rollBack';
import { openStore } from '../store/openStore';
import { runCommand, wholeNumber } from './runCommand';

/**
 * `npm run rollback [-- --to <composition>]`: sets an earlier composition live again, without a build.
 * `npm run rollback -w <app> [-- --to <release>]`: takes that application alone back.
 * What is taken away cannot be published again without `--again`; `--reason` says why.
 */
await runCommand({
  line: 'npm run rollback',
  options: { to: { type: 'string' }, reason: { type: 'string' } },
  run: async ({ app, values: { to, reason }, log }) => {
    const store = await openStore();
    const cause = { by: whoIsHere(), ...(typeof reason === 'string' && { why: reason }) };
    if (app) return rollBackApp(store, app, { log, ...cause, ...(typeof to === 'string' && { to }) });
    const target = to === undefined ? undefined : wholeNumber(to, '--to', [1, Number.MAX_SAFE_INTEGER]);
    return rollBack(store, target, cause);
  },
  describe: ({ composition }) => `composition ${composition} is live`,
});
