import { Type } from '@sinclair/typebox';
import { storedSchema } from '@vibrant-peak/invoice/storedSchema';
import type { Route } from '../../http/route';
import { answers, lineSchema, noteSchema, only } from '../../http/schemas';
import { actorOf } from '../../log/addToLog';
import { creditNote, makeVoid } from './corrections';
import { answerChanged } from '../openInvoice';
import { issue } from './issue';
import * as schemas from '../schemas';
import { isStored } from '../pdf/storePdf';
import { addPayment, takePaymentBack } from './payments';

const config = { access: 'editor', right: 'issue' } as const;
const writing = { access: 'editor', right: 'invoices' } as const;
const response = answers(storedSchema);
const change = { params: schemas.idSchema, headers: schemas.keyHeaders, response };

const issuing: Route = async (app, { storePdf, log }) => {
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
        await issue(tables, actorOf(request), { ...request.body, id, from: schemas.versionIn(request) });
        return id;
      });
      // Nobody waits for it: without a PDF the invoice is issued, too.
      if (storePdf) void isStored(id, storePdf, log);
      return reply;
    },
  );
};

const creditedLine = Type.Union([
  Type.Number({ description: 'Id of a line that is credited in full' }),
  only({ id: Type.Number(), quantity: Type.String({ maxLength: 50 }) }),
]);

const afterIssue: Route = async (app) => {
  app.post(
    '/invoices/:id/credit-notes',
    {
      config,
      schema: {
        ...change,
        body: only({ lines: Type.Optional(Type.Array(creditedLine, { minItems: 1, maxItems: 1000 })) }),
      },
    },
    (request, reply) =>
      answerChanged(request, reply, (tables) =>
        creditNote(tables, actorOf(request), { ...request.body, id: Number(request.params.id) }),
      ),
  );

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

const payments: Route = async (app) => {
  app.post(
    '/invoices/:id/payments',
    {
      config: writing,
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

  app.post(
    '/invoices/:id/payments/:payment/take-back',
    {
      config: writing,
      schema: {
        ...change,
        params: only({ ...schemas.idSchema.properties, payment: schemas.idSchema.properties.id }),
        body: only({ date: schemas.daySchema, reason: lineSchema(500) }),
      },
    },
    (request, reply) =>
      answerChanged(request, reply, async (tables) => {
        const id = Number(request.params.id);
        const payment = Number(request.params.payment);
        await takePaymentBack(tables, actorOf(request), { ...request.body, id, payment });
        return id;
      }),
  );
};

/** What becomes fixed: issues, corrections and payments. */
export const issueRoutes: Route = async (app, live) => {
  await issuing(app, live);
  await afterIssue(app, live);
  await payments(app, live);
};
