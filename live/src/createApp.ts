import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { allowUpload } from '@vibrant-peak/engine/serve/limitBody';
import { log as standardLog } from '@vibrant-peak/engine/serverLog';
import { nameRoute } from '@vibrant-peak/engine/serve/withoutToken';
import { fastify, type FastifyInstance } from 'fastify';
import { activityRoutes } from './activity/routes';
import { healthRoutes } from './health/routes';
import { inboxRoutes } from './inbox/routes';
import { invoiceRoutes } from './invoices/routes';
import { mailRoutes } from './mail/routes';
import { mailboxRoutes } from './mailbox/routes';
import { mediaRoutes } from './media/routes';
import { peopleRoutes } from './people/routes';
import { publishingRoutes } from './publishing/routes';
import { recordRoutes } from './records/routes';
import { releaseRoutes } from './releases/routes';
import { toDoRoutes } from './toDo/routes';
import { versionRoutes } from './versions/routes';
import { webhookRoutes } from './webhooks/routes';
import type { Database } from './database/openDatabase';
import { answerErrors, answerUnreadable } from './http/answerErrors';
import { refuseCrossSite } from './http/refuseCrossSite';
import { refuseOddBodies } from './http/refuseOddBodies';
import { requireRoles } from './http/requireRoles';
import { plugin, type Live, type Route } from './http/route';
import { shareCompilers } from './http/shareCompilers';
import { clientRoutes } from './invoices/clientPage/routes';
import { bareForwarded } from './http/networkOf';
import { personIn, personOf } from './people/session/session';
import { followSite } from './publishing/followSite';
import { settle } from './publishing/publish';

interface Options extends Omit<Live, 'followSite' | 'settle' | 'log'> {
  database: Database;
  /** Addresses of the proxies whose `X-Forwarded-For` is believed. */
  trustedProxies?: string[];
  /** Gets unexpected errors; by default standard error. */
  log?: (line: string) => void;
}

const rooms = [
  peopleRoutes,
  activityRoutes,
  recordRoutes,
  versionRoutes,
  mediaRoutes,
  publishingRoutes,
  inboxRoutes,
  mailRoutes,
  mailboxRoutes,
  webhookRoutes,
  invoiceRoutes,
  toDoRoutes,
  healthRoutes,
  releaseRoutes,
];

/** Every route of people and drafts. */
export const addRoutes: Route = plugin('routes', async (app, live) => {
  for (const room of rooms) await room(app, live);
});

/** Where all routes are. */
export const prefix = '/api';

/** The server of people and drafts, without its database's end and without a port of its own. */
export async function createApp({
  trustedProxies = [],
  log = standardLog,
  database,
  ...given
}: Options): Promise<FastifyInstance> {
  const app = fastify({
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    frameworkErrors: answerUnreadable,
  }).withTypeProvider<TypeBoxTypeProvider>();
  // Forms of other sites can send plain text without asking.
  app.removeContentTypeParser('text/plain');
  shareCompilers(app);
  answerErrors(app, log);
  await app.register(cookie);
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (routeOptions.url) nameRoute(raw, routeOptions.url);
    bareForwarded(raw.headers);
  });
  refuseOddBodies(app);
  refuseCrossSite(app, given.origin);
  requireRoles(app, { ...given, personOf: personOf(database), personIn, database });
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (routeOptions.config.isUpload) allowUpload(raw);
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  });
  const live: Live = {
    ...given,
    log,
    database: { tables: database.tables },
    followSite: () => followSite(database, given.site),
    settle: (id, composing) => settle({ database, site: given.site }, id, composing),
  };
  await app.register(addRoutes, { ...live, prefix });
  await app.register(plugin('pages of clients', clientRoutes), live);
  await app.ready();
  return app;
}
