import { Type } from '@sinclair/typebox';
import { answers, noContent, only, roleSchema } from '../http/schemas';
import type { Route } from '../http/route';
import { actorOf, addToLog } from '../log/addToLog';
import { personSchema } from './personSchema';
import { personWith, refuseWithoutManager } from './personWith';

const params = only({ id: Type.String() });

const listedPersonSchema = Type.Composite([personSchema, Type.Object({ hasCompanyAccount: Type.Boolean() })]);

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
      return { people: people.map((person) => ({ ...person, hasCompanyAccount: bound.has(person.id) })) };
    },
  );
};

const changeRole: Route = async (app) => {
  app.patch(
    '/people/:id',
    {
      config: { access: 'manager' },
      schema: { params, body: only({ role: roleSchema }), response: answers(personSchema) },
    },
    (request) =>
      request.change(async (tables) => {
        const { role } = request.body;
        const person = await personWith(tables, request.params.id);
        if (person.role === role) return person;
        await tables.updateTable('people').set({ role }).where('id', '=', person.id).execute();
        // What they have begun as a manager ends with it.
        await tables.deleteFrom('invitations').where('invited_by', '=', person.id).execute();
        await refuseWithoutManager(tables);
        const details = { from: person.role, to: role };
        await addToLog(tables, actorOf(request), {
          action: 'changed a role',
          subject: person.email,
          details,
        });
        return { ...person, role };
      }),
  );
};

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
export const peopleRoutes = [listPeople, changeRole, endSessions, unlinkCompanyAccount];
