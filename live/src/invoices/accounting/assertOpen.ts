import { monthText } from '@vibrant-peak/invoice/dayText';
import type { Reading } from '../../database/tables';
import { problem } from '../../http/problem';

/** Why nothing is booked in a closed month. */
export const closedText = (month: string) =>
  `${monthText(month)} is closed. Choose a later date, or open the month under Receivables.`;

/** Those of the days' months that are closed. */
export async function closedAmong(tables: Reading, days: readonly string[]): Promise<Set<string>> {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  if (months.length === 0) return new Set();
  const closed = await tables
    .selectFrom('closed_months')
    .where('month', 'in', months)
    .select('month')
    .execute();
  return new Set(closed.map(({ month }) => month));
}

/** @throws a problem (409) for a day of a closed month. */
export async function assertOpen(tables: Reading, day: string): Promise<void> {
  const [month] = await closedAmong(tables, [day]);
  if (month !== undefined) throw problem(409, closedText(month));
}
