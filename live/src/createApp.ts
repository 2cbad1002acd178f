import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { allowUpload } from '@vibrant-peak/engine/serve/limitBody';
import { fastify, type FastifyInstance } from 'fastify';
import type { Database } from './database/openDatabase';
import { logRoutes } from './activity/logRoutes';
import { answerErrors, answerUnreadable } from './http/answerErrors';
import { refuseCrossSite } from './http/refuseCrossSite';
import { refuseOddBodies } from './http/refuseOddBodies';
import { requireRoles } from './http/requireRoles';
import type { Live, Route } from './http/route';
import { shareCompilers } from './http/shareCompilers';
import { applicationCounts } from './inbox/applicationCountRoute';
import { attachmentRoutes } from './inbox/attachmentRoutes';
import { eventRoutes } from './inbox/eventRoutes';
import { exportRoutes } from './inbox/exportRoutes';
import { inboxRoutes } from './inbox/inboxRoutes';
import { replyFileRoutes } from './inbox/replyFileRoutes';
import { savedAnswerRoutes } from './inbox/savedAnswerRoutes';
import { settingsRoutes } from './inbox/settingsRoutes';
import { accountingRoute } from './invoices/accounting/accountingRoute';
import { clientRoutes } from './invoices/clientPage/clientRoutes';
import { draftRoutes } from './invoices/draftRoutes';
import { entryRoutes } from './invoices/entryRoutes';
import { importRoute } from './invoices/importing/importRoute';
import { invoiceSettingsRoutes } from './invoices/invoiceSettingsRoutes';
import { issueRoutes } from './invoices/issueRoutes';
import { planRoutes } from './invoices/recurring/planRoutes';
import { eInvoiceRoutes } from './invoices/eInvoice/eInvoiceRoutes';
import { pdfRoute } from './invoices/pdfRoute';
import { sendingRoutes } from './invoices/sending/sendingRoutes';
import { receivablesRoute } from './invoices/receivablesRoute';
import { submissionRoutes } from './inbox/submissionRoutes';
import { plainForms } from './inbox/withoutScripts/plainForms';
import { visitorDataRoutes } from './inbox/visitorDataRoutes';
import { writeRoutes } from './inbox/writeRoutes';
import { mailRoutes } from './mail/mailRoutes';
import { mailboxRoutes } from './mailbox/mailboxRoutes';
import { noticeRoutes } from './mail/noticeRoutes';
import { webhookRoutes } from './webhooks/webhookRoutes';
import { pictureFileRoutes } from './media/pictureFileRoutes';
import { pictureRoutes } from './media/pictureRoutes';
import { companyRoutes } from './people/companyRoutes';
import { forgottenPasswordRoutes } from './people/forgottenPasswordRoutes';
import { invitationRoutes } from './people/invitationRoutes';
import { joinRoutes } from './people/joinRoutes';
import { bareForwarded } from './http/networkOf';
import { passkeyRoutes } from './people/passkeyRoutes';
import { passkeySignInRoutes } from './people/passkeySignInRoutes';
import { passwordRoutes } from './people/passwordRoutes';
import { passwordSignInRoutes } from './people/passwordSignInRoutes';
import { peopleRoutes } from './people/peopleRoutes';
import { proofRoutes } from './people/proofRoutes';
import { secondFactorRoutes } from './people/secondFactorRoutes';
import { personIn, personOf } from './people/session';
import { sessionRoutes } from './people/sessionRoutes';
import { changeRoutes } from './publishing/changeRoutes';
import { followSite } from './publishing/followSite';
import { settle } from './publishing/publish';
import { previewRoutes } from './publishing/previewRoutes';
import { publicationRoutes } from './publishing/publicationRoutes';
import { removalRoutes } from './publishing/removalRoutes';
import { batchRoutes } from './records/batchRoutes';
import { presenceRoutes } from './records/presenceRoutes';
import { recordRoutes } from './records/recordRoutes';
import { saveRoutes } from './records/saveRoutes';
import { versionRoutes } from './versions/versionRoutes';

interface Options extends Omit<Live, 'followSite' | 'settle' | 'log'> {
  database: Database;
  /** Addresses of the proxies whose `X-Forwarded-For` is believed. */
  trustedProxies?: string[];
  /** Gets unexpected errors; by default standard error. */
  log?: (line: string) => void;
}

const allRoutes = [
  ...sessionRoutes,
  ...passwordSignInRoutes,
  ...passkeySignInRoutes,
  ...companyRoutes,
  ...proofRoutes,
  ...passwordRoutes,
  ...forgottenPasswordRoutes,
  ...passkeyRoutes,
  ...secondFactorRoutes,
  ...joinRoutes,
  ...invitationRoutes,
  ...peopleRoutes,
  ...removalRoutes,
  ...logRoutes,
  ...recordRoutes,
  ...saveRoutes,
  ...batchRoutes,
  ...versionRoutes,
  ...changeRoutes,
  ...previewRoutes,
  ...publicationRoutes,
  ...presenceRoutes,
  ...pictureRoutes,
  ...pictureFileRoutes,
  ...submissionRoutes,
  plainForms,
  ...settingsRoutes,
  applicationCounts,
  ...inboxRoutes,
  ...eventRoutes,
  ...exportRoutes,
  ...writeRoutes,
  ...replyFileRoutes,
  ...savedAnswerRoutes,
  ...attachmentRoutes,
  ...mailRoutes,
  ...mailboxRoutes,
  ...noticeRoutes,
  ...webhookRoutes,
  ...visitorDataRoutes,
  accountingRoute,
  importRoute,
  ...draftRoutes,
  ...issueRoutes,
  ...entryRoutes,
  ...invoiceSettingsRoutes,
  pdfRoute,
  ...eInvoiceRoutes,
  ...sendingRoutes,
  ...planRoutes,
  receivablesRoute,
];

/** Every route. One plugin for all: Fastify looks for the file of each plugin, which takes milliseconds. */
export const addRoutes: Route = async (app, live) => {
  for (const route of allRoutes) await route(app, live);
};

/** Where all routes are. */
export const prefix = '/api';

/** The server of people and drafts, without its database's end and without a port of its own. */
export async function createApp({
  trustedProxies = [],
  log = (line) => console.error(line),
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
  app.addHook('onRequest', async ({ raw }) => bareForwarded(raw.headers));
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
  for (const route of clientRoutes) await app.register(route, live);
  await app.ready();
  return app;
}
