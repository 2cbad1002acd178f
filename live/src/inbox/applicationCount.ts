import type { Reading } from '../database/tables';

/** How many applications each opening has, without spam and the bin. */
export async function countApplications(tables: Reading): Promise<{ position: string; count: number }[]> {
  const rows = await tables
    .selectFrom('conversations')
    .where('kind', '=', 'application')
    .where('state', '!=', 'spam')
    .where('deleted_at', 'is', null)
    .groupBy('subject')
    .orderBy('subject')
    .select(({ fn }) => ['subject as position', fn.countAll().as('count')])
    .execute();
  return rows.map(({ position, count }) => ({ position, count: Number(count) }));
}
