import { monthText } from '@vibrant-peak/invoice/dayText';
import type { Queries, Reading } from '../../database/tables';
import { companyDay } from '../../clock/companyClock';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';
import { readInvoiceSettings, type Accounts } from '../settings/invoiceSettings';
import { archiveContents, type ArchiveContents } from './archiveContents';
import { closedAmong } from './assertOpen';
import type { Period } from './period';

/** First and last day of a month such as `2026-10`. */
function daysOf(month: string) {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const until = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { from: `${month}-01`, until };
}

/** The closed months, the last one first. */
export async function listClosedMonths(tables: Reading) {
  const months = await tables
    .selectFrom('closed_months')
    .orderBy('month', 'desc')
    .select(['month', 'has_imported as hasImported', 'closed_at as closedAt', 'person_name as closedBy'])
    .execute();
  return months.map(({ hasImported, ...month }) => ({ ...month, hasImported: hasImported === 1 }));
}

interface Closing {
  month: string;
  hasImported: boolean;
}

/**
 * Closes a month and stores what its archive has. From then on nothing is booked in it.
 * @throws a problem: 409 when it is closed, 422 for a month that has not begun.
 */
export async function closeMonth(tables: Queries, actor: Actor, { month, hasImported }: Closing) {
  if (month > companyDay().slice(0, 7)) throw problem(422, 'This month has not begun.');
  if ((await closedAmong(tables, [month])).has(month))
    throw problem(409, `${monthText(month)} is already closed.`);
  const { accounts } = await readInvoiceSettings(tables);
  const { texts, pdfs } = await archiveContents(tables, { ...daysOf(month), hasImported }, () => accounts);
  await tables
    .insertInto('closed_months')
    .values({
      month,
      has_imported: Number(hasImported),
      accounts: JSON.stringify(accounts),
      files: JSON.stringify(texts),
      pdfs: JSON.stringify(pdfs),
      closed_at: new Date().toISOString(),
      person_name: actor.name,
    })
    .execute();
  await addToLog(tables, actor, { action: 'closed a month', subject: `months/${month}` });
}

/** Opens a closed month, with a reason for the log. @throws a problem (409). */
export async function openMonth(
  tables: Queries,
  actor: Actor,
  { month, reason }: { month: string; reason: string },
): Promise<void> {
  if (!(await closedAmong(tables, [month])).has(month))
    throw problem(409, `${monthText(month)} is not closed.`);
  await tables.deleteFrom('closed_months').where('month', '=', month).execute();
  const details = { reason };
  await addToLog(tables, actor, { action: 'opened a month', subject: `months/${month}`, details });
}

/** What was handed over, where a period is exactly one closed month. */
export async function closedContents(
  tables: Reading,
  { from, until }: Pick<Period, 'from' | 'until'>,
): Promise<ArchiveContents | undefined> {
  const month = from.slice(0, 7);
  if (from !== daysOf(month).from || until !== daysOf(month).until) return undefined;
  const closed = await tables
    .selectFrom('closed_months')
    .where('month', '=', month)
    .select(['files', 'pdfs'])
    .executeTakeFirst();
  return closed && ({ texts: JSON.parse(closed.files), pdfs: JSON.parse(closed.pdfs) } as ArchiveContents);
}

/** The accounts of each day: of a closed month those of its closing, else those of the settings. */
export async function accountsByDay(tables: Reading): Promise<(day: string) => Accounts> {
  const { accounts } = await readInvoiceSettings(tables);
  const closed = await tables.selectFrom('closed_months').select(['month', 'accounts']).execute();
  const byMonth = new Map(closed.map((each) => [each.month, JSON.parse(each.accounts) as Accounts]));
  return (day) => byMonth.get(day.slice(0, 7)) ?? accounts;
}
