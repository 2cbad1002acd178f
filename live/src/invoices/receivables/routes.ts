import { Type } from '@sinclair/typebox';
import type { Route } from '../../http/route';
import { answers, oneOf } from '../../http/schemas';
import { openSumNames, receivablesOf } from './receivables';

const amount = Type.String({ description: 'Decimal' });
const count = Type.Integer({ description: 'Of invoices' });

const receivablesSchema = Type.Object({
  currencies: Type.Array(
    Type.Object({
      currency: Type.String(),
      open: Type.Array(
        Type.Object({
          name: oneOf(openSumNames),
          amount,
          count,
          dueFrom: Type.Optional(Type.String()),
          dueUntil: Type.Optional(Type.String()),
        }),
      ),
      paid: Type.Array(Type.Object({ month: Type.String({ description: 'YYYY-MM' }), amount, count })),
    }),
  ),
});

/** Sums of open invoices and of payments. */
export const receivablesRoutes: Route = async (app, { database }) => {
  app.get(
    '/receivables',
    { config: { access: 'editor', right: 'invoices' }, schema: { response: answers(receivablesSchema) } },
    () => receivablesOf(database.tables),
  );
};
