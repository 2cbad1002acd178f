import type { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import { problem } from '../../http/problem';
import type { Route } from '../../http/route';
import { answers, lineSchema, oneOf, only } from '../../http/schemas';
import { actorOf } from '../../log/addToLog';
import { idempotencyOf, idempotent } from '../../http/idempotent';
import { daySchema, keyHeaders } from '../schemas';
import { isDay } from '@vibrant-peak/shared/schemas/day';
import { archiveOf } from './archive';
import { closeMonth, listClosedMonths, openMonth } from './closedMonths';

const reading = { access: 'editor', right: 'invoices' } as const;
const closing = { access: 'editor', right: 'issue' } as const;

const archive: Route = async (app, { database }) => {
  app.get(
    '/invoices/archive',
    {
      config: reading,
      schema: {
        querystring: only({
          from: daySchema,
          until: daySchema,
          hasImported: Type.Optional(oneOf(['true'])),
        }),
        response: answers(Type.Unsafe<Readable>({ description: 'ZIP, as a download' })),
      },
    },
    async ({ query: { from, until, hasImported } }, reply) => {
      if (!isDay(from) || !isDay(until) || until < from) throw problem(422, 'Enter a valid period.');
      return reply
        .type('application/zip')
        .header('Content-Disposition', `attachment; filename="invoices-${from}-${until}.zip"`)
        .header('Content-Security-Policy', 'sandbox')
        .send(await archiveOf(database.tables, { from, until, hasImported: hasImported === 'true' }));
    },
  );
};

const monthSchema = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' });

const response = answers(
  Type.Object({
    months: Type.Array(
      Type.Object({
        month: Type.String(),
        hasImported: Type.Boolean({ description: 'Whether its archive includes imported invoices' }),
        closedAt: Type.String(),
        closedBy: Type.String({ description: 'Name' }),
      }),
    ),
  }),
);

const closedMonths: Route = async (app, { database }) => {
  app.get('/invoices/closed-months', { config: reading, schema: { response } }, async () => ({
    months: await listClosedMonths(database.tables),
  }));

  app.post(
    '/invoices/closed-months',
    {
      config: closing,
      schema: {
        headers: keyHeaders,
        body: only({ month: monthSchema, hasImported: Type.Boolean() }),
        response,
      },
    },
    (request) =>
      request.change((tables) =>
        idempotent(tables, idempotencyOf(request), async () => {
          await closeMonth(tables, actorOf(request), request.body);
          return { months: await listClosedMonths(tables) };
        }),
      ),
  );

  app.post(
    '/invoices/closed-months/:month/opening',
    {
      config: closing,
      schema: {
        params: only({ month: monthSchema }),
        headers: keyHeaders,
        body: only({ reason: lineSchema(500) }),
        response,
      },
    },
    (request) =>
      request.change((tables) =>
        idempotent(tables, idempotencyOf(request), async () => {
          await openMonth(tables, actorOf(request), { ...request.params, ...request.body });
          return { months: await listClosedMonths(tables) };
        }),
      ),
  );
};

/** A period for the accountant, as a download, and the months that were handed over. */
export const accountingRoutes: Route = async (app, live) => {
  await archive(app, live);
  await closedMonths(app, live);
};
