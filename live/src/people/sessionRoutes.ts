import { Type } from '@sinclair/typebox';
import type { Reading } from '../database/tables';
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

const tellWho: Route = async (app, { company, requiresPasskeys = false }) => {
  app.get(
    '/session',
    {
      config: { access: 'anyone', isForOwnSignIn: true },
      schema: {
        response: answers(
          Type.Object({
            person: Type.Union([personSchema, Type.Null()]),
            hasCompanyLogin: Type.Boolean(),
            mustAddPasskey: Type.Boolean(),
          }),
        ),
      },
    },
    async ({ person }) => ({
      person,
      hasCompanyLogin: company !== undefined,
      mustAddPasskey: requiresPasskeys && person?.isStrong === false,
    }),
  );
};

const signIn: Route = async (app, { database, requiresPasskeys }) => {
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
      const attempt = { account: email };
      await countAttempt(request, attempt);
      const known = await personAt(database.tables, email);
      // Both are always done, so that the time does not tell which addresses are known.
      const isRight = await isPassword(known?.password, request.body.password);
      if (!known || !isRight) throw wrong();
      const person = await request.change(async (tables) => {
        const found = await personAt(tables, email);
        // Somebody may have been removed, or have another password, while this one was checked.
        if (found?.password !== known.password) throw wrong();
        await forgiveAttempt(tables, request, attempt);
        if (requiresPasskeys && (await hasPasskey(tables, found.id))) return 'has a passkey';
        await signInAs(tables, found, { request, reply });
        return found;
      });
      if (person === 'has a passkey') throw problem(403, 'This site takes passkeys: sign in with yours.');
      return { person };
    },
  );
};

const wrong = () => problem(401, 'The address or the password is not right.');

const hasPasskey = async (tables: Reading, person: string): Promise<boolean> =>
  (await tables
    .selectFrom('passkeys')
    .where('person', '=', person)
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined;

const personAt = (tables: Reading, email: string) =>
  tables.selectFrom('people').where('email', '=', email).selectAll().executeTakeFirst();

const signOut: Route = async (app) => {
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

const listSessions: Route = async (app, { database }) => {
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
          ...{ createdAt, seenAt, ip, browser },
          isThis: hash === session,
        })),
      };
    },
  );
};

const signOutEverywhere: Route = async (app) => {
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

/** Signing in with a password, and the sessions of the person who is signed in. */
export const sessionRoutes = [tellWho, signIn, signOut, listSessions, signOutEverywhere];
