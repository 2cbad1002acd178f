import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '../database/tables';
import { problem } from '../http/problem';
import type { Actor } from '../log/addToLog';
import { checkRecord } from './checkRecord';
import type { Collection, Fields } from './collections';
import { merge } from '@vibrant-peak/shared/merge';
import { pictureViolations } from './pictureViolations';
import { recordAt, valueIn, type Place, type StoredRecord } from './record';
import { writeVersion } from './writeVersion';

interface Save {
  collection: Collection;
  id: string;
  /** The version that the person began from; `new` for a record that is not there yet. */
  from: number | 'new';
  value: Fields;
}

/**
 * Saves a draft. Later changes of others to other fields stay. An unchanged record makes no
 * version.
 * @throws a problem: 409 when the same field was changed, with both values and the merged record,
 * 412 for an unknown version, 422 with each invalid field.
 */
export async function saveRecord(
  tables: Queries,
  actor: Actor,
  { collection, id, from, value: mine }: Save,
): Promise<StoredRecord> {
  const place = { collection: collection.name, id };
  const before = await recordAt(tables, place);
  const value =
    from === 'new' ? asNew(mine, before) : await withOthers(tables, { place, before, from, mine });
  checkRecord(collection, id, value, await pictureViolations(tables, collection, value, before?.value));
  if (before && isDeepStrictEqual(value, before.value)) return before;
  return writeVersion(tables, actor, { place, before, value });
}

function asNew(mine: Fields, before: StoredRecord | undefined): Fields {
  if (before?.value)
    throw problem(412, `There is a record "${before.id}" already.`, { details: { version: before.version } });
  return mine;
}

interface MergeInput {
  place: Place;
  before: StoredRecord | undefined;
  from: number;
  mine: Fields;
}

async function withOthers(tables: Queries, { place, before, from, mine }: MergeInput): Promise<Fields> {
  const base = await valueIn(tables, place, from);
  if (!before || base === undefined)
    throw problem(before ? 412 : 404, `The record "${place.id}" has no version ${from}.`);
  if (from === before.version) return mine;
  const { version, savedBy, savedAt } = before;
  const details = { version, savedBy, savedAt };
  if (!before.value || !base)
    throw problem(
      409,
      `${savedBy} ${before.value ? 'brought this record back' : 'deleted this record'} meanwhile.`,
      { details },
    );
  const { value, disagreements } = merge(base, mine, before.value);
  if (disagreements.length === 0) return value;
  const fields = disagreements.map(({ field }) => `"${field}"`).join(', ');
  throw problem(409, `${savedBy} has changed ${fields} meanwhile: choose which version to keep.`, {
    details: { ...details, disagreements, merged: value },
  });
}
