import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { builtApps } from '@vibrant-peak/webpack/apps';
import { loadPages } from '@vibrant-peak/webpack/loadPages';
import type { Compiler } from 'webpack';
import type { Middleware } from 'webpack-dev-server';
import { startServer, stopInTime } from './startServer';

/** Started by `develop.ts`: the development servers of the remotes. */
const remotes = await Promise.all(
  builtApps
    .filter(({ role, profile }) => role === 'remote' && profile === undefined)
    .map(async (app) => ({
      app,
      isFirst: (await loadPages(app)).pages.some(({ path }) => path === '/'),
    })),
);
const firstBuilt: Promise<void>[] = [];

/**
 * Delay of other remotes' builds after the home page's, in milliseconds. The browser needs a core.
 */
const headStart = 5000;

/**
 * Defers the first build of a remote that the first page does not use, until a request for one of
 * its files or after a delay.
 * @returns middleware that sees the request.
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
