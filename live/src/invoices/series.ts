import type { InvoiceKind, Queries, Reading } from '../database/tables';
import { problem } from '../http/problem';
import { addToLog, type Actor } from '../log/addToLog';
import { assertPattern, numberOf } from './pattern';

export interface Series {
  id: number;
  kind: InvoiceKind;
  name: string;
  pattern: string;
  isYearly: boolean;
  lastDate: string;
  /** `false` in a restored database, until a person has named the last number. */
  isConfirmed: boolean;
}

/** Where no series was made. */
const defaults: Record<InvoiceKind, string> = {
  invoice: 'INV-{year}-{0000}',
  'credit note': 'CN-{year}-{0000}',
};

export async function listSeries(tables: Reading): Promise<Series[]> {
  const rows = await tables.selectFrom('invoice_series').orderBy('id').selectAll().execute();
  return rows.map(({ is_yearly: isYearly, is_confirmed: isConfirmed, last_date: lastDate, ...row }) => ({
    ...row,
    lastDate,
    isYearly: isYearly === 1,
    isConfirmed: isConfirmed === 1,
  }));
}

/** Marks a database that was restored, in its settings. */
const restored = 'restored';

/**
 * Has every series ask for its last number, as numbers may have been given after a backup. A first
 * series is made where there is none, so that it asks as well. So do later ones: the backup may lack
 * a series with the same pattern.
 */
export async function askForLastNumbers(tables: Queries): Promise<void> {
  const all = await listSeries(tables);
  for (const kind of ['invoice', 'credit note'] as const)
    if (!all.some((each) => each.kind === kind))
      await tables.insertInto('invoice_series').values(firstSeries(kind)).execute();
  await tables.updateTable('invoice_series').set({ is_confirmed: 0 }).execute();
  await tables
    .insertInto('settings')
    .values({ name: restored, value: 'true' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

const wasRestored = async (tables: Reading) =>
  (await tables.selectFrom('settings').where('name', '=', restored).select('name').execute()).length > 0;

const firstSeries = (kind: InvoiceKind) => ({
  ...{ kind, name: kind, pattern: defaults[kind] },
  ...{ is_yearly: 1, last_date: '' },
});

type NewSeries = Pick<Series, 'kind' | 'name' | 'pattern' | 'isYearly'>;

/** @returns its id. @throws a problem (422). */
export async function addSeries(tables: Queries, actor: Actor, series: NewSeries): Promise<number> {
  const { isYearly, ...values } = series;
  assertPattern(series);
  const isConfirmed = !(await wasRestored(tables));
  const { id } = await tables
    .insertInto('invoice_series')
    .values({
      ...{ ...values, is_yearly: Number(isYearly), last_date: '' },
      is_confirmed: Number(isConfirmed),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const details = { pattern: series.pattern };
  await addToLog(tables, actor, { action: 'made a number series', subject: `series/${id}`, details });
  return id;
}

/**
 * Changes the name and the pattern of a series. Its count goes on.
 * @throws a problem: 404, or 422 for a pattern.
 */
export async function changeSeries(
  tables: Queries,
  actor: Actor,
  { id, name, pattern }: Pick<Series, 'id' | 'name' | 'pattern'>,
): Promise<void> {
  const series = (await listSeries(tables)).find((each) => each.id === id);
  if (!series) throw problem(404, 'There is no such series.');
  assertPattern({ ...series, pattern });
  await tables.updateTable('invoice_series').set({ name, pattern }).where('id', '=', id).execute();
  const details = { pattern };
  await addToLog(tables, actor, { action: 'changed a number series', subject: `series/${id}`, details });
}

/** The series of an issue: the chosen one, else the first of its kind. @throws a problem (422). */
export async function seriesFor(
  tables: Queries,
  actor: Actor,
  kind: InvoiceKind,
  id: number | undefined,
): Promise<Series> {
  const all = (await listSeries(tables)).filter((each) => each.kind === kind);
  const chosen = id === undefined ? all[0] : all.find((each) => each.id === id);
  if (chosen) return chosen;
  if (id !== undefined) throw problem(422, `There is no such series for this kind: ${kind}.`);
  const pattern = defaults[kind];
  await addSeries(tables, actor, { kind, pattern, name: kind, isYearly: true });
  return seriesFor(tables, actor, kind, undefined);
}

const periodOf = ({ isYearly }: Series, date: string) => (isYearly ? date.slice(0, 4) : '');

/** The count that an invoice of this date gets, and the number with it. */
export async function nextNumber(tables: Reading, series: Series, date: string) {
  const counter = await tables
    .selectFrom('invoice_counters')
    .where('series', '=', series.id)
    .where('period', '=', periodOf(series, date))
    .select('last')
    .executeTakeFirst();
  const count = (counter?.last ?? 0) + 1;
  return { count, number: numberOf(series.pattern, date, count) };
}

/** The number that each series of the kind would give an invoice of this date. */
export async function nextNumbers(tables: Reading, kind: InvoiceKind, date: string) {
  const all = (await listSeries(tables)).filter((each) => each.kind === kind);
  if (all.length === 0) {
    const number = numberOf(defaults[kind], date, 1);
    return [{ series: null, name: kind, number, lastDate: '', isConfirmed: true }];
  }
  return Promise.all(
    all.map(async (each) => {
      const { number } = await nextNumber(tables, each, date);
      const { id: series, name, lastDate, isConfirmed } = each;
      return { series, name, number, lastDate, isConfirmed };
    }),
  );
}

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
  if (!series) throw problem(404, 'There is no such series.');
  const { count } = await nextNumber(tables, series, year);
  if (last < count - 1) throw problem(422, `The last number here is ${count - 1}: name this or a later one.`);
  await setLast(tables, id, periodOf(series, year), last);
  await tables.updateTable('invoice_series').set({ is_confirmed: 1 }).where('id', '=', id).execute();
  await addToLog(tables, actor, {
    action: 'named a last number',
    subject: `series/${id}`,
    details: { last },
  });
}

const setLast = (tables: Queries, series: number, period: string, last: number) =>
  tables
    .insertInto('invoice_counters')
    .values({ series, period, last })
    .onConflict((conflict) => conflict.columns(['series', 'period']).doUpdateSet({ last }))
    .execute();
