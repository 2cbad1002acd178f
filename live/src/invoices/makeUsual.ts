import type { Queries } from '../database/tables';
import { problem } from '../http/problem';
import { addToLog, type Actor } from '../log/addToLog';
import { listSeries } from './series';
import { setUsualSeries } from './usualSeries';

/** Makes a series the one that new invoices of its kind take. @throws a problem (404). */
export async function makeUsual(tables: Queries, actor: Actor, id: number): Promise<void> {
  const series = (await listSeries(tables)).find((each) => each.id === id);
  if (!series) throw problem(404, 'There is no such series.');
  await setUsualSeries(tables, series.kind, id);
  const details = { pattern: series.pattern };
  await addToLog(tables, actor, { action: 'changed a number series', subject: `series/${id}`, details });
}
