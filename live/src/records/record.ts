import type { Reading } from '../database/tables';
import type { Fields } from './collections';

/** A draft: the newest version of a record. */
export interface StoredRecord {
  id: string;
  version: number;
  /** The version on the site; `null` for a record that is not there. */
  publishedVersion: number | null;
  /** `null` when the record was deleted. */
  value: Fields | null;
  savedAt: string;
  savedBy: string;
}

/** Where a record is. */
export interface Place {
  collection: string;
  id: string;
}

/** The stored value of a version; `null` when it deleted the record or is missing. */
export const fieldsOf = (json: string | null | undefined) => (json ? (JSON.parse(json) as Fields) : null);

/** All records of a collection that ever were, oldest first. */
export async function recordsOf(tables: Reading, collection: string): Promise<StoredRecord[]> {
  const rows = await newest(tables)
    .where('records.collection', '=', collection)
    .orderBy('records.created_at')
    .orderBy('records.id')
    .execute();
  return rows.map(({ value, ...row }) => ({ ...row, value: fieldsOf(value) }));
}

/** Ids of all records of a collection that ever were, oldest first. */
export async function idsOf(tables: Reading, collection: string): Promise<string[]> {
  const rows = await tables
    .selectFrom('records')
    .where('collection', '=', collection)
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function recordAt(
  tables: Reading,
  { collection, id }: Place,
): Promise<StoredRecord | undefined> {
  const row = await newest(tables)
    .where('records.collection', '=', collection)
    .where('records.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, value: fieldsOf(row.value) };
}

/** The newest version of each record. */
export const newest = (tables: Reading) =>
  tables
    .selectFrom('records')
    .innerJoin('versions', (join) =>
      join
        .onRef('versions.collection', '=', 'records.collection')
        .onRef('versions.id', '=', 'records.id')
        .onRef('versions.version', '=', 'records.version'),
    )
    .select([
      'records.id',
      'records.version',
      'records.published_version as publishedVersion',
      'versions.value',
      'versions.saved_at as savedAt',
      'versions.person_name as savedBy',
    ]);

/** What a record was in a version; nothing when it has no such version. */
export async function valueIn(
  tables: Reading,
  { collection, id }: Place,
  version: number,
): Promise<Fields | null | undefined> {
  const row = await tables
    .selectFrom('versions')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .where('version', '=', version)
    .select('value')
    .executeTakeFirst();
  return row && fieldsOf(row.value);
}
