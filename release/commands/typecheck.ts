import { liveShellAt } from '../typecheck/liveShell';
import { typecheck } from '../typecheck/typecheck';
import { runCommand } from './runCommand';
import { UsageError } from '../usageError';
import { siteAddress } from './siteAddress';

/**
 * `npm run typecheck -w <app> [-- --against <live site>]`: checks the types of that application, with the shared package as it is
 * installed, or with what the live shell declares.
 */
await runCommand({
  line: 'npm run typecheck',
  options: { against: { type: 'string' } },
  run: async ({ app, values: { against } }) => {
    if (!app) throw new UsageError('Name the application: npm run typecheck -w remote-public');
    if (against === undefined) typecheck(app);
    else typecheck(app, await liveShellAt(siteAddress(against, `npm run typecheck -w ${app.name}`)));
    return { app: app.name, ...(typeof against === 'string' && { against }) };
  },
  describe: ({ app, against }) => `${app}: the types fit${against ? ` what is live at ${against}` : ''}`,
});
