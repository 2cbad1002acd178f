import type { Queries } from '../database/tables';
import { problem } from '../http/problem';
import type { Actor } from '../log/addToLog';
import type { Collection } from './collections';
import { recordAt, type StoredRecord } from './record';
import { writeVersion } from './writeVersion';

interface Deletion {
  collection: Collection;
  id: string;
  /** The version that the person has seen. */
  from: number;
}

/**
 * Deletes a draft by a new version. A save that begins from it restores the record.
 * @throws a problem: 404, or 409 when somebody has changed the record since.
 */
export async function deleteRecord(
  tables: Queries,
  actor: Actor,
  { collection: { name, kind }, id, from }: Deletion,
): Promise<StoredRecord> {
  if (kind !== 'list') throw problem(409, 'The site needs it: change it instead of deleting it.');
  const place = { collection: name, id };
  const before = await recordAt(tables, place);
  if (!before?.value) throw problem(404, `Not found: record "${id}".`);
  const { version, savedBy, savedAt } = before;
  if (version !== from)
    throw problem(409, `${savedBy} has changed this record meanwhile: look at it before you delete it.`, {
      details: { version, savedBy, savedAt },
    });
  return writeVersion(tables, actor, { place, before, value: null });
}
