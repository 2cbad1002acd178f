import type { IncomingMessage } from 'node:http';

const routes = new WeakMap<IncomingMessage, string>();

/** Names the route of a request below `/api/` or `/i/`, such as `/api/people/:id`, for the access log. */
export const nameRoute = (request: IncomingMessage, route: string) => void routes.set(request, route);

/** The name of its route. An unknown address below these folders may have what belongs to people. */
export const routeOf = (request: IncomingMessage): string | undefined =>
  routes.get(request) ?? /^\/(?:api|i)\//.exec(request.url ?? '')?.[0].concat('…');

/** A path for logs: the address of a client's page opens it. */
export const withoutToken = (path: string) => path.replace(/^\/i\/[^/?]+/, '/i/…');
