import { Type } from '@sinclair/typebox';
import { problem } from '../http/problem';
import { signedIn } from '../http/requireRoles';
import type { Route } from '../http/route';
import { answers, noContent, only } from '../http/schemas';
import { actorOf, addToLog } from '../log/addToLog';
import { countAttempt, forgiveAttempt } from './attempts';
import { checkNewPassword, hashPassword, isPassword } from './password';
import { assertProven, passwordHashOf } from './proof';

const showPassword: Route = async (app, { database }) => {
  app.get(
    '/password',
    {
      config: { access: 'editor', isForOwnSignIn: true },
      schema: { response: answers(Type.Object({ isSet: Type.Boolean() })) },
    },
    async (request) => ({ isSet: (await passwordHashOf(database.tables, signedIn(request).id)) !== null }),
  );
};

const changePassword: Route = async (app) => {
  app.put(
    '/password',
    {
      config: { access: 'editor' },
      schema: {
        body: only({
          /** Left out where there is no password yet. */
          current: Type.Optional(Type.String({ maxLength: 200 })),
          password: Type.String({ maxLength: 200 }),
        }),
        response: noContent,
      },
    },
    async (request, reply) => {
      const { id, name, email, session } = signedIn(request);
      // First, and without the current one: a refused new password is not a guess at that.
      checkNewPassword(request.body.password, { email, name });
      const before = await request.change(async (tables) => {
        const stored = await passwordHashOf(tables, id);
        if (stored === null) await assertProven(tables, signedIn(request));
        return stored;
      });
      const attempt = { account: email };
      await countAttempt(request, attempt);
      if (before !== null && !(await isPassword(before, request.body.current ?? '')))
        throw problem(422, 'The current password is not right.', { details: { field: 'current' } });
      const password = await hashPassword(request.body.password);
      await request.change(async (tables) => {
        await forgiveAttempt(tables, request, attempt);
        await tables.updateTable('people').set({ password }).where('id', '=', id).execute();
        await tables.deleteFrom('password_links').where('person', '=', id).execute();
        // Others who knew the password are out.
        await tables.deleteFrom('sessions').where('person', '=', id).where('hash', '!=', session).execute();
        await addToLog(tables, actorOf(request), { action: 'changed the password', subject: email });
      });
      return reply.code(204).send(null);
    },
  );
};

/** The password of the person who is signed in. */
export const passwordRoutes = [showPassword, changePassword];
