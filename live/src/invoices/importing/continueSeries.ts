import type { Queries, Reading } from '../../database/tables';
import { companyDay } from '../../clock/companyClock';
import { countsBy } from '../numbers/countsBy';
import { nextNumber, numberOf, periodOf, setLast } from '../numbers/giveNumber';
import type { ImportedCounter } from '../numbers/nameLast';
import { listSeries, defaultPatterns, type Series } from '../numbers/series';
import type { ImportResult } from './schemas';
import type { ImportedInvoice } from './readRow';

/** Of the first issue, which makes it. */
const firstSeries: Series = {
  id: 0,
  kind: 'invoice',
  name: 'invoice',
  pattern: defaultPatterns.invoice,
  isYearly: true,
  lastDate: '',
};

/** How a series goes on after imported numbers. */
interface Continued {
  series: Series;
  /** The highest count by the period. */
  counts: Map<string, number>;
  /** Latest date of these invoices. */
  lastDate: string;
}

export interface Continuation {
  continued: Continued[];
  /** Numbers of a series, by which it is found. */
  seriesOf: Map<string, Series>;
}

/** Finds the series of the numbers, and where each goes on. */
export async function continuation(
  tables: Reading,
  invoices: readonly ImportedInvoice[],
): Promise<Continuation> {
  const known = (await listSeries(tables)).filter(({ kind }) => kind === 'invoice');
  const seriesOf = new Map<string, Series>();
  const continued = (known.length > 0 ? known : [firstSeries]).map((series) => {
    const countIn = countsBy(series.pattern);
    const counts = new Map<string, number>();
    let lastDate = series.lastDate;
    for (const { number, date } of invoices) {
      const found = countIn(number, date);
      if (!found) continue;
      if (!seriesOf.has(number)) seriesOf.set(number, series);
      const period = periodOf(series, found.year);
      counts.set(period, Math.max(found.count, counts.get(period) ?? 0));
      if (date > lastDate) lastDate = date;
    }
    return { series, counts, lastDate };
  });
  return { continued, seriesOf };
}

/** The next numbers before and after the import. */
export async function numbersAfter(
  tables: Reading,
  { continued, seriesOf }: Continuation,
  invoices: readonly ImportedInvoice[],
): Promise<Pick<ImportResult, 'series' | 'withoutSeries'>> {
  const day = companyDay();
  const series = await Promise.all(
    continued.map(async ({ series: each, counts }) => {
      const { count, number: next } = await nextNumber(tables, each, day);
      const after = Math.max(count, (counts.get(periodOf(each, day)) ?? 0) + 1);
      const { name, pattern } = each;
      return { name, pattern, next, after: numberOf(pattern, day, after) };
    }),
  );
  const others = invoices.filter(({ number }) => !seriesOf.has(number));
  return { series, withoutSeries: { count: others.length, example: others.at(-1)?.number ?? '' } };
}

/** Lets the series go on after the imported numbers, unless they are further. */
export async function continueSeries(
  tables: Queries,
  { continued }: Continuation,
): Promise<ImportedCounter[]> {
  const imported: ImportedCounter[] = [];
  for (const { series, counts, lastDate } of continued) {
    for (const [period, last] of counts) {
      const before = (await nextNumber(tables, series, period)).count - 1;
      if (last > before) await setLast(tables, series.id, period, last);
      imported.push({ series: series.id, period, before: Math.min(before, last), after: last });
    }
    await tables
      .updateTable('invoice_series')
      .set({ last_date: lastDate })
      .where('id', '=', series.id)
      .where('last_date', '<', lastDate)
      .execute();
  }
  return imported;
}
