import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Load, Loaded } from '../remotes/loadFailure';
import type { ModuleSource } from './loaded';

/**
 * Loads the modules of an address in advance, so that hydration and prerendering never wait.
 * @param layoutOnly leaves out the page; the router renders a skeleton.
 * @returns the router's loader data.
 */
export async function loadMatches(
  routes: RouteObject[],
  path: string,
  load: Load,
  { layoutOnly = false } = {},
): Promise<Record<string, Loaded<unknown>>> {
  const matches = (matchRoutes(routes, path) ?? []).slice(0, layoutOnly ? -1 : undefined);
  const loaded = matches.map(async ({ route }) => {
    const source = route.handle as ModuleSource | undefined;
    return source ? [[route.id ?? '', await load(source.remote, source.module)] as const] : [];
  });
  return Object.fromEntries((await Promise.all(loaded)).flat());
}

/** Id of the route that matches an address. */
export const routeAt = (routes: RouteObject[], path: string): string | undefined =>
  matchRoutes(routes, path)?.at(-1)?.route.id;
