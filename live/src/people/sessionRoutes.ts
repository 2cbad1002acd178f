import { Type } from '@sinclair/typebox';
import { problem } from '../http/problem';
import { signedIn } from '../http/requireRoles';
import { answers, noContent, only } from '../http/schemas';
import { actorOf, addToLog } from '../log/addToLog';
import type { Route } from '../http/route';
import { countAttempt, forgiveAttempt } from './attempts';
import { emailOf } from './emailOf';
import { isPassword } from './password';
import { personSchema } from './personSchema';
import { endSession } from './session';
import { signInAs } from './signInAs';

const sessionSchema = Type.Object({
  createdAt: Type.String(),
  seenAt: Type.String(),
  ip: Type.String(),
  browser: Type.String(),
  isThis: Type.Boolean(),
});

const tellWho: Route = async (app, { company }) => {
  app.get(
    '/session',
    {
      config: { access: 'anyone' },
      schema: {
        response: answers(
          Type.Object({
            person: Type.Union([personSchema, Type.Null()]),
            hasCompanyLogin: Type.Boolean(),
          }),
        ),
      },
    },
    async ({ person }) => ({ person, hasCompanyLogin: company !== undefined }),
  );
};

const signIn: Route = async (app, { database }) => {
  app.post(
    '/session',
    {
      config: { access: 'anyone' },
      schema: {
        body: only({ email: Type.String({ maxLength: 254 }), password: Type.String({ maxLength: 200 }) }),
        response: answers(Type.Object({ person: personSchema })),
      },
    },
    async (request, reply) => {
      const email = emailOf(request.body.email);
      const attempt = { account: email, ip: request.ip };
      await countAttempt(database, attempt);
      const found = await database.tables
        .selectFrom('people')
        .where('email', '=', email)
        .selectAll()
        .executeTakeFirst();
      // Both are always done, so that the time does not tell which addresses are known.
      const isRight = await isPassword(found?.password, request.body.password);
      if (!found || !isRight) throw problem(401, 'The address or the password is not right.');
      await database.change(async (tables) => {
        await forgiveAttempt(tables, attempt);
        await signInAs(tables, found, { request, reply });
      });
      return { person: found };
    },
  );
};

const signOut: Route = async (app, { database }) => {
  app.delete(
    '/session',
    { config: { access: 'editor' }, schema: { response: noContent } },
    async (request, reply) => {
      await database.change(async (tables) => {
        await endSession(tables, request, reply);
        await addToLog(tables, actorOf(request), { action: 'signed out', subject: signedIn(request).email });
      });
      return reply.code(204).send(null);
    },
  );
};

const listSessions: Route = async (app, { database }) => {
  app.get(
    '/sessions',
    {
      config: { access: 'editor' },
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
          ...{ createdAt, seenAt, ip, browser },
          isThis: hash === session,
        })),
      };
    },
  );
};

const signOutEverywhere: Route = async (app, { database }) => {
  app.delete(
    '/sessions',
    { config: { access: 'editor' }, schema: { response: noContent } },
    async (request, reply) => {
      const { id, email } = signedIn(request);
      await database.change(async (tables) => {
        await tables.deleteFrom('sessions').where('person', '=', id).execute();
        await endSession(tables, request, reply);
        await addToLog(tables, actorOf(request), { action: 'signed out everywhere', subject: email });
      });
      return reply.code(204).send(null);
    },
  );
};

/** Signing in with a password, and the sessions of the person who is signed in. */
export const sessionRoutes = [tellWho, signIn, signOut, listSessions, signOutEverywhere];
