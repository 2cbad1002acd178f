import { runCommand } from './runCommand';
import { UsageError } from '../usageError';
import { liveSite } from './siteAddress';
import { isTaken } from '@vibrant-peak/webpack/isTaken';

/**
 * `npm run dev -w <remote> -- --against <live site>`: one remote's development server, which is a gateway to a live site
 * as well. What is opened there is the live composition with this remote's working copy in it.
 */
await runCommand({
  line: 'npm run dev',
  options: { against: { type: 'string' } },
  run: async ({ app, values: { against } }) => {
    if (!app || app.role !== 'remote')
      throw new UsageError('Name a remote: npm run dev -w remote-invoice -- --against http://localhost:8080');
    const port = Number(process.env['PORT'] || app.devPort);
    const live = liveSite(against, app.name, port);
    if (await isTaken(port))
      throw new Error(`Port ${port} is in use: stop what runs there, or choose another one with PORT.`);
    // Wrong use is answered without webpack, which takes a second to load.
    const { serveRemote } = await import('../develop/serveRemote');
    await serveRemote(app, port, live);
    return { live, url: `http://localhost:${port}` };
  },
  describe: ({ live, url }) =>
    `Open ${url}: it is ${live} with your working copy. The live site does not notice.`,
});
