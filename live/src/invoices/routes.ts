import { Type } from '@sinclair/typebox';
import { draftSchema } from '@vibrant-peak/invoice/draftSchema';
import { storedSchema, onPageSchema } from '@vibrant-peak/invoice/storedSchema';
import { routesOf, type Route } from '../http/route';
import { answers, noContent, oneOf, only } from '../http/schemas';
import { actorOf } from '../log/addToLog';
import { accountingRoutes } from './accounting/routes';
import { duplicate } from './duplicate';
import { eInvoiceRoutes } from './eInvoice/routes';
import { entryRoutes } from './entries/routes';
import { importRoutes } from './importing/routes';
import { listInvoices } from './invoices';
import { isFirstOpened, recordOpened } from './invoiceVersions';
import { createDraft, deleteDraft, saveDraft } from './saveDraft';
import { issueRoutes } from './issuing/routes';
import { seriesRoutes } from './numbers/routes';
import { pdfRoutes } from './pdf/routes';
import { personRoutes } from './person/routes';
import { receivablesRoutes } from './receivables/routes';
import { planRoutes } from './recurring/routes';
import * as schemas from './schemas';
import { sendingRoutes } from './sending/routes';
import { settingsRoutes } from './settings/routes';
import { answerChanged, openInvoice } from './openInvoice';
import { invoiceOfQuote } from './quotes';

const config = { access: 'editor', right: 'invoices' } as const;
const response = answers(storedSchema);
const change = { params: schemas.idSchema, headers: schemas.keyHeaders, response };

const reading: Route = async (app, { database }) => {
  app.get(
    '/invoices',
    {
      config,
      schema: {
        querystring: schemas.listQuery,
        response: answers(
          Type.Object({
            invoices: Type.Array(onPageSchema),
            count: Type.Integer({ description: 'Total of all pages' }),
            pageSize: Type.Integer(),
          }),
        ),
      },
    },
    ({ query: { order = 'desc', page = '1', pageSize = '50', isOpen, isSaidPaid, ...filter } }) =>
      listInvoices(database.tables, {
        ...filter,
        isOpen: isOpen === 'true',
        isSaidPaid: isSaidPaid === 'true',
        isDescending: order === 'desc',
        page: Number(page),
        pageSize: Number(pageSize),
      }),
  );

  app.get(
    '/invoices/:id',
    { config, schema: { params: schemas.idSchema, response } },
    async (request, reply) => {
      const invoice = await openInvoice(database.tables, Number(request.params.id));
      if (await isFirstOpened(database.tables, invoice))
        // Without this record, a merge begins from an earlier version.
        await request.change((tables) => recordOpened(tables, invoice)).catch(() => undefined);
      return reply.header('ETag', `"${invoice.version}"`).send(invoice);
    },
  );
};

const writing: Route = async (app) => {
  app.post(
    '/invoices',
    {
      config,
      schema: {
        headers: schemas.keyHeaders,
        querystring: only({ kind: Type.Optional(oneOf<'invoice' | 'quote'>(['invoice', 'quote'])) }),
        body: draftSchema,
        response,
      },
    },
    (request, reply) =>
      answerChanged(request, reply, (tables) =>
        createDraft(tables, actorOf(request), { kind: request.query.kind ?? 'invoice', value: request.body }),
      ),
  );

  app.put(
    '/invoices/:id',
    {
      config,
      schema: { ...change, headers: schemas.versionHeaders, body: draftSchema },
    },
    (request, reply) =>
      answerChanged(request, reply, async (tables) => {
        const id = Number(request.params.id);
        await saveDraft(tables, actorOf(request), {
          id,
          from: schemas.versionIn(request),
          value: request.body,
        });
        return id;
      }),
  );

  app.delete(
    '/invoices/:id',
    {
      config,
      schema: { params: schemas.idSchema, headers: schemas.versionHeaders, response: noContent },
    },
    async (request, reply) => {
      await request.change((tables) =>
        deleteDraft(tables, actorOf(request), Number(request.params.id), schemas.versionIn(request)),
      );
      return reply.code(204).send(null);
    },
  );

  app.post('/invoices/:id/duplicate', { config, schema: change }, (request, reply) =>
    answerChanged(request, reply, (tables) => duplicate(tables, actorOf(request), Number(request.params.id))),
  );

  app.post('/invoices/:id/invoice', { config, schema: change }, (request, reply) =>
    answerChanged(request, reply, (tables) =>
      invoiceOfQuote(tables, actorOf(request), Number(request.params.id)),
    ),
  );
};

/** Invoices, from the first draft to the accountant. */
export const invoiceRoutes = routesOf([
  reading,
  writing,
  issueRoutes,
  seriesRoutes,
  entryRoutes,
  settingsRoutes,
  pdfRoutes,
  eInvoiceRoutes,
  sendingRoutes,
  planRoutes,
  receivablesRoutes,
  accountingRoutes,
  importRoutes,
  personRoutes,
]);
