import { isTaken } from '@vibrant-peak/webpack/isTaken';
import { UsageError } from '@vibrant-peak/engine/usageError';
import { appNamed } from './appNamed';
import type { Command } from './runCommand';
import { liveSite } from './siteAddress';
import { wholeNumber } from '@vibrant-peak/engine/wholeNumber';

export const command: Command<{ live: string; url: string }> = {
  run: async ({ words: [name], values: { against } }) => {
    const app = appNamed(name);
    if (app.role !== 'remote')
      throw new UsageError(
        `${app.name} is not a remote. To run all applications from this repository: npm run dev`,
      );
    const port = wholeNumber(process.env['PORT'] || String(app.devPort), 'PORT', [1, 65_535]);
    const live = liveSite(against, app.name, port);
    if (await isTaken(port))
      throw new Error(`Port ${port} is in use: stop what runs there, or choose another one with PORT.`);
    // Wrong use is answered without webpack, which takes a second to load.
    const { serveRemote } = await import('../develop/serveRemote');
    await serveRemote(app, port, live);
    return { live, url: `http://localhost:${port}` };
  },
  describe: ({ live, url }) =>
    `Open ${url}: it shows ${live} with your working copy. The live site stays unchanged.`,
};
