import { runCommand } from './runCommand';
import { UsageError } from '../usageError';
import { siteAddress } from './siteAddress';
import type { App } from '@vibrant-peak/webpack/apps';
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
    const live = liveSite(against, app, port);
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

/** The address after `--against`. @throws UsageError when it is not the root of a site. */
function liveSite(text: unknown, app: App, port: number): string {
  const line = `npm run dev -w ${app.name}`;
  if (typeof text !== 'string' || text === '')
    throw new UsageError(
      `Say which live site: ${line} -- --against http://localhost:8080. To run all applications from here: npm run dev`,
    );
  const origin = siteAddress(text, line);
  const { hostname, port: named } = new URL(origin);
  if (['localhost', '127.0.0.1'].includes(hostname) && named === String(port))
    throw new UsageError(`${origin} is this development server itself: name the live site`);
  return origin;
}
