import { unusualDate } from '@vibrant-peak/invoice/unusualDate';
import type { InvoiceKind, Queries, Reading } from '../../database/tables';
import { companyDay } from '../../clock/companyClock';
import { problem } from '../../http/problem';
import type { Actor } from '../../log/addToLog';
import { restoredOn } from '../../records/restored';
import { placeholder } from './sameNumber';
import { addSeries, defaultPatterns, lastRestored, listSeries, type Series } from './series';

interface Numbered {
  kind: InvoiceKind;
  /** Of the invoice, as YYYY-MM-DD. */
  date: string;
  /** By default the first series of the kind. */
  series?: number | undefined;
  /** Whether a date before the last one of the series, or more than a year ahead, is meant. */
  isDateConfirmed?: boolean | undefined;
}

/**
 * Gives the next number of a series and counts it, in the change that stores the invoice. A change
 * that fails gives no number.
 * @throws a problem: 409 for an unusual date, for a number that is taken, and in a restored database
 * until a person has named the last number, 422 for a series of another kind.
 */
export async function giveNumber(
  tables: Queries,
  actor: Actor,
  { kind, date, series: chosen, isDateConfirmed }: Numbered,
): Promise<{ number: string; series: number }> {
  const series = await seriesFor(tables, actor, kind, chosen);
  const { count, number, isConfirmed } = await nextNumber(tables, series, date);
  if (!isConfirmed) throw unnamed(series, date);
  assertMeant(series, date, isDateConfirmed);
  await assertFree(tables, number);
  await setLast(tables, series.id, periodOf(series, date), count);
  await tables
    .updateTable('invoice_series')
    .set({ last_date: date > series.lastDate ? date : series.lastDate })
    .where('id', '=', series.id)
    .execute();
  return { number, series: series.id };
}

/** The series of an issue: the chosen one, else the default of its kind. @throws a problem (422). */
export async function seriesFor(
  tables: Queries,
  actor: Actor,
  kind: InvoiceKind,
  id: number | undefined,
): Promise<Series> {
  const all = (await listSeries(tables)).filter((each) => each.kind === kind);
  const chosen = id === undefined ? all[0] : all.find((each) => each.id === id);
  if (chosen) return chosen;
  if (id !== undefined) throw problem(422, `This series is not for this kind of document: ${kind}.`);
  const pattern = defaultPatterns[kind];
  await addSeries(tables, actor, { kind, pattern, name: kind, isYearly: true });
  return seriesFor(tables, actor, kind, undefined);
}

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

/** What a series counts: the invoices of a year, or all of them. @param date begins with the year. */
export const periodOf = ({ isYearly }: Pick<Series, 'isYearly'>, date: string) =>
  isYearly ? date.slice(0, 4) : '';

/** The number with this count. @param date as YYYY-MM-DD. */
export const numberOf = (pattern: string, date: string, count: number): string =>
  pattern.replace(placeholder, (part) => {
    if (part === '{year}') return date.slice(0, 4);
    if (part === '{yy}') return date.slice(2, 4);
    if (part === '{MM}') return date.slice(5, 7);
    return String(count).padStart(part.length - 2, '0');
  });

function unnamed({ id, name, isYearly }: Series, date: string) {
  const which = `the series "${name}"${isYearly ? ` in ${date.slice(0, 4)}` : ''}`;
  return problem(
    409,
    `The site was restored: name the last number of ${which} first, under Invoice settings.`,
    { details: { question: 'last number', series: id } },
  );
}

function assertMeant({ lastDate }: Series, date: string, isMeant = false): void {
  const unusual = unusualDate(date, lastDate, companyDay());
  if (unusual === undefined || isMeant) return;
  const texts = {
    earlier: `The last invoice of this series has the date ${lastDate}, which is later.`,
    far: `The date ${date} is more than a year ahead.`,
  };
  throw problem(409, texts[unusual], { details: { question: 'date', lastDate } });
}

async function assertFree(tables: Queries, number: string): Promise<void> {
  const taken = await tables
    .selectFrom('invoices')
    .where('number', '=', number)
    .select('id')
    .executeTakeFirst();
  if (taken) throw problem(409, `Another series has given the number ${number}: change the pattern of one.`);
}

export const setLast = (tables: Queries, series: number, period: string, last: number) =>
  tables
    .insertInto('invoice_counters')
    .values({ series, period, last })
    .onConflict((conflict) => conflict.columns(['series', 'period']).doUpdateSet({ last }))
    .execute();
