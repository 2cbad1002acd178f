import type { InvoiceKind, Queries, Reading } from '../../database/tables';
import { companyDay } from '../../clock/companyClock';
import { isDay } from '@vibrant-peak/shared/schemas/day';
import { nextNumber, numberOf } from './giveNumber';
import { listSeries, defaultPatterns } from './series';

/** All series, and whether each gives numbers of this year. */
export const openSeries = async (tables: Reading) =>
  Promise.all(
    (await listSeries(tables)).map(async (each) => {
      const { isConfirmed } = await nextNumber(tables, each, companyDay());
      return { ...each, isConfirmed };
    }),
  );

/**
 * The number that each series of the kind would give an invoice of this date. It is blank for texts
 * that are not a date.
 */
export async function nextNumbers(tables: Reading, kind: InvoiceKind, date: string) {
  const all = (await listSeries(tables)).filter((each) => each.kind === kind);
  const shown = (number: string) => (isDay(date) ? number : '');
  if (all.length === 0) {
    const number = shown(numberOf(defaultPatterns[kind], date, 1));
    const opensYear = isLaterYear(date, '');
    return [{ series: null, name: kind, number, lastDate: '', opensYear, isConfirmed: true }];
  }
  return Promise.all(
    all.map(async (each) => {
      const { count, number, isConfirmed } = await nextNumber(tables, each, date);
      const { id: series, name, lastDate, isYearly } = each;
      const opensYear = isYearly && count === 1 && isLaterYear(date, lastDate);
      return { series, name, number: shown(number), lastDate, opensYear, isConfirmed };
    }),
  );
}

/** Whether the year is later than that of the last date, or than this year in a new series. */
const isLaterYear = (date: string, lastDate: string) =>
  isDay(date) && date.slice(0, 4) > (lastDate || companyDay()).slice(0, 4);

/** Takes the date of an invoice that was made void back from its series. */
export async function takeBackDate(tables: Queries, series: number): Promise<void> {
  const { date } = await tables
    .selectFrom('invoices')
    .where('series', '=', series)
    .where('voided_at', 'is', null)
    .select(({ fn }) => fn.max<string | null>('date').as('date'))
    .executeTakeFirstOrThrow();
  await tables
    .updateTable('invoice_series')
    .set({ last_date: date ?? '' })
    .where('id', '=', series)
    .execute();
}
