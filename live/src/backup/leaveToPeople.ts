import type { Queries } from '../database/tables';
import { askForLastNumbers } from '../invoices/series';
import { holdWaiting } from '../mail/holdWaiting';
import { holdSchedules } from '../publishing/schedule';
import { markRestored } from '../records/restored';

/** Leaves to people what may have been done after the backup from which a database was restored. */
export async function leaveToPeople(tables: Queries): Promise<void> {
  await markRestored(tables);
  await askForLastNumbers(tables);
  await holdWaiting(tables);
  await holdSchedules(tables);
}
