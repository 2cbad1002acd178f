import type { Queries } from '../../database/tables';
import type { Choice } from '../choose';

/** How long the pictures of a preview are stored, in milliseconds. */
const memory = 7 * 24 * 3600_000;

/** Notes which drafts a preview shows, whose pictures are in use. */
export async function recordPreview(
  tables: Queries,
  composition: number,
  records: readonly Choice[],
): Promise<void> {
  const row = { composition, records: JSON.stringify(records), made_at: new Date().toISOString() };
  await tables
    .insertInto('previews')
    .values(row)
    .onConflict((conflict) => conflict.column('composition').doUpdateSet(row))
    .execute();
}

export const removeOldPreviews = (tables: Queries) =>
  tables
    .deleteFrom('previews')
    .where('made_at', '<', new Date(Date.now() - memory).toISOString())
    .execute();
