import { Type } from '@sinclair/typebox';
import { problem } from '../http/problem';
import type { Route } from '../http/route';
import { answers, only } from '../http/schemas';
import { countAttempt, forgiveAttempt } from './attempts';
import { countUse, signInOptions, verifySignIn } from './passkey';
import { optionsSchema, usedPasskeySchema } from './passkeySchemas';
import { personSchema } from './personSchema';
import { signInAs } from './signInAs';

const askForSignIn: Route = async (app, live) => {
  app.post(
    '/session/passkey/options',
    { config: { access: 'anyone' }, schema: { response: answers(optionsSchema) } },
    (request) => signInOptions({ ...live, request }),
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
      await countAttempt(request);
      const used = await verifySignIn({ ...live, request }, request.body.passkey);
      if (!used) throw unknownPasskey();
      const person = await request.change(async (tables) => {
        const found = await tables
          .selectFrom('people')
          .innerJoin('passkeys', 'passkeys.person', 'people.id')
          .where('passkeys.id', '=', used.id)
          .selectAll('people')
          .executeTakeFirst();
        if (!found) throw unknownPasskey();
        await forgiveAttempt(tables, request);
        await countUse(tables, used, found, request.ip);
        await signInAs(tables, found, { request, reply }, 'a passkey');
        return found;
      });
      return { person };
    },
  );
};

const unknownPasskey = () => problem(401, 'The passkey is not known here, or it took too long: try again.');

/** Signing in with a passkey. */
export const passkeySignInRoutes = [askForSignIn, signInWithPasskey];
