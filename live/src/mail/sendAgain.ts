import type { Queries } from '../database/tables';
import { problem } from '../http/problem';

/**
 * Has a mail sent again that has failed or come back.
 * @param of the invoice that it must belong to, and its kind.
 * @throws a problem (404).
 */
export async function sendAgain(
  tables: Queries,
  id: string,
  of?: { invoice: number; kind?: string },
): Promise<void> {
  const now = new Date().toISOString();
  const due = { state: 'waiting', next_at: now, retried_at: now, attempts: 0 } as const;
  const changed = await tables
    .updateTable('outbox')
    .set(due)
    .where('id', '=', id)
    .$if(of !== undefined, (found) => found.where('invoice', '=', of!.invoice))
    .$if(of?.kind !== undefined, (found) => found.where('kind', '=', of!.kind!))
    .where(({ or, eb }) => or([eb('state', '=', 'failed'), eb('problem', 'is not', null)]))
    .where('state', '!=', 'waiting')
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw problem(404, 'This mail does not exist, or has not failed.');
}
