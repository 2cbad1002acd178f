import { Type } from '@sinclair/typebox';
import { missingFactor } from '../../http/missingFactor';
import { signedIn } from '../../http/requireRoles';
import { answers, noContent } from '../../http/schemas';
import { actorOf, addToLog } from '../../log/addToLog';
import type { Route } from '../../http/route';
import { ownPersonSchema } from '../personSchema';
import { endSession } from './session';

const sessionSchema = Type.Object({
  createdAt: Type.String(),
  seenAt: Type.String(),
  ip: Type.String(),
  browser: Type.String(),
  isThis: Type.Boolean(),
});

const ownSession: Route = async (app, { company, sendsMail = false, ...required }) => {
  app.get(
    '/session',
    {
      config: { access: 'anyone', isForOwnSignIn: true },
      schema: {
        response: answers(
          Type.Object({
            person: Type.Union([ownPersonSchema, Type.Null()]),
            hasCompanyLogin: Type.Boolean(),
            sendsMail: Type.Boolean({ description: 'Whether there is a mail server' }),
            mustAdd: Type.Union([Type.Literal('passkey'), Type.Literal('second factor'), Type.Null()]),
          }),
        ),
      },
    },
    async ({ person }) => ({
      person,
      hasCompanyLogin: company !== undefined,
      sendsMail,
      mustAdd: person && missingFactor(person, required),
    }),
  );

  app.delete(
    '/session',
    { config: { access: 'editor', isForOwnSignIn: true }, schema: { response: noContent } },
    async (request, reply) => {
      await request.change(async (tables) => {
        await endSession(tables, request, reply);
        await addToLog(tables, actorOf(request), { action: 'signed out', subject: signedIn(request).email });
      });
      return reply.code(204).send(null);
    },
  );
};

const ownSessions: Route = async (app, { database }) => {
  app.get(
    '/sessions',
    {
      config: { access: 'editor', isForOwnSignIn: true },
      schema: { response: answers(Type.Object({ sessions: Type.Array(sessionSchema) })) },
    },
    async (request) => {
      const { id, session } = signedIn(request);
      const rows = await database.tables
        .selectFrom('sessions')
        .where('person', '=', id)
        .orderBy('seen_at', 'desc')
        .selectAll()
        .execute();
      return {
        sessions: rows.map(({ hash, created_at: createdAt, seen_at: seenAt, ip, browser }) => ({
          createdAt,
          seenAt,
          ip,
          browser,
          isThis: hash === session,
        })),
      };
    },
  );

  app.delete(
    '/sessions',
    { config: { access: 'editor', isForOwnSignIn: true }, schema: { response: noContent } },
    async (request, reply) => {
      const { id, email } = signedIn(request);
      await request.change(async (tables) => {
        await tables.deleteFrom('sessions').where('person', '=', id).execute();
        await endSession(tables, request, reply);
        await addToLog(tables, actorOf(request), { action: 'signed out everywhere', subject: email });
      });
      return reply.code(204).send(null);
    },
  );
};

/** Who is signed in, and that person's sessions. */
export const sessionRoutes: Route = async (app, live) => {
  await ownSession(app, live);
  await ownSessions(app, live);
};
