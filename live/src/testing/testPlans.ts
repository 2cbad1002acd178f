import type { RecurringInvoice } from '@vibrant-peak/invoice/storedSchema';
import type { Finishing } from '../invoices/recurring/finishDueDays';
import { runPlans } from '../invoices/recurring/runPlans';
import { setTime } from './clock';
import type { DatabaseKind } from './testDatabase';
import type { draftOf } from './testInvoices';
import { allow, invoicesOf } from './testInvoices';
import { origin, testLive } from './testLive';
import { addPerson } from './testPeople';

export type Plan = RecurringInvoice;
type Changes = Parameters<typeof draftOf>[0];

/** A time of a day by the company's clocks, which are five hours ahead. */
const timeOf = (day: string, time: string) => Date.parse(`${day}T${time}:00+05:00`);

export const monthly = { every: 'month', next: '2026-12-31', mode: 'draft' };

/** A live server on 1 December 2026 with a mail server, and a person with both rights. */
export async function liveWithPlans(kind: DatabaseKind) {
  setTime(timeOf('2026-12-01', '10:00'));
  const live = await testLive(kind, undefined, { sendsMail: true });
  const editor = await addPerson(live, 'editor', 'Bilal');
  await allow(live, editor, ['invoices', 'issue']);
  const invoices = invoicesOf(live, editor);
  /** What the server logged. */
  const lines: string[] = [];
  /** The invoices of plans, by their days. */
  const made = async () => {
    const { invoices: all } = await invoices.list('?sort=date&order=asc');
    const opened = await Promise.all(all.map(({ id }) => invoices.read(id)));
    return opened.filter(({ plan: of }) => of?.day);
  };
  return {
    live,
    invoices,
    lines,
    made,
    /** Goes to a time. The person stays signed in meanwhile. */
    at: async (day: string, time = '10:00') => {
      setTime(timeOf(day, time));
      const now = new Date().toISOString();
      await live.database.tables.updateTable('sessions').set({ seen_at: now, created_at: now }).execute();
    },
    run: (database = live.database, means: Partial<Finishing> = {}) =>
      runPlans(database, { origin, sendsMail: true, log: (line) => void lines.push(line), ...means }),
    plan: async (settings: object = {}, changes?: Changes) => {
      const { id: invoice } = await invoices.create(changes);
      return invoices.ask('POST /invoice-plans', { ...monthly, invoice, ...settings });
    },
    plans: async () => (await invoices.ask('GET /invoice-plans')).json<{ plans: Plan[] }>().plans,
    days: async () => (await made()).map(({ date, dueDate, state }) => [date, dueDate, state].join(' ')),
    outbox: (mailKind: string) =>
      live.database.tables.selectFrom('outbox').where('kind', '=', mailKind).selectAll().execute(),
  };
}
