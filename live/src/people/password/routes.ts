import { Type } from '@sinclair/typebox';
import { problem } from '../../http/problem';
import { signedIn } from '../../http/requireRoles';
import type { Route } from '../../http/route';
import { answers, noContent, only, secretSchema } from '../../http/schemas';
import { actorOf, addToLog } from '../../log/addToLog';
import { countAttempt, forgiveAttempt } from '../attempts';
import { checkNewPassword, hashPassword, isPassword } from './password';
import { assertProven, passwordHashOf } from '../proof/proof';
import { checkEmail } from '../checkEmail';
import { emailOf } from '../emailOf';
import { ownerOfLink, requestNewPassword, useLink } from './forgottenPassword';

const ownPassword: Route = async (app, { database }) => {
  app.get(
    '/password',
    {
      config: { access: 'editor', isForOwnSignIn: true },
      schema: { response: answers(Type.Object({ isSet: Type.Boolean() })) },
    },
    async (request) => ({ isSet: (await passwordHashOf(database.tables, signedIn(request).id)) !== null }),
  );

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
        throw problem(422, 'The current password is wrong.', { details: { field: 'current' } });
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

/** A forgotten password. Its link's secret is in the body, because logs keep addresses. */
const forgottenPassword: Route = async (app, { database, sendsMail }) => {
  app.post(
    '/new-password/request',
    {
      config: { access: 'anyone' },
      schema: { body: only({ email: Type.String({ maxLength: 254 }) }), response: noContent },
    },
    async (request, reply) => {
      if (!sendsMail) throw problem(409, 'This site sends no mail: ask a manager for a new link.');
      const email = emailOf(request.body.email);
      checkEmail(email);
      await countAttempt(request, { isForLink: true });
      await request.change((tables) => requestNewPassword(tables, email));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/new-password/link',
    {
      config: { access: 'anyone' },
      schema: {
        body: only({ secret: secretSchema }),
        response: answers(Type.Object({ email: Type.String() })),
      },
    },
    ({ body }) => ownerOfLink(database.tables, body.secret),
  );

  app.post(
    '/new-password',
    {
      config: { access: 'anyone' },
      schema: {
        body: only({ secret: secretSchema, password: Type.String({ maxLength: 200 }) }),
        response: noContent,
      },
    },
    async (request, reply) => {
      const { secret, password } = request.body;
      checkNewPassword(password, await ownerOfLink(database.tables, secret));
      const hash = await hashPassword(password);
      await request.change(async (tables) => {
        const { id, name, email } = await useLink(tables, secret, hash);
        await forgiveAttempt(tables, request, { account: email });
        const actor = { id, name, ip: request.ip };
        await addToLog(tables, actor, { action: 'set a new password by mail', subject: email });
      });
      return reply.code(204).send(null);
    },
  );
};

/** Own and forgotten passwords. */
export const passwordRoutes: Route = async (app, live) => {
  await ownPassword(app, live);
  await forgottenPassword(app, live);
};
