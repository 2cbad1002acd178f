import { Type } from '@sinclair/typebox';
import type { Reading } from '../../database/tables';
import { isProblem, problem } from '../../http/problem';
import { answers, only } from '../../http/schemas';
import type { Route } from '../../http/route';
import { countAttempt, forgiveAttempt, takeBackAttempt } from '../attempts';
import { emailOf } from '../emailOf';
import { isPassword } from '../password/password';
import { ownPersonOf, ownPersonSchema } from '../personSchema';
import { hasSecondFactor, takeCode } from '../secondFactor/secondFactor';
import { signInAs } from './signInAs';
import { countUse, signInOptions, verifySignIn } from '../passkeys/passkey';
import { optionsSchema, usedPasskeySchema } from '../passkeys/schemas';

const withPassword: Route = async (app, { database, requiresPasskeys }) => {
  app.post(
    '/session',
    {
      config: { access: 'anyone' },
      schema: {
        body: only({
          email: Type.String({ maxLength: 254 }),
          password: Type.String({ maxLength: 200 }),
          /** Of the second factor, from people who have one. */
          code: Type.Optional(Type.String({ maxLength: 100 })),
        }),
        response: answers(Type.Object({ person: ownPersonSchema })),
      },
    },
    async (request, reply) => {
      const { password, code = '' } = request.body;
      const email = emailOf(request.body.email);
      const attempt = { account: email };
      const counted = await countAttempt(request, attempt);
      const known = await personAt(database.tables, email);
      // Both checks always run, so that the response time does not reveal known addresses.
      const isRight = await isPassword(known?.password, password);
      if (!known || !isRight) throw wrong();
      const outcome = await request.change(async (tables) => {
        const found = await personAt(tables, email);
        // Somebody may have been removed, or have another password, while this one was checked.
        if (found?.password !== known.password) throw wrong();
        const takesCode = await hasSecondFactor(tables, found.id);
        if (takesCode && code.trim() === '') {
          // It is not a failure, and no success that makes wrong codes before it forgotten.
          await takeBackAttempt(tables, counted);
          return refuse('Type the code that your authenticator app shows, or a recovery code.');
        }
        const proof = takesCode ? await takeCode(tables, found.id, code) : undefined;
        if (takesCode && !proof)
          throw refuse(
            'This code is wrong, or was used before. Wait for the next one, or type a recovery code.',
          );
        await forgiveAttempt(tables, request, attempt);
        if (requiresPasskeys && (await hasPasskey(tables, found.id)))
          return problem(403, 'This site requires a passkey: sign in with yours.');
        await signInAs(tables, found, { request, reply }, proof);
        return found;
      });
      if (isProblem(outcome)) throw outcome;
      return { person: ownPersonOf(outcome) };
    },
  );
};

const wrong = () => problem(401, 'The email address or the password is wrong.');

const refuse = (detail: string) => problem(401, detail, { details: { field: 'code' } });

const hasPasskey = async (tables: Reading, person: string): Promise<boolean> =>
  (await tables
    .selectFrom('passkeys')
    .where('person', '=', person)
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined;

const personAt = (tables: Reading, email: string) =>
  tables.selectFrom('people').where('email', '=', email).selectAll().executeTakeFirst();

const withPasskey: Route = async (app, live) => {
  app.post(
    '/session/passkey/options',
    { config: { access: 'anyone' }, schema: { response: answers(optionsSchema) } },
    (request) => signInOptions({ ...live, request }),
  );

  app.post(
    '/session/passkey',
    {
      config: { access: 'anyone' },
      schema: {
        body: only({ passkey: usedPasskeySchema }),
        response: answers(Type.Object({ person: ownPersonSchema })),
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
      return { person: ownPersonOf(person) };
    },
  );
};

const unknownPasskey = () =>
  problem(401, 'This passkey is unknown here, or the sign-in timed out. Try again.');

/** Signing in with a password, and a code where there is a second factor, or with a passkey. */
export const signInRoutes: Route = async (app, live) => {
  await withPassword(app, live);
  await withPasskey(app, live);
};
