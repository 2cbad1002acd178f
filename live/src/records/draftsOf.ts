import type { Queries } from '../database/tables';
import { recordAt, recordsOf, type StoredRecord } from './record';

/** The drafts of a collection in its order, without those that were deleted. */
export async function draftsOf(tables: Queries, collection: string): Promise<StoredRecord[]> {
  const records = (await recordsOf(tables, collection)).filter(({ value }) => value);
  const order = (await recordAt(tables, { collection: 'order', id: collection }))?.value;
  return inOrder(records, (order?.['ids'] ?? []) as string[]);
}

/** Records that the order does not name come last, oldest first. */
function inOrder(records: StoredRecord[], ids: string[]): StoredRecord[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: StoredRecord) => places.get(id) ?? ids.length;
  return records.sort((one, other) => placeOf(one) - placeOf(other));
}
