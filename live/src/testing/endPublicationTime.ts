import { connect } from '../database/connect';

/**
 * A publication that is composing counts as failed from now on, unless it is live, as if its time
 * was over.
 */
export async function endPublicationTime(address: string, id: string): Promise<void> {
  const { tables } = await connect(address);
  await tables
    .updateTable('publications')
    .set({ until: '2026-01-01T00:00:00.000Z' })
    .where('id', '=', id)
    .execute();
  await tables.destroy();
}
