import { Type } from '@sinclair/typebox';
import { signedIn } from '../http/requireRoles';
import type { Route } from '../http/route';
import { answers } from '../http/schemas';
import { changeCounter } from '../publishing/openChanges';
import { toDoOf } from './toDo';

const count = Type.Integer();
const countWithRight = Type.Optional(count);

const toDoSchema = Type.Object({
  messages: count,
  applications: countWithRight,
  drafts: count,
  failedPublications: count,
  unconfirmedPublications: countWithRight,
  overdueInvoices: countWithRight,
  saidPaid: countWithRight,
  invoiceDrafts: countWithRight,
  failedMails: countWithRight,
});

/** What waits for the person, for the dashboard. */
export const toDoRoutes: Route = async (app, { database, followSite }) => {
  const countDrafts = changeCounter();
  app.get(
    '/to-do',
    { config: { access: 'editor' }, schema: { response: answers(toDoSchema) } },
    async (request) => {
      await followSite();
      return toDoOf(database.tables, signedIn(request), countDrafts);
    },
  );
};
