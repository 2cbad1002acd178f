import type { Queries } from '../database/tables';
import { addToLog, type Action, type Actor } from '../log/addToLog';
import type { Fields } from './collections';
import { changedFields } from '@vibrant-peak/shared/merge';
import type { Place, StoredRecord } from './record';

interface Writing {
  place: Place;
  /** The newest version; nothing for a record that never was. */
  before: StoredRecord | undefined;
  /** `null` deletes it. */
  value: Fields | null;
}

/** Writes the next version of a record, and a line of the log, in one change. */
export async function writeVersion(
  tables: Queries,
  actor: Actor,
  { place, before, value }: Writing,
): Promise<StoredRecord> {
  const version = (before?.version ?? 0) + 1;
  const savedAt = new Date().toISOString();
  await tables
    .insertInto('versions')
    .values({
      ...place,
      version,
      value: value && JSON.stringify(value),
      person: actor.id,
      person_name: actor.name,
      saved_at: savedAt,
    })
    .execute();
  await tables
    .insertInto('records')
    .values({ ...place, version, published_version: null, created_at: savedAt })
    .onConflict((conflict) => conflict.columns(['collection', 'id']).doUpdateSet({ version }))
    .execute();
  await addToLog(tables, actor, {
    action: actionOf(before, value),
    subject: `${place.collection}/${place.id}`,
    details: { version, ...(before?.value && value && { fields: changedFields(before.value, value) }) },
  });
  const publishedVersion = before?.publishedVersion ?? null;
  return { id: place.id, version, publishedVersion, value, savedAt, savedBy: actor.name };
}

function actionOf(before: StoredRecord | undefined, value: Fields | null): Action {
  if (value === null) return 'deleted';
  return before?.value ? 'saved' : 'created';
}
