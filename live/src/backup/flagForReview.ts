import { raiseIds } from '../database/raiseIds';
import type { Queries } from '../database/tables';
import { askForLastNumbers } from '../invoices/numbers/series';
import { holdSchedules } from '../publishing/schedule';
import { markRestored } from '../records/restored';

/**
 * More rows than a table gets between a backup and its restore. Pages that were open meanwhile have
 * their ids: they must not mean other rows.
 */
const gap = 100_000;

/** Leaves to people what may have been done after the backup from which a database was restored. */
export async function flagForReview(tables: Queries): Promise<void> {
  await raiseIds(tables, gap);
  await markRestored(tables);
  await askForLastNumbers(tables);
  await holdWaiting(tables);
  await holdSchedules(tables);
}

const problem = 'It waited when the backup was made, so it may have been sent. Send it again if it was not.';

/** Holds all that waits in the outbox of a restored database until a person sends it again. */
const holdWaiting = (tables: Queries) =>
  tables.updateTable('outbox').set({ state: 'failed', problem }).where('state', '=', 'waiting').execute();
