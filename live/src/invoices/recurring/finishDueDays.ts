import { daysBetween } from '@vibrant-peak/invoice/days';
import { restoredOn } from '../../records/restored';
import type { Database } from '../../database/openDatabase';
import type { Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { systemActor } from '../../log/addToLog';
import { companyDay } from '../../clock/companyClock';
import { issuedWith } from '../issuing/corrections';
import { valueOf, invoiceWith } from '../storedInvoice';
import { issue } from '../issuing/issue';
import { isStored, storedPdf, type StorePdf } from '../pdf/storePdf';
import { sendInvoice } from '../sending/sendInvoice';
import { writtenMails } from '../sending/writtenMail';
import { orFlagForReview, type Day } from './orFlagForReview';
import { assertAutomatic } from './planned';

/** The server, as far as invoices that go automatically are concerned. */
export interface Finishing {
  origin: string;
  sendsMail: boolean;
  storePdf?: StorePdf | undefined;
  log: (line: string) => void;
}

/** An invoice whose day is longer over is issued by a person. In days. */
const MAX_DAYS_LATE = 7;

/** The drafts that are to be issued, and the issued ones that are to be sent, by the program. */
const waiting = (tables: Reading, todo: 'issue' | 'send') =>
  tables
    .selectFrom('invoice_plan_days')
    .where('todo', '=', todo)
    .where('problem', 'is', null)
    .where('invoice', 'is not', null)
    .orderBy('day')
    .select(['plan', 'day', 'invoice'])
    .$narrowType<{ invoice: number }>();

const ofDay = (tables: Reading, todo: 'issue' | 'send', { plan, day }: Day) =>
  waiting(tables, todo).where('plan', '=', plan).where('day', '=', day).executeTakeFirst();

/**
 * Issues and sends the invoices that go automatically. Each step is recorded with its work in one
 * change, so that it is done once, whichever server does it. A refusal flags the day for review.
 */
export async function finishDueDays(database: Database, finishing: Finishing): Promise<void> {
  for (const day of await waiting(database.tables, 'issue').execute())
    await orFlagForReview(database, day, finishing, () =>
      database.change((tables) => issueDay(tables, day, finishing.sendsMail)),
    );
  for (const day of await waiting(database.tables, 'send').execute())
    await orFlagForReview(database, day, finishing, () => sendDay(database, day, finishing));
}

async function issueDay(tables: Queries, day: Day, sendsMail: boolean): Promise<void> {
  if (!(await ofDay(tables, 'issue', day))) return;
  if (!(await isAutomatic(tables, day))) return setTodo(tables, day, null);
  const { invoice: id } = day;
  assertInTime(day);
  await assertNotLost(tables, day);
  assertAutomatic((await valueOf(tables, id, 1))!, sendsMail);
  // Only what the plan has drafted: a colleague may have changed it since.
  await issue(tables, systemActor, { id, from: 1 });
  await setTodo(tables, day, 'send');
}

/** Whether the plan still says so, and nobody has issued the draft since midnight. */
async function isAutomatic(tables: Reading, { plan, invoice }: Day): Promise<boolean> {
  const { state, mode } = await tables
    .selectFrom('invoice_plans')
    .where('id', '=', plan)
    .select(['state', 'mode'])
    .executeTakeFirstOrThrow();
  const { number } = await invoiceWith(tables, invoice);
  return state === 'on' && mode === 'issue and send' && number === null;
}

/** @throws a problem (422), as for days that passed while the site was away. */
function assertInTime({ day }: Day): void {
  const days = daysBetween(day, companyDay());
  if (days > MAX_DAYS_LATE) throw problem(422, `The site came to it ${days} days late.`);
}

/** @throws a problem (422) where the site was restored on the day or later. */
async function assertNotLost(tables: Reading, { day }: Day): Promise<void> {
  const restored = await restoredOn(tables);
  if (restored !== undefined && day <= restored)
    throw problem(422, 'The site was restored on or after its day: it may have been sent already.');
}

async function sendDay(database: Database, day: Day, { origin, storePdf, log }: Finishing): Promise<void> {
  const { invoice: id } = day;
  if (storePdf) await isStored(id, storePdf, log);
  await database.change(async (tables) => {
    if (!(await ofDay(tables, 'send', day))) return;
    // A person may have made it void or mailed it since it was issued.
    const isDone = (await invoiceWith(tables, id)).voided_at !== null || (await isMailed(tables, id));
    if (isDone) return setTodo(tables, day, null);
    await assertNotLost(tables, day);
    const hasPdf = (await storedPdf(tables, id)) !== undefined;
    const { first, client } = await writtenMails(tables, await issuedWith(tables, id), origin);
    const mail = { ...first, to: client.address, hasPdf, hasCopy: false };
    await sendInvoice(tables, systemActor, { id, mail, origin });
    await setTodo(tables, day, null);
  });
}

/** Whether a mail with an invoice was written, and has not failed. */
const isMailed = async (tables: Reading, invoice: number): Promise<boolean> =>
  (await tables
    .selectFrom('outbox')
    .where('invoice', '=', invoice)
    .where('kind', '=', 'invoice')
    .where('state', '!=', 'failed')
    .select('id')
    .executeTakeFirst()) !== undefined;

async function setTodo(tables: Queries, { plan, day }: Day, todo: 'send' | null): Promise<void> {
  await tables
    .updateTable('invoice_plan_days')
    .set({ todo })
    .where('plan', '=', plan)
    .where('day', '=', day)
    .execute();
}
