import { typecheck } from '../typecheck/typecheck';
import { runCommand, UsageError } from './runCommand';

/** `npm run typecheck -w <app>`: checks the types of that application. */
await runCommand({
  line: 'npm run typecheck',
  run: async ({ app }) => {
    if (!app) throw new UsageError('Name the application: npm run typecheck -w remote-public');
    typecheck(app);
    return { app: app.name };
  },
  describe: ({ app }) => `${app}: the types fit`,
});
