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
    mayInvoice: Type.Boolean({ description: 'Whether the person may write and send invoices' }),
    mayIssue: Type.Boolean({ description: 'Whether the person may issue invoices and note payments' }),
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
          mayInvoice: person.may_invoice === 1,
          mayIssue: person.may_issue === 1,
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
        body: only({
          role: Type.Optional(roleSchema),
          mayHire: Type.Optional(Type.Boolean()),
          mayInvoice: Type.Optional(Type.Boolean()),
          mayIssue: Type.Optional(Type.Boolean()),
        }),
        response: answers(personSchema),
      },
    },
    (request) =>
      request.change(async (tables) => {
        const { role, ...given } = request.body;
        const person = await personWith(tables, request.params.id);
        const actor = actorOf(request);
        await changeRights(tables, person, { given, actor });
        if (role) await changeRole(tables, person, { role, actor });
        return { ...person, ...(role && { role }) };
      }),
  );
};

type Person = Awaited<ReturnType<typeof personWith>>;

/** Rights by the name of the member, with their columns and what the log calls them. */
const rights = {
  mayHire: { column: 'may_hire', name: 'hire' },
  mayInvoice: { column: 'may_invoice', name: 'write invoices' },
  mayIssue: { column: 'may_issue', name: 'issue invoices' },
} as const;
type RightName = keyof typeof rights;

async function changeRights(
  tables: Queries,
  person: Person,
  { given, actor }: { given: Partial<Record<RightName, boolean>>; actor: Actor },
): Promise<void> {
  for (const [right, isGiven] of Object.entries(given) as [RightName, boolean][]) {
    const { column, name } = rights[right];
    if ((person[column] === 1) === isGiven) continue;
    await tables
      .updateTable('people')
      .set({ [column]: Number(isGiven) })
      .where('id', '=', person.id)
      .execute();
    const action = `${isGiven ? 'gave' : 'took'} the right to ${name}` as const;
    await addToLog(tables, actor, { action, subject: person.email });
  }
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
