import webpack from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { createConfig } from '@vibrant-peak/webpack';
import type { App } from '@vibrant-peak/webpack/apps';
import { loadPages } from '@vibrant-peak/webpack/loadPages';
import { createGateway } from './gateway';
import { overlayPolicy } from './overrideDocument';
import { developmentBase } from './overrideRegistry';

/** The types of the server do not know the name of the policy. */
const overlay = { warnings: false, runtimeErrors: false, trustedTypesPolicyName: overlayPolicy };

/** Serves the working copy of a remote within a live site, and rebuilds it with each edit. */
export async function serveRemote(app: App, port: number, live: string): Promise<void> {
  const [browser] = await createConfig(app.folder, 'gateway');
  const offers = await loadPages(app);
  const options: Configuration = {
    host: '127.0.0.1',
    port,
    compress: false,
    static: false,
    allowedHosts: ['localhost', '127.0.0.1'],
    devMiddleware: { publicPath: developmentBase(app.name) },
    client: {
      logging: 'warn',
      // The address that the page was opened at, whichever name it has.
      webSocketURL: 'auto://0.0.0.0:0/ws',
      overlay,
    },
    setupMiddlewares: (middlewares) => [...middlewares, ...createGateway(live, { name: app.name, offers })],
  };
  await new WebpackDevServer(options, webpack(browser!)).start();
}
