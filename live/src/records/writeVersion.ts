import type { Queries } from '../database/tables';
import { addAllToLog, type Action, type Actor } from '../log/addToLog';
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
export async function writeVersion(tables: Queries, actor: Actor, writing: Writing): Promise<StoredRecord> {
  const [stored] = await writeVersions(tables, actor, [writing]);
  return stored!;
}

/**
 * Writes the next versions of records, and a line of the log for each, in one change.
 * @param writings at most `MAX_ROWS`, each of another record.
 */
export async function writeVersions(
  tables: Queries,
  actor: Actor,
  writings: readonly Writing[],
): Promise<StoredRecord[]> {
  const savedAt = new Date().toISOString();
  const next = writings.map((writing) => ({ ...writing, version: (writing.before?.version ?? 0) + 1 }));
  await tables
    .insertInto('versions')
    .values(
      next.map(({ place, version, value }) => ({
        ...place,
        version,
        value: value && JSON.stringify(value),
        person: actor.id,
        person_name: actor.name,
        saved_at: savedAt,
      })),
    )
    .execute();
  await tables
    .insertInto('records')
    .values(
      next.map(({ place, version }) => ({
        ...place,
        version,
        published_version: null,
        created_at: savedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['collection', 'id']).doUpdateSet({ version: (eb) => eb.ref('excluded.version') }),
    )
    .execute();
  await addAllToLog(
    tables,
    actor,
    next.map(({ place, before, version, value }) => ({
      action: actionOf(before, value),
      subject: `${place.collection}/${place.id}`,
      details: { version, ...(before?.value && value && { fields: changedFields(before.value, value) }) },
    })),
  );
  return next.map(({ place, before, version, value }) => ({
    id: place.id,
    version,
    publishedVersion: before?.publishedVersion ?? null,
    value,
    savedAt,
    savedBy: actor.name,
  }));
}

/** Records that one statement writes: making a larger one would let others wait. */
export const MAX_ROWS = 100;

function actionOf(before: StoredRecord | undefined, value: Fields | null): Action {
  if (value === null) return 'deleted';
  return before?.value ? 'saved' : 'created';
}
