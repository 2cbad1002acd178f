import { fork } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brand } from '@vibrant-peak/shared/content/brand';
import type { Middleware } from 'webpack-dev-server';
import { documentHtml } from '../src/prerender/documentHtml';
import { fonts } from '@vibrant-peak/shared/theme/fonts';
import { builtApps } from '@vibrant-peak/webpack/apps';
import { developmentRelease } from '@vibrant-peak/webpack/developmentRelease';
import { buildInlineScripts } from '@vibrant-peak/webpack/inlineScripts';
import { loadPages } from '@vibrant-peak/webpack/loadPages';
import { isTaken } from '@vibrant-peak/webpack/isTaken';
import { findRoot, packageFolder } from '@vibrant-peak/webpack/packages';
import { readContent } from '@vibrant-peak/engine/content/readContent';
import { buildRegistry } from '@vibrant-peak/engine/compose/registry';
import { again, portOf, startServer, stop, stopInTime } from './startServer';
import { watchDeclarations } from './watchDeclarations';

/**
 * A development server for each application. The shell's document has a registry of the remotes'
 * servers. Edits of components preserve all state, others reload the page. Nothing is
 * prerendered.
 */
const shared = packageFolder('@vibrant-peak/shared');
/** Those of the default profile: the others need its server. */
const apps = builtApps.filter(({ profile }) => profile === undefined);
const host = apps.find(({ role }) => role === 'host')!;
const remotes = apps.filter(({ role }) => role === 'remote');

Object.assign(globalThis, { INLINE_SCRIPTS: buildInlineScripts(host.folder).scripts });

const registry = buildRegistry(
  await Promise.all(
    remotes.map(async (app) => ({
      release: developmentRelease(app.name, `http://localhost:${portOf(app)}/`),
      offers: await loadPages(app),
    })),
  ),
  0,
);

/** Documents and fonts served by the shell's server. */
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
        scripts: { shell: { url: '/shell.js', integrity: '' }, preload: [], content },
        metadata: { title: brand.name },
        structuredData: [],
      }),
    );
  },
} satisfies Middleware;

const taken = (
  await Promise.all(apps.map(async (app) => ((await isTaken(portOf(app))) ? [app] : [])))
).flat();
for (const app of apps)
  try {
    accessSync(app.folder, constants.W_OK);
  } catch {
    console.error(`${app.name} is not built: this user may not write to ${app.folder}.`);
    process.exit(1);
  }
for (const app of taken)
  console.error(`Port ${portOf(app)} of ${app.name} is in use: stop the server that uses it first.`);
if (taken.length > 0) process.exit(1);

stopInTime();
// The remotes build in another process, because the shell's build occupies a core.
const others = fork(join(import.meta.dirname, 'developRemotes.ts'));
others.once('exit', (code) => void stop(code ?? 1));
void watchDeclarations(findRoot(), () => {
  console.log('\nPages, lists or remotes have changed: starting again.');
  others.removeAllListeners('exit').once('exit', () => void stop(again));
  others.kill();
});
await startServer(host, () => ({
  static: [
    { directory: join(shared, 'media'), publicPath: '/media' },
    { directory: join(shared, 'media/icons'), publicPath: '/' },
  ],
  watchFiles: [join(shared, 'src/content/*')],
  setupMiddlewares: (middlewares) => [serveDocuments, ...middlewares],
}));
console.log(`\nOpen http://localhost:${portOf(host)}`);
