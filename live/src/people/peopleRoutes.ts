import { Type } from '@sinclair/typebox';
import type { Role } from '@vibrant-peak/shared/contract';
import type { Queries } from '../database/tables';
import { answers, noContent, only, roleSchema } from '../http/schemas';
import type { Route } from '../http/route';
import { actorOf, addToLog, type Actor } from '../log/addToLog';
import { personSchema } from './personSchema';
import { personWith, refuseWithoutManager } from './personWith';

const params = only({ id: Type.String() });

const listedPersonSchema = Type.Composite([
  personSchema,
  Type.Object({
    hasCompanyAccount: Type.Boolean(),
    mayHire: Type.Boolean({ description: 'Whether the person may see applications' }),
  }),
]);

const listPeople: Route = async (app, { database }) => {
  app.get(
    '/people',
    {
      config: { access: 'manager' },
      schema: { response: answers(Type.Object({ people: Type.Array(listedPersonSchema) })) },
    },
    async () => {
      const { tables } = database;
      const people = await tables.selectFrom('people').orderBy('name').selectAll().execute();
      const accounts = await tables.selectFrom('company_accounts').select('person').execute();
      const bound = new Set(accounts.map(({ person }) => person));
      return {
        people: people.map((person) => ({
          ...person,
          hasCompanyAccount: bound.has(person.id),
          mayHire: person.may_hire === 1,
        })),
      };
    },
  );
};

const changePerson: Route = async (app) => {
  app.patch(
    '/people/:id',
    {
      config: { access: 'manager' },
      schema: {
        params,
        body: only({ role: Type.Optional(roleSchema), mayHire: Type.Optional(Type.Boolean()) }),
        response: answers(personSchema),
      },
    },
    (request) =>
      request.change(async (tables) => {
        const { role, mayHire } = request.body;
        const person = await personWith(tables, request.params.id);
        const actor = actorOf(request);
        if (mayHire !== undefined) await changeHiring(tables, person, { mayHire, actor });
        if (role) await changeRole(tables, person, { role, actor });
        return { ...person, ...(role && { role }) };
      }),
  );
};

type Person = Awaited<ReturnType<typeof personWith>>;

async function changeHiring(
  tables: Queries,
  { id, email, may_hire: before }: Person,
  { mayHire, actor }: { mayHire: boolean; actor: Actor },
): Promise<void> {
  if ((before === 1) === mayHire) return;
  await tables
    .updateTable('people')
    .set({ may_hire: Number(mayHire) })
    .where('id', '=', id)
    .execute();
  const action = mayHire ? 'gave the right to hire' : 'took the right to hire';
  await addToLog(tables, actor, { action, subject: email });
}

async function changeRole(
  tables: Queries,
  { id, email, role: from }: Person,
  { role, actor }: { role: Role; actor: Actor },
): Promise<void> {
  if (from === role) return;
  await tables.updateTable('people').set({ role }).where('id', '=', id).execute();
  // What they have begun as a manager ends with it.
  await tables.deleteFrom('invitations').where('invited_by', '=', id).execute();
  await refuseWithoutManager(tables);
  await addToLog(tables, actor, { action: 'changed a role', subject: email, details: { from, to: role } });
}

const endSessions: Route = async (app) => {
  app.delete(
    '/people/:id/sessions',
    { config: { access: 'manager' }, schema: { params, response: noContent } },
    async (request, reply) => {
      await request.change(async (tables) => {
        const { id, email } = await personWith(tables, request.params.id);
        await tables.deleteFrom('sessions').where('person', '=', id).execute();
        await addToLog(tables, actorOf(request), { action: 'ended sessions', subject: email });
      });
      return reply.code(204).send(null);
    },
  );
};

const unlinkCompanyAccount: Route = async (app) => {
  app.delete(
    '/people/:id/company-account',
    { config: { access: 'manager' }, schema: { params, response: noContent } },
    async (request, reply) => {
      await request.change(async (tables) => {
        const { id, email } = await personWith(tables, request.params.id);
        await tables.deleteFrom('company_accounts').where('person', '=', id).execute();
        await addToLog(tables, actorOf(request), { action: 'unlinked a company account', subject: email });
      });
      return reply.code(204).send(null);
    },
  );
};

/** What managers do with people. */
export const peopleRoutes = [listPeople, changePerson, endSessions, unlinkCompanyAccount];
