import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brand } from 'shared/content/brand';
import { uncheckedIntegrity, type Registry } from 'shared/contract';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration, type Middleware } from 'webpack-dev-server';
import { documentHtml } from './src/prerender/documentHtml';
import { fonts } from 'shared/theme/fonts';
import { builtApps as apps, type BuiltApp as App } from '@vibrant-peak/webpack/apps';
import { createConfig } from '@vibrant-peak/webpack';
import { contractVersion } from '@vibrant-peak/webpack/sharedModules';
import { loadPages } from '@vibrant-peak/webpack/loadPages';
import { isTaken } from '@vibrant-peak/webpack/isTaken';
import { packageFolder } from '@vibrant-peak/webpack/packages';
import { readContent } from '@vibrant-peak/release/content';

/**
 * `npm run dev`: one development server for each application. The shell's serves a document that names the remotes
 * at their servers; an edit of a component is shown with all state kept, any other reloads the page. Nothing is prerendered.
 */
const shared = packageFolder('shared');
const host = apps.find(({ role }) => role === 'host')!;
const remotes = apps.filter(({ role }) => role === 'remote');
const port = (app: App) => (app === host ? Number(process.env['PORT'] ?? app.devPort) : app.devPort);

async function developmentRegistry(): Promise<Registry> {
  const offers = await Promise.all(remotes.map(async (app) => ({ app, offer: await loadPages(app) })));
  return {
    composition: 0,
    audience: 'staff',
    remotes: remotes.map((app) => ({
      name: app.name,
      version: 'development',
      contract: contractVersion,
      base: `http://localhost:${port(app)}/`,
      integrity: uncheckedIntegrity,
    })),
    pages: offers.flatMap(({ app, offer }) => offer.pages.map((page) => ({ ...page, remote: app.name }))),
    layouts: Object.fromEntries(
      offers.flatMap(({ app, offer }) =>
        Object.entries(offer.layouts ?? {}).map(([mount, module]) => [mount, { remote: app.name, module }]),
      ),
    ),
  };
}

const registry = await developmentRegistry();

/** Documents and fonts of the shell's server. */
const serveDocuments = {
  name: 'documents',
  middleware: async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const font = fonts.find(({ address }) => address === path);
    if (font) {
      response.setHeader('Content-Type', 'font/woff2');
      return response.end(readFileSync(join(packageFolder(font.package, shared), font.file)));
    }
    if (!request.headers.accept?.includes('text/html')) return next();
    const { collections: modules } = await readContent();
    const content = { base: '', modules, versions: {}, first: {} };
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      documentHtml({
        path,
        registry,
        wave: { shell: { url: '/shell.js', integrity: '' }, preload: [], content },
        metadata: { title: brand.name },
        structuredData: [],
      }),
    );
  },
} satisfies Middleware;

/** The shell and whoever offers the home page: what the first page needs. */
const isFirst = (app: App) =>
  app === host || registry.pages.some(({ remote, path }) => remote === app.name && path === '/');
const firstCompiled: Promise<void>[] = [];
const compilers: webpack.Compiler[] = [];

/** How long other remotes wait until the first page has been served, in milliseconds. */
const headStart = 5000;

/**
 * Holds back the first build of a remote that the first page does without: all servers share one process, which would answer the page
 * seconds later. It begins when a file of the remote is asked for, or when the first page had time to load.
 * @returns the middleware that notices who asks.
 */
function afterFirstPage(compiler: webpack.Compiler): Middleware {
  let begin = () => {};
  const asked = new Promise<void>((resolve) => (begin = resolve));
  const turn = Promise.race([asked, Promise.all(firstCompiled).then(() => pause(headStart))]);
  compiler.hooks.watchRun.tapPromise('first page', () => turn);
  return {
    name: 'first request',
    middleware: (_request: IncomingMessage, _response: ServerResponse, next: () => void) => {
      begin();
      next();
    },
  };
}

for (const app of apps.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))) {
  if (await isTaken(port(app))) {
    console.error(`Port ${port(app)} of ${app.name} is in use: stop what runs there first.`);
    process.exit(1);
  }
  const [browser] = await createConfig(app.folder, 'development');
  const compiler = webpack(browser!);
  compilers.push(compiler);
  const own = app === host ? [serveDocuments] : isFirst(app) ? [] : [afterFirstPage(compiler)];
  if (isFirst(app))
    firstCompiled.push(new Promise((resolve) => compiler.hooks.done.tap('first page', () => resolve())));
  const options: Configuration = {
    host: '127.0.0.1',
    port: port(app),
    // The browser is on the same machine: packing ten megabytes would only keep it waiting.
    compress: false,
    setupExitSignals: false,
    hot: true,
    liveReload: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: ['localhost', '127.0.0.1'],
    client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
    static:
      app === host
        ? [
            { directory: join(shared, 'media'), publicPath: '/media' },
            { directory: join(shared, 'media/icons'), publicPath: '/' },
          ]
        : false,
    ...(app === host && { watchFiles: [join(shared, 'src/content/*')] }),
    setupMiddlewares: (middlewares) => [...own, ...middlewares],
  };
  await new WebpackDevServer(options, compiler).start();
  console.log(`${app.name}: http://localhost:${port(app)}`);
}
console.log(`\nOpen http://localhost:${port(host)}`);

/** Stores what was compiled, then ends. Left to themselves, each server would end the process before the others have stored theirs. */
async function stop(): Promise<void> {
  const done = compilers.filter(({ idle }) => idle);
  await Promise.all(done.map((compiler) => new Promise((resolve) => compiler.close(resolve))));
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
