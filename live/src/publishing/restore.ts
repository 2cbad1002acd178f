import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '../database/tables';
import { isProblem, problem } from '../http/problem';
import type { Actor } from '../log/addToLog';
import type { Fields } from '../records/collections';
import { deleteRecord } from '../records/deleteRecord';
import { recordAt } from '../records/record';
import { collectionAt } from '../records/recordSchemas';
import { saveRecord } from '../records/saveRecord';
import { publicationAt, type PublishedRecord } from './publications/publication';
import { pairsOf } from './pairsOf';

/** Takes back what a publication changed, or does it again. */
export type Direction = 'before' | 'after';

/**
 * Makes drafts that take back the changes of a publication, or make them again. Later changes to
 * other fields stay.
 * @throws a problem that names the record, when that would undo later changes. Nothing is saved
 * then.
 */
export async function restore(
  tables: Queries,
  actor: Actor,
  { id: publication, direction }: { id: string; direction: Direction },
): Promise<number> {
  const { records } = await publicationAt(tables, publication);
  const pairs = await pairsOf(tables, records);
  let changed = 0;
  for (const [index, record] of records.entries()) {
    const { before, after } = pairs[index]!;
    const [value, replaced] = direction === 'before' ? [before, after] : [after, before];
    const from = direction === 'before' ? record.to : record.from;
    if (await restoreRecord(tables, actor, { record, value, from, replaced })) changed++;
  }
  return changed;
}

interface Restoring {
  record: PublishedRecord;
  /** What it is to be; `null` removes it. */
  value: Fields | null;
  /** The version that the value takes the place of; `null` when there was none. */
  from: number | null;
  /** The value of that version. */
  replaced: Fields | null;
}

/** @returns whether there is a new version. */
async function restoreRecord(
  tables: Queries,
  actor: Actor,
  { record: { collection: name, id, name: known }, value, from, replaced }: Restoring,
): Promise<boolean> {
  const collection = collectionAt(name, id);
  const draft = (await recordAt(tables, { collection: name, id }))!;
  try {
    if (!value) {
      if (!draft.value) return false;
      const isAsThen = isDeepStrictEqual(draft.value, replaced);
      await deleteRecord(tables, actor, { collection, id, from: isAsThen ? draft.version : (from ?? 0) });
      return true;
    }
    // A record that is there already stays, with what has changed since.
    if (!replaced && draft.value) return false;
    // One that is not there is brought back from the deletion that is its newest version.
    const begins = replaced ? from! : draft.version;
    const saved = await saveRecord(tables, actor, { collection, id, from: begins, value });
    return saved.version !== draft.version;
  } catch (error) {
    if (!isProblem(error as Error)) throw error;
    const { statusCode, message, details } = error as ReturnType<typeof problem>;
    throw problem(statusCode, `${known || `${name}/${id}`}: ${message}`, { details });
  }
}
