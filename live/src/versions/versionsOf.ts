import type { Reading } from '../database/tables';
import { problem } from '../http/problem';
import { changeOf, type RecordChange } from '../publishing/changes';
import { fieldsOf, type Place } from '../records/record';

/** A version of a record, with what it changed. */
export interface RecordVersion extends RecordChange {
  version: number;
  /** Whether the site shows it. */
  isLive: boolean;
  /** ISO time. */
  savedAt: string;
  savedBy: string;
}

/** Versions of one answer. */
const limit = 50;

/**
 * The newest versions of a record first.
 * @param before only versions before this number.
 * @throws a problem: 404 without such a record.
 */
export async function versionsOf(
  tables: Reading,
  place: Place,
  before?: number,
): Promise<{ newest: number; versions: RecordVersion[]; hasMore: boolean }> {
  const { collection, id } = place;
  const rows = await tables
    .selectFrom('versions')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .$if(before !== undefined, (all) => all.where('version', '<', before!))
    .orderBy('version', 'desc')
    .limit(limit + 1)
    .select(['version', 'value', 'saved_at as savedAt', 'person_name as savedBy'])
    .execute();
  const record = await tables
    .selectFrom('records')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .select(['version', 'published_version'])
    .executeTakeFirst();
  if (!record) throw problem(404, `Not found: record "${id}".`);
  const versions = rows.slice(0, limit).flatMap(({ version, value, savedAt, savedBy }, at) => {
    const pair = { collection, id, before: fieldsOf(rows[at + 1]?.value), after: fieldsOf(value) };
    const isLive = record.published_version === version;
    const change = changeOf(pair);
    return change ? [{ ...change, version, isLive, savedAt, savedBy }] : [];
  });
  return { newest: record.version, versions, hasMore: rows.length > limit };
}
