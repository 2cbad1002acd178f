import { build } from '../publish/build';
import { runCommand } from './runCommand';
import { UsageError } from '../usageError';

/** `npm run build -w <app>`: builds that application, unless it was built from the very same before. */
await runCommand({
  line: 'npm run build',
  run: async ({ app }) => {
    if (!app) throw new UsageError('Name the application: npm run build -w remote-public');
    return { app: app.name, isNew: await build(app) };
  },
  describe: ({ app, isNew }) =>
    isNew ? `${app}: built` : `${app}: nothing has changed since the last build`,
});
