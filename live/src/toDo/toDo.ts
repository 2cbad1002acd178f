import { includesRole } from '@vibrant-peak/shared/contract';
import type { Reading } from '../database/tables';
import type { SignedIn } from '../http/requireRoles';
import { countUnread } from '../inbox/conversations/conversations';
import { countInvoices } from '../invoices/invoices';

/** How much of each kind waits; kinds for which the person has no right are absent. */
interface ToDo {
  /** Not read by the person. */
  messages: number;
  applications?: number;
  /** Records whose drafts are not on the site. */
  drafts: number;
  /** Publications that did not go live at their time. */
  failedPublications: number;
  /** Publications that a publisher has to confirm. */
  unconfirmedPublications?: number;
  overdueInvoices?: number;
  /** Invoices of which the client says that they are paid. */
  saidPaid?: number;
  invoiceDrafts?: number;
  failedMails?: number;
}

/** What waits for a person. @param countDrafts see `changeCounter`. */
export async function toDoOf(
  tables: Reading,
  person: SignedIn,
  countDrafts: (tables: Reading) => Promise<number>,
): Promise<ToDo> {
  const { role, mayHire, mayInvoice } = person;
  return {
    messages: await countUnread(tables, person, 'contact'),
    ...(mayHire && { applications: await countUnread(tables, person, 'application') }),
    drafts: await countDrafts(tables),
    failedPublications: await countPublications(tables, 'failed'),
    ...(includesRole(role, 'publisher') && {
      unconfirmedPublications: await countPublications(tables, 'unconfirmed'),
    }),
    ...(mayInvoice && {
      overdueInvoices: await countInvoices(tables, { state: 'overdue' }),
      saidPaid: await countInvoices(tables, { isSaidPaid: true }),
      invoiceDrafts: await countInvoices(tables, { state: 'draft' }),
    }),
    ...(includesRole(role, 'manager') && { failedMails: await countFailedMails(tables) }),
  };
}

async function countPublications(tables: Reading, state: 'failed' | 'unconfirmed'): Promise<number> {
  const { count } = await tables
    .selectFrom('publications')
    .where('due_at', 'is not', null)
    .where('state', '=', state)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countFailedMails(tables: Reading): Promise<number> {
  const { count } = await tables
    .selectFrom('outbox')
    .where('state', '=', 'failed')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
