import type { Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';
import { countsBy } from './countsBy';
import { nextNumber, periodOf } from './giveNumber';
import { listSeries, type Series } from './series';

interface Naming {
  /** Of the series. */
  id: number;
  year: string;
  last: number;
}

/**
 * Names the last number that was given outside of this database, as before it or after the backup
 * from which it was restored. One that was named too high can be lowered down to the last number here.
 * @throws a problem: 404, or 422 for one that is below the last here.
 */
export async function nameLast(tables: Queries, actor: Actor, { id, year, last }: Naming): Promise<void> {
  const series = (await listSeries(tables)).find((each) => each.id === id);
  if (!series) throw problem(404, 'This series does not exist.');
  const period = periodOf(series, year);
  const before = (await nextNumber(tables, series, year)).count - 1;
  if (last < before) await assertNotGiven(tables, series, { period, last, before });
  const named = { last, named: last, is_confirmed: 1 };
  await tables
    .insertInto('invoice_counters')
    .values({ series: id, period, ...named })
    .onConflict((conflict) => conflict.columns(['series', 'period']).doUpdateSet(named))
    .execute();
  await addToLog(tables, actor, {
    action: 'named a last number',
    subject: `series/${id}`,
    details: { last },
  });
}

interface Lowering {
  period: string;
  last: number;
  before: number;
}

/** @throws a problem (422) when numbers after `last` are here. */
async function assertNotGiven(
  tables: Reading,
  series: Series,
  { period, last, before }: Lowering,
): Promise<void> {
  const counts = [
    ...(await countsHere(tables, series, period)),
    ...(await importing(tables, series, period)),
  ];
  if (counts.includes(undefined))
    throw problem(
      422,
      `Numbers of an earlier pattern are here: name ${before} or a later one, or add another series.`,
    );
  const here = counts.reduce<number>((highest, count) => Math.max(highest, count!), 0);
  if (last < here) throw problem(422, `The last number here is ${here}: name this or a later one.`);
}

/** The count of each number of the period; `undefined` for one of an earlier pattern of the series. */
async function countsHere(tables: Reading, series: Series, period: string): Promise<(number | undefined)[]> {
  const invoices = await tables
    .selectFrom('invoices')
    .where('number', 'is not', null)
    .select(['number', 'date', 'series'])
    .execute();
  const countIn = countsBy(series.pattern);
  return invoices.flatMap(({ number, date, series: own }) => {
    const found = countIn(number!, date);
    if (!found && own !== series.id) return [];
    return periodOf(series, found?.year ?? date) === period ? [found?.count] : [];
  });
}

/** The last number of a series in a period, before and after an import. */
export interface ImportedCounter {
  series: number;
  period: string;
  before: number;
  after: number;
}

/** The last number of each import, of which some may still be on their way. */
async function importing(tables: Reading, { id }: Series, period: string): Promise<number[]> {
  const imports = await tables
    .selectFrom('invoice_imports')
    .where('undone_at', 'is', null)
    .select('counters')
    .execute();
  return imports
    .flatMap(({ counters }) => JSON.parse(counters) as ImportedCounter[])
    .filter((counter) => counter.series === id && counter.period === period)
    .map(({ after }) => after);
}
