import { connect } from '../database/connect';

/** Expires a publication that is composing: it counts as failed unless it is live. */
export async function endPublicationTime(address: string, id: string): Promise<void> {
  const { tables } = await connect(address);
  await tables
    .updateTable('publications')
    .set({ until: '2026-01-01T00:00:00.000Z' })
    .where('id', '=', id)
    .execute();
  await tables.destroy();
}
