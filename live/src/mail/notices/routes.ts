import { Type } from '@sinclair/typebox';
import type { Notices } from '../../database/tables';
import { signedIn } from '../../http/requireRoles';
import type { Route } from '../../http/route';
import { answers, noContent, only } from '../../http/schemas';
import { newestNews } from '../news';

const noticesSchema = Type.Unsafe<Notices>({ type: 'string', enum: ['each', 'hourly', 'daily', 'never'] });

/** How often mails announce new messages to the person who is signed in. */
export const noticeRoutes: Route = async (app, { database, sendsMail = false }) => {
  app.get(
    '/notices',
    {
      config: { access: 'editor', isForOwnSignIn: true },
      schema: {
        response: answers(Type.Object({ notices: noticesSchema, sendsMail: Type.Boolean() })),
      },
    },
    async (request) => {
      const { notices } = await database.tables
        .selectFrom('people')
        .where('id', '=', signedIn(request).id)
        .select('notices')
        .executeTakeFirstOrThrow();
      return { notices, sendsMail };
    },
  );

  app.put(
    '/notices',
    {
      config: { access: 'editor' },
      schema: { body: only({ notices: noticesSchema }), response: noContent },
    },
    async (request, reply) => {
      const { notices } = request.body;
      await request.change(async (tables) => {
        const { id } = signedIn(request);
        const { notices: before } = await tables
          .selectFrom('people')
          .where('id', '=', id)
          .select('notices')
          .executeTakeFirstOrThrow();
        // What is there already is not news.
        const beginning = before === 'never' && { noticed_news: await newestNews(tables) };
        if (beginning) await tables.deleteFrom('passed_news').where('person', '=', id).execute();
        await tables
          .updateTable('people')
          .set({ notices, ...beginning })
          .where('id', '=', id)
          .execute();
      });
      return reply.code(204).send(null);
    },
  );
};
