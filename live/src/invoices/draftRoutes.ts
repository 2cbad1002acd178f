import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from '@sinclair/typebox';
import { draftSchema } from '@vibrant-peak/invoice/draftSchema';
import { keptSchema, kindSchema, listedSchema, stateSchema } from '@vibrant-peak/invoice/keptSchema';
import type { Queries } from '../database/tables';
import type { Route } from '../http/route';
import { answers, noContent, only } from '../http/schemas';
import { actorOf } from '../log/addToLog';
import { idempotent } from '../records/idempotent';
import { idempotencyOf } from '../records/recordSchemas';
import { duplicate } from './duplicate';
import { listInvoices, sortable } from './invoices';
import * as schemas from './invoiceSchemas';
import { openInvoice } from './openInvoice';
import { invoiceOfQuote } from './quotes';
import { createDraft, deleteDraft, saveDraft } from './saveDraft';

const config = { access: 'editor', right: 'invoices' } as const;
const response = answers(keptSchema);
const change = { params: schemas.idSchema, headers: schemas.keyHeaders, response };

export const versionIn = (request: { headers: { 'if-match': string } }) =>
  Number(request.headers['if-match'].slice(1, -1));

/** Changes an invoice once per key, and answers with it. @param work returns its id. */
export async function answerChanged(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tables: Queries) => Promise<number>,
) {
  const changed = await request.change((tables) =>
    idempotent(tables, idempotencyOf(request), async () => openInvoice(tables, await work(tables))),
  );
  return reply.header('ETag', `"${changed.version}"`).send(changed);
}

const list: Route = async (app, { database }) => {
  app.get(
    '/invoices',
    {
      config,
      schema: {
        querystring: only({
          state: Type.Optional(stateSchema),
          kind: Type.Optional(kindSchema),
          currency: Type.Optional(Type.String({ pattern: '^([A-Z]{3})?$' })),
          from: Type.Optional(schemas.daySchema),
          until: Type.Optional(schemas.daySchema),
          isOpen: Type.Optional(schemas.oneOf(['true'])),
          isSaidPaid: Type.Optional(schemas.oneOf(['true'])),
          dueFrom: Type.Optional(schemas.daySchema),
          dueUntil: Type.Optional(schemas.daySchema),
          paidFrom: Type.Optional(schemas.daySchema),
          paidUntil: Type.Optional(schemas.daySchema),
          search: Type.Optional(Type.String({ maxLength: 200 })),
          sort: Type.Optional(schemas.oneOf(sortable)),
          order: Type.Optional(schemas.oneOf(['asc', 'desc'])),
          page: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$' })),
          pageSize: Type.Optional(Type.String({ pattern: '^([1-9]\\d?|[1-4]\\d\\d|500)$' })),
        }),
        response: answers(
          Type.Object({
            invoices: Type.Array(listedSchema),
            count: Type.Integer({ description: 'On all pages' }),
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
};

const read: Route = async (app, { database }) => {
  app.get(
    '/invoices/:id',
    { config, schema: { params: schemas.idSchema, response } },
    async ({ params }, reply) => {
      const invoice = await openInvoice(database.tables, Number(params.id));
      return reply.header('ETag', `"${invoice.version}"`).send(invoice);
    },
  );
};

const create: Route = async (app) => {
  app.post(
    '/invoices',
    {
      config,
      schema: {
        headers: schemas.keyHeaders,
        querystring: only({ kind: Type.Optional(schemas.oneOf<'invoice' | 'quote'>(['invoice', 'quote'])) }),
        body: draftSchema,
        response,
      },
    },
    (request, reply) =>
      answerChanged(request, reply, (tables) =>
        createDraft(tables, actorOf(request), { kind: request.query.kind ?? 'invoice', value: request.body }),
      ),
  );
};

const save: Route = async (app) => {
  app.put(
    '/invoices/:id',
    {
      config,
      schema: { ...change, headers: schemas.versionHeaders, body: draftSchema },
    },
    (request, reply) =>
      answerChanged(request, reply, async (tables) => {
        const id = Number(request.params.id);
        await saveDraft(tables, actorOf(request), { id, from: versionIn(request), value: request.body });
        return id;
      }),
  );
};

const remove: Route = async (app) => {
  app.delete(
    '/invoices/:id',
    {
      config,
      schema: { params: schemas.idSchema, headers: schemas.versionHeaders, response: noContent },
    },
    async (request, reply) => {
      await request.change((tables) =>
        deleteDraft(tables, actorOf(request), Number(request.params.id), versionIn(request)),
      );
      return reply.code(204).send(null);
    },
  );
};

const copy: Route = async (app) => {
  app.post('/invoices/:id/duplicate', { config, schema: change }, (request, reply) =>
    answerChanged(request, reply, (tables) => duplicate(tables, actorOf(request), Number(request.params.id))),
  );
};

const invoiceQuote: Route = async (app) => {
  app.post('/invoices/:id/invoice', { config, schema: change }, (request, reply) =>
    answerChanged(request, reply, (tables) =>
      invoiceOfQuote(tables, actorOf(request), Number(request.params.id)),
    ),
  );
};

/** The list of invoices, and what people do with drafts. */
export const draftRoutes = [list, read, create, save, remove, copy, invoiceQuote];
