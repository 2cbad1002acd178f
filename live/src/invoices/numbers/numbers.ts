import type { InvoiceKind, Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';
import { companyDay } from '../../clock/companyClock';
import { isDay } from '../issuing/problemsOf';
import { restoredOn } from '../../records/restored';
import { placeholder } from './sameNumber';
import { listSeries, defaultPatterns, lastRestored, type Series } from './series';

/** The number with this count. @param date as YYYY-MM-DD. */
export const numberOf = (pattern: string, date: string, count: number): string =>
  pattern.replace(placeholder, (part) => {
    if (part === '{year}') return date.slice(0, 4);
    if (part === '{yy}') return date.slice(2, 4);
    if (part === '{MM}') return date.slice(5, 7);
    return String(count).padStart(part.length - 2, '0');
  });

/** What a series counts: the invoices of a year, or all of them. @param date begins with the year. */
export const periodOf = ({ isYearly }: Pick<Series, 'isYearly'>, date: string) =>
  isYearly ? date.slice(0, 4) : '';

/**
 * The count that an invoice of this date gets, and the number with it. It is not confirmed in a
 * restored database, until a person has named the last number of the period.
 */
export async function nextNumber(tables: Reading, series: Series, date: string) {
  const period = periodOf(series, date);
  const counter = await tables
    .selectFrom('invoice_counters')
    .where('series', '=', series.id)
    .where('period', '=', period)
    .select(['last', 'is_confirmed'])
    .executeTakeFirst();
  const count = (counter?.last ?? 0) + 1;
  const isConfirmed = counter?.is_confirmed === 1 || !(await mayLackNumbers(tables, series, period));
  return { count, number: numberOf(series.pattern, date, count), isConfirmed };
}

/**
 * Whether numbers of a period may have been given after the backup that was restored. A series of the
 * backup may have given some of any year, one that is made later of the years up to the restore.
 */
async function mayLackNumbers(tables: Reading, { id }: Series, period: string): Promise<boolean> {
  const restored = await restoredOn(tables);
  if (restored === undefined) return false;
  return period <= restored.slice(0, 4) || id <= (await lastRestored(tables));
}

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

/** Notes that a series has given its numbers up to this count. */
export async function noteNumber(
  tables: Queries,
  series: Series,
  date: string,
  count: number,
): Promise<void> {
  await setLast(tables, series.id, periodOf(series, date), count);
  await tables
    .updateTable('invoice_series')
    .set({ last_date: date > series.lastDate ? date : series.lastDate })
    .where('id', '=', series.id)
    .execute();
}

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

/**
 * Names the last number that was given outside of this database, as before it or after the backup
 * from which it was restored. @throws a problem: 404, or 422 for one that is below the last here.
 */
export async function nameLast(
  tables: Queries,
  actor: Actor,
  { id, year, last }: { id: number; year: string; last: number },
): Promise<void> {
  const series = (await listSeries(tables)).find((each) => each.id === id);
  if (!series) throw problem(404, 'This series does not exist.');
  const period = periodOf(series, year);
  const { count } = await nextNumber(tables, series, year);
  if (last < count - 1) throw problem(422, `The last number here is ${count - 1}: name this or a later one.`);
  await setLast(tables, id, period, last);
  await tables
    .updateTable('invoice_counters')
    .set({ is_confirmed: 1 })
    .where('series', '=', id)
    .where('period', '=', period)
    .execute();
  await addToLog(tables, actor, {
    action: 'named a last number',
    subject: `series/${id}`,
    details: { last },
  });
}

export const setLast = (tables: Queries, series: number, period: string, last: number) =>
  tables
    .insertInto('invoice_counters')
    .values({ series, period, last })
    .onConflict((conflict) => conflict.columns(['series', 'period']).doUpdateSet({ last }))
    .execute();
