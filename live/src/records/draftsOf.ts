import type { Reading } from '../database/tables';
import { inOrder } from './inOrder';
import { newest, recordAt, recordsOf, type StoredRecord } from './record';

/** The drafts of a collection in its order, without those that were deleted. */
export async function draftsOf(tables: Reading, collection: string): Promise<StoredRecord[]> {
  const records = (await recordsOf(tables, collection)).filter(({ value }) => value);
  const order = (await recordAt(tables, { collection: 'order', id: collection }))?.value;
  return inOrder(records, order);
}

/** Ids of the drafts of a collection in its order, without those that were deleted. */
export async function orderOf(tables: Reading, collection: string): Promise<string[]> {
  const records = await newest(tables)
    .where('records.collection', '=', collection)
    .where('versions.value', 'is not', null)
    .clearSelect()
    .select('records.id')
    .orderBy('records.created_at')
    .orderBy('records.id')
    .execute();
  const order = (await recordAt(tables, { collection: 'order', id: collection }))?.value;
  return inOrder(records, order).map(({ id }) => id);
}
