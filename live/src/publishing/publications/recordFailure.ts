import type { Queries, Tables } from '../../database/tables';
import { addToLog } from '../../log/addToLog';

/** Notes why a publication failed, in the log too if it was scheduled: nobody waits for it. */
export async function recordFailure(
  tables: Queries,
  { id, person, person_name: name, ip, due_at: due }: Tables['publications'],
  problem: string,
): Promise<void> {
  await tables.updateTable('publications').set({ state: 'failed', problem }).where('id', '=', id).execute();
  if (due === null) return;
  const details = { due, problem };
  await addToLog(
    tables,
    { id: person, name, ip },
    { action: 'failed to publish', subject: `publication/${id}`, details },
  );
}
