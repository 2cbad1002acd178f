import { Type } from '@sinclair/typebox';
import type { Queries } from '../../database/tables';
import { problem } from '../../http/problem';
import { signedIn } from '../../http/requireRoles';
import type { Route } from '../../http/route';
import { answers, lineSchema, noContent, only } from '../../http/schemas';
import { actorOf, addToLog } from '../../log/addToLog';
import { registrationOptions, verifyRegistration } from './passkey';
import { newPasskeySchema, optionsSchema } from './schemas';
import { assertProven } from '../proof/proof';
import { endPasswordSessions, weakenSessions } from '../session/session';

const passkeySchema = Type.Object({ id: Type.String(), label: Type.String(), createdAt: Type.String() });

const passkeys: Route = async (app, live) => {
  app.get(
    '/passkeys',
    {
      config: { access: 'editor', isForOwnSignIn: true },
      schema: { response: answers(Type.Object({ passkeys: Type.Array(passkeySchema) })) },
    },
    async (request) => {
      const rows = await live.database.tables
        .selectFrom('passkeys')
        .where('person', '=', signedIn(request).id)
        .orderBy('created_at')
        .selectAll()
        .execute();
      return { passkeys: rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt })) };
    },
  );

  app.post(
    '/passkeys/options',
    { config: { access: 'editor', isForOwnSignIn: true }, schema: { response: answers(optionsSchema) } },
    async (request) => {
      // The answer is then the person's own: nobody else knows its challenge.
      await request.change((tables) => assertProven(tables, signedIn(request)));
      return registrationOptions({ ...live, request }, signedIn(request), 'add');
    },
  );

  app.post(
    '/passkeys',
    {
      config: { access: 'editor', isForOwnSignIn: true },
      schema: {
        body: only({ label: lineSchema(100), passkey: newPasskeySchema }),
        response: answers(passkeySchema),
      },
    },
    async (request) => {
      const { label, passkey } = request.body;
      const { id, email, session } = signedIn(request);
      const { person, stored } = await verifyRegistration({ ...live, request }, passkey, 'add');
      if (person !== id) throw problem(422, 'Somebody else requested this passkey.');
      await request.change(async (tables) => {
        await tables
          .insertInto('passkeys')
          .values({ ...stored, person, label })
          .execute();
        await tables.updateTable('sessions').set({ is_strong: 1 }).where('hash', '=', session).execute();
        // Others who knew the password add no passkey of theirs.
        if (live.requiresPasskeys) await endPasswordSessions(tables, { id, session });
        const details = { label };
        await addToLog(tables, actorOf(request), { action: 'added a passkey', subject: email, details });
      });
      return { id: stored.id, label, createdAt: stored.created_at };
    },
  );
};

const removal: Route = async (app) => {
  app.delete(
    '/passkeys/:id',
    {
      config: { access: 'editor' },
      schema: { params: only({ id: Type.String() }), response: noContent },
    },
    async (request, reply) => {
      const { id, email } = signedIn(request);
      await request.change(async (tables) => {
        const removed = await tables
          .deleteFrom('passkeys')
          .where('id', '=', request.params.id)
          .where('person', '=', id)
          .returning('label')
          .executeTakeFirst();
        if (!removed) throw problem(404, 'You do not have this passkey.');
        const isLast = await refuseWithoutKey(tables, id);
        if (isLast) await weakenSessions(tables, id, { is_strong: 0 });
        await addToLog(tables, actorOf(request), {
          action: 'removed a passkey',
          subject: email,
          details: removed,
        });
      });
      return reply.code(204).send(null);
    },
  );
};

/** Undoes a change after which a person could not sign in. @returns whether no passkey is left. */
async function refuseWithoutKey(tables: Queries, id: string): Promise<boolean> {
  const { password } = await tables
    .selectFrom('people')
    .where('id', '=', id)
    .select('password')
    .executeTakeFirstOrThrow();
  const others = await tables.selectFrom('passkeys').where('person', '=', id).select('id').execute();
  if (password === null && others.length === 0)
    throw problem(409, 'This is your only way to sign in: add another passkey or a password first.');
  return others.length === 0;
}

/** The passkeys of the person who is signed in. */
export const passkeyRoutes: Route = async (app, live) => {
  await passkeys(app, live);
  await removal(app, live);
};
