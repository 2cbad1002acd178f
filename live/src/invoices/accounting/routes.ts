import type { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import { problem } from '../../http/problem';
import type { Route } from '../../http/route';
import { answers, oneOf, only } from '../../http/schemas';
import { daySchema } from '../schemas';
import { isDay } from '../issuing/problemsOf';
import { archiveOf } from './archive';

/** A period for the accountant, as a download. */
export const accountingRoutes: Route = async (app, { database }) => {
  app.get(
    '/invoices/archive',
    {
      config: { access: 'editor', right: 'invoices' },
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
