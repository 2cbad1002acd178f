import { Type } from '@sinclair/typebox';
import { kindSchema, nextNumberSchema } from '@vibrant-peak/invoice/storedSchema';
import type { Route } from '../../http/route';
import { answers, lineSchema, noContent, only } from '../../http/schemas';
import { actorOf } from '../../log/addToLog';
import { draftWith } from '../storedInvoice';
import { nameLast } from './nameLast';
import { nextNumbers, openSeries } from './numbers';
import { addSeries, changeSeries, chooseDefault } from './series';
import * as schemas from '../schemas';

const config = { access: 'editor', right: 'issue' } as const;

const series: Route = async (app, { database }) => {
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
};

const changes: Route = async (app) => {
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
  app.put(
    '/invoice-series/:id',
    {
      config,
      schema: {
        params: schemas.idSchema,
        body: only({ name: lineSchema(100), pattern: lineSchema(100) }),
        response: noContent,
      },
    },
    async (request, reply) => {
      const change = { ...request.body, id: Number(request.params.id) };
      await request.change((tables) => changeSeries(tables, actorOf(request), change));
      return reply.code(204).send(null);
    },
  );
  app.put(
    '/invoice-series/:id/usual',
    {
      config,
      schema: { params: schemas.idSchema, response: noContent },
    },
    async (request, reply) => {
      await request.change((tables) => chooseDefault(tables, actorOf(request), Number(request.params.id)));
      return reply.code(204).send(null);
    },
  );
};

/** Number series, and the numbers that they give next. */
export const seriesRoutes: Route = async (app, live) => {
  await series(app, live);
  await changes(app, live);
};
