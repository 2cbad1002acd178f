import type { Reading } from '../database/tables';
import { inOrder } from './inOrder';
import { recordAt, recordsOf, type StoredRecord } from './record';

/** The drafts of a collection in its order, without those that were deleted. */
export async function draftsOf(tables: Reading, collection: string): Promise<StoredRecord[]> {
  const records = (await recordsOf(tables, collection)).filter(({ value }) => value);
  const order = (await recordAt(tables, { collection: 'order', id: collection }))?.value;
  return inOrder(records, order);
}
