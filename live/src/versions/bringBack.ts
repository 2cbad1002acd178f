import type { Queries } from '../database/tables';
import { problem } from '../http/problem';
import type { Actor } from '../log/addToLog';
import { deleteRecord } from '../records/deleteRecord';
import { recordAt, valueIn, type Place, type StoredRecord } from '../records/record';
import { collectionAt } from '../records/recordSchemas';
import { saveRecord } from '../records/saveRecord';

interface Wanted {
  place: Place;
  /** The version that is wanted again. */
  version: number;
  /** The newest version that the person has seen. */
  from: number;
}

/**
 * Makes a draft with the values of an older version.
 * @throws a problem: 404 for an unknown version, 409 when somebody has saved since, 422 when the
 * old values do not fit the schema.
 */
export async function bringBack(
  tables: Queries,
  actor: Actor,
  { place, version, from }: Wanted,
): Promise<StoredRecord> {
  const collection = collectionAt(place.collection, place.id);
  const draft = await recordAt(tables, place);
  const value = await valueIn(tables, place, version);
  if (!draft || value === undefined)
    throw problem(404, `The record "${place.id}" has no version ${version}.`);
  if (draft.version !== from)
    throw problem(409, `${draft.savedBy} has saved a newer version meanwhile: look at it first.`);
  if (value) return saveRecord(tables, actor, { collection, id: place.id, from, value });
  return draft.value ? deleteRecord(tables, actor, { collection, id: place.id, from }) : draft;
}
