import type { InvoiceKind, Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';
import { readSetting, saveSetting } from '../../settings/settings';
import { placeholder, sameNumber } from './sameNumber';

export interface Series {
  id: number;
  kind: InvoiceKind;
  name: string;
  pattern: string;
  isYearly: boolean;
  lastDate: string;
}

const name = 'usual series';
const restoredSeries = 'restored series';

/** The chosen series by the kind. */
type Defaults = Partial<Record<InvoiceKind, number>>;

const defaultSeries = async (tables: Reading): Promise<Defaults> => (await readSetting(tables, name)) ?? {};

async function setDefaultSeries(tables: Queries, kind: InvoiceKind, series: number): Promise<void> {
  await saveSetting(tables, name, { ...(await defaultSeries(tables)), [kind]: series });
}

/** Patterns where no series was made. */
export const defaultPatterns: Record<InvoiceKind, string> = {
  invoice: 'INV-{year}-{0000}',
  'credit note': 'CN-{year}-{0000}',
  quote: 'Q-{year}-{0000}',
};

/** All series. The default of a kind stands before the others. */
export async function listSeries(tables: Reading): Promise<Series[]> {
  const defaults = await defaultSeries(tables);
  const isDefault = ({ kind, id }: Pick<Series, 'kind' | 'id'>) => defaults[kind] === id;
  const rows = await tables.selectFrom('invoice_series').orderBy('id').selectAll().execute();
  rows.sort((one, other) => Number(isDefault(other)) - Number(isDefault(one)));
  return rows.map(({ is_yearly: isYearly, last_date: lastDate, ...row }) => ({
    ...row,
    lastDate,
    isYearly: isYearly === 1,
  }));
}

/**
 * Has every series ask for its last number, as numbers may have been given after a backup. A first
 * series is made where there is none, so that it asks as well.
 */
export async function askForLastNumbers(tables: Queries): Promise<void> {
  const all = await listSeries(tables);
  for (const kind of Object.keys(defaultPatterns) as InvoiceKind[])
    if (!all.some((each) => each.kind === kind))
      await tables.insertInto('invoice_series').values(firstSeries(kind)).execute();
  await tables.updateTable('invoice_counters').set({ is_confirmed: 0 }).execute();
  const ids = (await listSeries(tables)).map(({ id }) => id);
  await saveSetting(tables, restoredSeries, Math.max(0, ...ids));
}

/** The highest id of the series of the backup. Older releases restored without it: all ask. */
export const lastRestored = async (tables: Reading): Promise<number> =>
  (await readSetting<number>(tables, restoredSeries)) ?? Infinity;

const firstSeries = (kind: InvoiceKind) => ({
  kind,
  name: kind,
  pattern: defaultPatterns[kind],
  is_yearly: 1,
  last_date: '',
});

const refusePattern = (message: string) =>
  problem(422, message, { details: { field: 'pattern', violations: [{ field: 'pattern', message }] } });

/** @throws a problem (422) for a pattern that can give a number of another series. */
async function assertDistinct(tables: Reading, { id, kind, pattern }: Partial<Series>): Promise<void> {
  const all = await listSeries(tables);
  const firsts = (Object.keys(defaultPatterns) as InvoiceKind[])
    .filter((each) => each !== kind && !all.some((series) => series.kind === each))
    .map((each) => ({ id: undefined, name: each, pattern: defaultPatterns[each] }));
  for (const other of [...all.filter((series) => series.id !== id), ...firsts]) {
    const number = sameNumber(pattern!, other.pattern);
    if (number !== undefined)
      throw refusePattern(
        `The series "${other.name}" can give the same number, such as ${number}. Choose another pattern.`,
      );
  }
}

/** @throws a problem (422). */
function assertPattern({ pattern, isYearly }: { pattern: string; isYearly: boolean }): void {
  const parts: readonly string[] = pattern.match(placeholder) ?? [];
  const counters = parts.filter((part) => /^\{0+\}$/.test(part));
  const hasYear = parts.includes('{year}') || parts.includes('{yy}');
  const isKnown = parts.every((part) => counters.includes(part) || ['{year}', '{yy}', '{MM}'].includes(part));
  if (!isKnown || /[{}]/.test(pattern.replace(placeholder, '')))
    throw refusePattern('A pattern has the parts {year}, {yy}, {MM} and {0000}.');
  if (counters.length !== 1) throw refusePattern('A pattern has the counter once, such as {0000}.');
  if (isYearly && !hasYear) throw refusePattern('A series that begins again each year has {year} or {yy}.');
}

type NewSeries = Pick<Series, 'kind' | 'name' | 'pattern' | 'isYearly'>;

/** @returns its id. @throws a problem (422). */
export async function addSeries(tables: Queries, actor: Actor, series: NewSeries): Promise<number> {
  const { isYearly, ...values } = series;
  assertPattern(series);
  await assertDistinct(tables, series);
  const { id } = await tables
    .insertInto('invoice_series')
    .values({ ...values, is_yearly: Number(isYearly), last_date: '' })
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
  if (!series) throw problem(404, 'This series does not exist.');
  assertPattern({ ...series, pattern });
  if (pattern !== series.pattern) await assertDistinct(tables, { ...series, pattern });
  await tables.updateTable('invoice_series').set({ name, pattern }).where('id', '=', id).execute();
  const details = { pattern };
  await addToLog(tables, actor, { action: 'changed a number series', subject: `series/${id}`, details });
}

/** Makes a series the one that new invoices of its kind take. @throws a problem (404). */
export async function chooseDefault(tables: Queries, actor: Actor, id: number): Promise<void> {
  const series = (await listSeries(tables)).find((each) => each.id === id);
  if (!series) throw problem(404, 'This series does not exist.');
  await setDefaultSeries(tables, series.kind, id);
  const details = { pattern: series.pattern };
  await addToLog(tables, actor, { action: 'changed a number series', subject: `series/${id}`, details });
}
