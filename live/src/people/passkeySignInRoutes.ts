import { Type } from '@sinclair/typebox';
import type { Route } from '../http/route';
import { answers, only } from '../http/schemas';
import { countAttempt, forgiveAttempt } from './attempts';
import { signInOptions, verifySignIn } from './passkey';
import { optionsSchema, usedPasskeySchema } from './passkeySchemas';
import { personSchema } from './personSchema';
import { signInAs } from './signInAs';

const askForSignIn: Route = async (app, live) => {
  app.post(
    '/session/passkey/options',
    { config: { access: 'anyone' }, schema: { response: answers(optionsSchema) } },
    () => signInOptions(live),
  );
};

const signInWithPasskey: Route = async (app, live) => {
  app.post(
    '/session/passkey',
    {
      config: { access: 'anyone' },
      schema: {
        body: only({ passkey: usedPasskeySchema }),
        response: answers(Type.Object({ person: personSchema })),
      },
    },
    async (request, reply) => {
      const { database } = live;
      const attempt = { ip: request.ip };
      await countAttempt(database, attempt);
      const id = await verifySignIn(live, request.body.passkey);
      const person = await database.change(async (tables) => {
        const found = await tables
          .selectFrom('people')
          .where('id', '=', id)
          .selectAll()
          .executeTakeFirstOrThrow();
        await forgiveAttempt(tables, attempt);
        await signInAs(tables, found, { request, reply }, { with: 'a passkey' });
        return found;
      });
      return { person };
    },
  );
};

/** Signing in with a passkey. */
export const passkeySignInRoutes = [askForSignIn, signInWithPasskey];
