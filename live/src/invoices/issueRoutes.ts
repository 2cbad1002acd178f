import { Type } from '@sinclair/typebox';
import { keptSchema, kindSchema, nextNumberSchema } from '@vibrant-peak/invoice/keptSchema';
import type { Route } from '../http/route';
import { answers, lineSchema, noContent, noteSchema, only } from '../http/schemas';
import { actorOf } from '../log/addToLog';
import { creditNote, makeVoid } from './correct';
import { answerChanged, versionIn } from './draftRoutes';
import { issue } from './issue';
import * as schemas from './invoiceSchemas';
import { isKept } from './keepPdf';
import { addPayment } from './payments';
import { draftWith } from './saveDraft';
import { nameLast, nextNumbers, openSeries } from './counters';
import { addSeries } from './series';

const config = { access: 'editor', right: 'issue' } as const;
const response = answers(keptSchema);
const change = { params: schemas.idSchema, headers: schemas.keyHeaders, response };

const numbers: Route = async (app, { database }) => {
  app.get(
    '/invoices/:id/next-numbers',
    {
      config,
      schema: {
        params: schemas.idSchema,
        response: answers(Type.Object({ numbers: Type.Array(nextNumberSchema) })),
      },
    },
    async ({ params }) => {
      const { kind, date } = await draftWith(database.tables, Number(params.id));
      return { numbers: await nextNumbers(database.tables, kind, date) };
    },
  );
};

const issueDraft: Route = async (app, { keepPdf, log }) => {
  app.post(
    '/invoices/:id/issue',
    {
      config,
      schema: {
        ...change,
        headers: schemas.versionHeaders,
        body: only({
          series: Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999_999 })),
          isDateConfirmed: Type.Optional(Type.Boolean()),
          templateVersion: Type.Optional(Type.String({ pattern: '^[\\w-]{1,100}$' })),
        }),
      },
    },
    async (request, reply) => {
      const id = Number(request.params.id);
      await answerChanged(request, reply, async (tables) => {
        await issue(tables, actorOf(request), { ...request.body, id, from: versionIn(request) });
        return id;
      });
      // Nobody waits for it: without a PDF the invoice is issued, too.
      if (keepPdf) void isKept(id, keepPdf, log);
      return reply;
    },
  );
};

const credit: Route = async (app) => {
  app.post(
    '/invoices/:id/credit-notes',
    {
      config,
      schema: {
        ...change,
        body: only({ lines: Type.Optional(Type.Array(Type.Number(), { minItems: 1, maxItems: 1000 })) }),
      },
    },
    (request, reply) =>
      answerChanged(request, reply, (tables) =>
        creditNote(tables, actorOf(request), { ...request.body, id: Number(request.params.id) }),
      ),
  );
};

const voidInvoice: Route = async (app) => {
  app.post(
    '/invoices/:id/void',
    { config, schema: { ...change, body: only({ reason: lineSchema(500) }) } },
    (request, reply) =>
      answerChanged(request, reply, async (tables) => {
        const id = Number(request.params.id);
        await makeVoid(tables, actorOf(request), { ...request.body, id });
        return id;
      }),
  );
};

const pay: Route = async (app) => {
  app.post(
    '/invoices/:id/payments',
    {
      config,
      schema: {
        ...change,
        body: only({
          date: schemas.daySchema,
          amount: Type.String({ maxLength: 50 }),
          method: noteSchema(100),
          note: noteSchema(1000),
        }),
      },
    },
    (request, reply) =>
      answerChanged(request, reply, async (tables) => {
        const id = Number(request.params.id);
        await addPayment(tables, actorOf(request), id, request.body);
        return id;
      }),
  );
};

const series: Route = async (app, { database }) => {
  app.get(
    '/invoice-series',
    {
      config: { access: 'editor', right: 'invoices' },
      schema: { response: answers(Type.Object({ series: Type.Array(schemas.seriesSchema) })) },
    },
    async () => ({ series: await openSeries(database.tables) }),
  );
  app.post(
    '/invoice-series',
    {
      config,
      schema: {
        body: only({
          kind: kindSchema,
          name: lineSchema(100),
          pattern: lineSchema(100),
          isYearly: Type.Boolean(),
        }),
        response: answers(Type.Object({ id: Type.Integer() })),
      },
    },
    (request) =>
      request.change(async (tables) => ({ id: await addSeries(tables, actorOf(request), request.body) })),
  );
  app.put(
    '/invoice-series/:id/last',
    {
      config,
      schema: {
        params: schemas.idSchema,
        body: only({
          year: Type.String({ pattern: '^\\d{4}$' }),
          last: Type.Integer({ minimum: 0, maximum: 999_999_999 }),
        }),
        response: noContent,
      },
    },
    async (request, reply) => {
      await request.change((tables) =>
        nameLast(tables, actorOf(request), { ...request.body, id: Number(request.params.id) }),
      );
      return reply.code(204).send(null);
    },
  );
};

/** What becomes fixed: numbers, corrections and payments. */
export const issueRoutes = [numbers, issueDraft, credit, voidInvoice, pay, series];
