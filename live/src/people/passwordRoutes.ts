import { Type } from '@sinclair/typebox';
import { problem } from '../http/problem';
import { signedIn } from '../http/requireRoles';
import type { Route } from '../http/route';
import { noContent, only } from '../http/schemas';
import { actorOf, addToLog } from '../log/addToLog';
import { countAttempt, forgiveAttempt } from './attempts';
import { checkNewPassword, hashPassword, isPassword } from './password';

const changePassword: Route = async (app, { database }) => {
  app.put(
    '/password',
    {
      config: { access: 'editor' },
      schema: {
        body: only({
          /** Left out by a person who has no password. */
          current: Type.Optional(Type.String({ maxLength: 200 })),
          password: Type.String({ maxLength: 200 }),
        }),
        response: noContent,
      },
    },
    async (request, reply) => {
      const { id, email, session } = signedIn(request);
      const attempt = { account: email, ip: request.ip };
      await countAttempt(database, attempt);
      const { password: before } = await database.tables
        .selectFrom('people')
        .where('id', '=', id)
        .select('password')
        .executeTakeFirstOrThrow();
      if (before !== null && !(await isPassword(before, request.body.current ?? '')))
        throw problem(422, 'The current password is not right.', { details: { field: 'current' } });
      checkNewPassword(request.body.password);
      const password = await hashPassword(request.body.password);
      await database.change(async (tables) => {
        await forgiveAttempt(tables, attempt);
        await tables.updateTable('people').set({ password }).where('id', '=', id).execute();
        // Others who knew the password are out.
        await tables.deleteFrom('sessions').where('person', '=', id).where('hash', '!=', session).execute();
        await addToLog(tables, actorOf(request), { action: 'changed the password', subject: email });
      });
      return reply.code(204).send(null);
    },
  );
};

/** The password of the person who is signed in. */
export const passwordRoutes = [changePassword];
