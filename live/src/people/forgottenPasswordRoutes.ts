import { Type } from '@sinclair/typebox';
import { problem } from '../http/problem';
import type { Route } from '../http/route';
import { answers, noContent, only, secretSchema } from '../http/schemas';
import { addToLog } from '../log/addToLog';
import { countAttempt, forgiveAttempt } from './attempts';
import { checkEmail } from './checkEmail';
import { emailOf } from './emailOf';
import { ownerOfLink, requestNewPassword, useLink } from './forgottenPassword';
import { checkNewPassword, hashPassword } from './password';

const askForLink: Route = async (app, { sendsMail }) => {
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
};

const openLink: Route = async (app, { database }) => {
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
};

const setPassword: Route = async (app, { database }) => {
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

/** A forgotten password. Its link's secret is in the body, because logs keep addresses. */
export const forgottenPasswordRoutes = [askForLink, openLink, setPassword];
