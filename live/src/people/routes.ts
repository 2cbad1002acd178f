import { Type } from '@sinclair/typebox';
import { answers, noContent, only, roleSchema } from '../http/schemas';
import { routesOf, type Route } from '../http/route';
import { actorOf, addToLog } from '../log/addToLog';
import { personSchema } from './personSchema';
import { personWith } from './personWith';
import { changeRights, changeRole } from './changePerson';
import { companyRoutes } from './company/routes';
import { invitationRoutes } from './invitations/routes';
import { joiningRoutes } from './joining/routes';
import { passkeyRoutes } from './passkeys/routes';
import { passwordRoutes } from './password/routes';
import { proofRoutes } from './proof/routes';
import { secondFactorRoutes } from './secondFactor/routes';
import { sessionRoutes } from './session/routes';
import { signInRoutes } from './signIn/routes';

const params = only({ id: Type.String() });

const listedPersonSchema = Type.Composite([
  personSchema,
  Type.Object({
    hasCompanyAccount: Type.Boolean(),
    mayHire: Type.Boolean({ description: 'Whether the person may see applications' }),
    mayInvoice: Type.Boolean({ description: 'Whether the person may write and send invoices' }),
    mayIssue: Type.Boolean({ description: 'Whether the person may issue invoices and correct them' }),
  }),
]);

const accounts: Route = async (app, { database }) => {
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

const endings: Route = async (app) => {
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

/** People, and how they sign in. */
export const peopleRoutes = routesOf([
  sessionRoutes,
  signInRoutes,
  companyRoutes,
  proofRoutes,
  passwordRoutes,
  passkeyRoutes,
  secondFactorRoutes,
  joiningRoutes,
  invitationRoutes,
  accounts,
  endings,
]);
