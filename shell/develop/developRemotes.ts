import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { builtApps as apps } from '@vibrant-peak/webpack/apps';
import { loadPages } from '@vibrant-peak/webpack/loadPages';
import type { Compiler } from 'webpack';
import type { Middleware } from 'webpack-dev-server';
import { startServer, stopInTime } from './startServer';

/** Started by `develop.ts`: the remotes' servers. */
const remotes = await Promise.all(
  apps
    .filter(({ role }) => role === 'remote')
    .map(async (app) => ({
      app,
      isFirst: (await loadPages(app)).pages.some(({ path }) => path === '/'),
    })),
);
const firstBuilt: Promise<void>[] = [];

/** How long other remotes wait after the one that offers the home page, in milliseconds: a browser needs a core, too. */
const headStart = 5000;

/**
 * Holds back the first build of a remote that the first page does without. It begins when one of its files is asked for, or
 * when the first page had time to load.
 * @returns the middleware that notices who asks.
 */
function afterFirstPage(compiler: Compiler): Middleware {
  let begin = () => {};
  const asked = new Promise<void>((resolve) => (begin = resolve));
  const turn = Promise.race([asked, Promise.all(firstBuilt).then(() => pause(headStart))]);
  compiler.hooks.watchRun.tapPromise('first page', () => turn);
  return {
    name: 'first request',
    middleware: (_request: IncomingMessage, _response: ServerResponse, next: () => void) => {
      begin();
      next();
    },
  };
}

stopInTime();
for (const { app, isFirst } of remotes.toSorted((one, other) => Number(other.isFirst) - Number(one.isFirst)))
  await startServer(app, (compiler) => {
    if (!isFirst) {
      const held = afterFirstPage(compiler);
      return { setupMiddlewares: (middlewares) => [held, ...middlewares] };
    }
    firstBuilt.push(new Promise((resolve) => compiler.hooks.done.tap('first page', () => resolve())));
    return {};
  });
