import type { FastifyRequest } from 'fastify';
import { Type } from '@sinclair/typebox';
import type { Queries } from '../../database/tables';
import { problem } from '../../http/problem';
import { signedIn } from '../../http/requireRoles';
import type { Live, Route } from '../../http/route';
import { answers, noContent, only } from '../../http/schemas';
import { actorOf, addToLog } from '../../log/addToLog';
import { sendAgain } from '../../mail/sendAgain';
import { idempotencyOf, idempotent } from '../../http/idempotent';
import { forgetSaidPaid } from '../clientPage/reportPaid';
import { issuedWith } from '../issuing/corrections';
import { invoiceWith } from '../storedInvoice';
import { idSchema, keyHeaders } from '../schemas';
import { storedPdf } from '../pdf/storePdf';
import { openDelivery } from './delivery';
import { deliverySchema, invoiceMailSchema } from './schemas';
import { endLink, makeLink } from './links';
import { invoiceMailSettingsSchema, readMailSettings, saveMailSettings } from './mailSettings';
import { sendInvoice } from './sendInvoice';

const config = { access: 'editor', right: 'invoices' } as const;
const response = answers(deliverySchema);
const change = { params: idSchema, headers: keyHeaders, response };

const surroundings = ({ origin, sendsMail = false, storePdf }: Live) => ({
  origin,
  sendsMail,
  prints: storePdf !== undefined,
});

/** Changes something once per key, and answers with the delivery of the invoice. */
const changed = (live: Live, request: FastifyRequest, id: number, work: (tables: Queries) => Promise<void>) =>
  request.change((tables) =>
    idempotent(tables, idempotencyOf(request), async () => {
      await work(tables);
      return openDelivery(tables, id, surroundings(live));
    }),
  );

/** @throws a problem (503) where there is no PDF and none can be made. */
async function makePdf({ database, storePdf }: Live, id: number): Promise<void> {
  if (await storedPdf(database.tables, id)) return;
  const made = await storePdf?.(id).catch(() => undefined);
  if (!made) throw problem(503, 'There is no PDF to attach yet. Send the link instead, or try again later.');
}

const mails: Route = async (app, live) => {
  app.get(
    '/invoices/:id/delivery',
    { config: { ...config, isBackgroundPoll: true }, schema: { params: idSchema, response } },
    ({ params }) => openDelivery(live.database.tables, Number(params.id), surroundings(live)),
  );

  app.post(
    '/invoices/:id/mails',
    { config, schema: { ...change, body: invoiceMailSchema } },
    async (request) => {
      const id = Number(request.params.id);
      if (request.body.hasPdf || request.body.eInvoice === 'factur-x') await makePdf(live, id);
      return changed(live, request, id, (tables) => {
        const sender = signedIn(request);
        return sendInvoice(tables, actorOf(request), {
          id,
          mail: request.body,
          sender,
          origin: live.origin,
        });
      });
    },
  );

  app.post(
    '/invoices/:id/mails/:mail/retry',
    {
      config,
      schema: { ...change, params: only({ ...idSchema.properties, mail: Type.String({ maxLength: 50 }) }) },
    },
    (request) => {
      const { id, mail } = request.params;
      return changed(live, request, Number(id), async (tables) => {
        const { voided_at: voidedAt } = await invoiceWith(tables, Number(id));
        const kind = voidedAt === null ? {} : { kind: 'cancellation' };
        await sendAgain(tables, mail, { invoice: Number(id), ...kind });
        const entry = { action: 'sent a mail again', subject: `invoices/${id}` } as const;
        await addToLog(tables, actorOf(request), entry);
      });
    },
  );
};

const links: Route = async (app, live) => {
  app.post('/invoices/:id/link', { config, schema: change }, (request) => {
    const id = Number(request.params.id);
    return changed(live, request, id, async (tables) => {
      await issuedWith(tables, id);
      await makeLink(tables, id);
      const entry = { action: "made a link to a client's page", subject: `invoices/${id}` } as const;
      await addToLog(tables, actorOf(request), entry);
    });
  });
  app.delete('/invoices/:id/link', { config, schema: change }, (request) => {
    const id = Number(request.params.id);
    return changed(live, request, id, async (tables) => {
      if (!(await endLink(tables, id))) throw problem(404, 'The client has no page.');
      const entry = { action: "withdrew a link to a client's page", subject: `invoices/${id}` } as const;
      await addToLog(tables, actorOf(request), entry);
    });
  });
};

const saidPaid: Route = async (app, live) => {
  app.delete('/invoices/:id/said-paid', { config, schema: change }, (request) => {
    const id = Number(request.params.id);
    return changed(live, request, id, async (tables) => {
      await issuedWith(tables, id);
      if (!(await forgetSaidPaid(tables, id))) throw problem(409, 'The client has not reported it as paid.');
      const entry = { action: 'found an invoice unpaid', subject: `invoices/${id}` } as const;
      await addToLog(tables, actorOf(request), entry);
    });
  });
};

const settings: Route = async (app, { database }) => {
  app.get(
    '/invoice-mail-settings',
    { config, schema: { response: answers(invoiceMailSettingsSchema) } },
    async () => (await readMailSettings(database.tables)).settings,
  );
  app.put(
    '/invoice-mail-settings',
    { config, schema: { body: invoiceMailSettingsSchema, response: noContent } },
    async (request, reply) => {
      await request.change(async (tables) => {
        await saveMailSettings(tables, request.body);
        const entry = { action: 'changed a setting', subject: 'Mails of invoices' } as const;
        await addToLog(tables, actorOf(request), entry);
      });
      return reply.code(204).send(null);
    },
  );
};

/** How an issued invoice gets to its client. */
export const sendingRoutes: Route = async (app, live) => {
  await mails(app, live);
  await links(app, live);
  await saidPaid(app, live);
  await settings(app, live);
};
