import type { Reading } from '../database/tables';
import { valueIn } from '../records/record';
import type { Pair } from './changes';
import type { PublishedRecord } from './publications/publication';

/** What a publication found on the site, and what it put there. */
export async function pairsOf(tables: Reading, records: readonly PublishedRecord[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const { collection, id, from, to } of records) {
    const place = { collection, id };
    const before = from === null ? null : await valueIn(tables, place, from);
    pairs.push({ ...place, before: before ?? null, after: (await valueIn(tables, place, to)) ?? null });
  }
  return pairs;
}
