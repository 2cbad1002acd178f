import type { Database } from '../../database/openDatabase';
import type { Queries } from '../../database/tables';
import { isProblem, type Problem } from '../../http/problem';
import { addToLog, systemActor } from '../../log/addToLog';
import { invoiceWith } from '../storedInvoice';
import { notifyIssuers } from '../sending/notifyIssuers';

/** A day of a plan, such as `2026-12-31`, and the invoice that was drafted for it. */
export interface Day {
  plan: number;
  day: string;
  invoice: number;
}

/**
 * Does the work of a day. A refusal is recorded with its reason, and people are notified. Another
 * failure is logged, and the next run tries again.
 */
export async function orFlagForReview(
  database: Database,
  day: Day,
  { origin, log }: { origin: string; log: (line: string) => void },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isProblem(error as Error))
      return log(`The recurring invoice ${day.invoice} was not finished: ${(error as Error).message}`);
    const why = textOf(error as Problem);
    await database.change((tables) => flagForReview(tables, day, why, origin));
  }
}

/** What was refused, with what is missing. */
const textOf = ({ message, details: { violations = [] } }: Problem) =>
  [message, ...(violations as { message: string }[]).map((each) => each.message)].join(' ');

async function flagForReview(
  tables: Queries,
  { plan, day, invoice: id }: Day,
  why: string,
  origin: string,
): Promise<void> {
  const recorded = await tables
    .updateTable('invoice_plan_days')
    .set({ problem: why })
    .where('plan', '=', plan)
    .where('day', '=', day)
    .where('problem', 'is', null)
    .executeTakeFirst();
  if (recorded.numUpdatedRows === 0n) return;
  const { number, client } = await invoiceWith(tables, id);
  const details = { day, problem: why };
  await addToLog(tables, systemActor, {
    action: 'left a recurring invoice',
    subject: `invoices/${id}`,
    details,
  });
  await notifyIssuers(tables, {
    id,
    origin,
    subject: `The invoice of ${day} for ${client} ${number === null ? 'was not issued' : 'was not sent'}`,
    text: `${why} The invoice waits for you.`,
  });
}
