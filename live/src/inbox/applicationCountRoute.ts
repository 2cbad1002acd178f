import { Type } from '@sinclair/typebox';
import { signedIn } from '../http/requireRoles';
import type { Route } from '../http/route';
import { answers } from '../http/schemas';

/** How many applications each opening has, for people who may see them. */
export const applicationCounts: Route = async (app, { database }) => {
  const counts = Type.Object({ position: Type.String(), count: Type.Integer() });
  app.get(
    '/inbox/positions',
    {
      config: { access: 'editor', isAskedByItself: true },
      schema: { response: answers(Type.Object({ positions: Type.Array(counts) })) },
    },
    async (request) => {
      if (!signedIn(request).mayHire) return { positions: [] };
      const rows = await database.tables
        .selectFrom('conversations')
        .where('kind', '=', 'application')
        .where('state', '!=', 'spam')
        .where('deleted_at', 'is', null)
        .groupBy('subject')
        .orderBy('subject')
        .select(({ fn }) => ['subject as position', fn.countAll().as('count')])
        .execute();
      return { positions: rows.map(({ position, count }) => ({ position, count: Number(count) })) };
    },
  );
};
