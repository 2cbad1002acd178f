import type { Queries } from '../database/tables';
import { problem } from '../http/problem';
import type { Actor } from '../log/addToLog';
import { deleteRecord } from '../records/deleteRecord';
import { recordAt, valueIn, type StoredRecord } from '../records/record';
import { collectionAt } from '../records/recordSchemas';
import { saveRecord } from '../records/saveRecord';
import type { Choice } from './choose';

/**
 * Makes a draft what is on the site again. That is a version like any other: what is discarded stays in the record's history.
 * @throws a problem: 404, or 409 when the draft was changed since it was looked at.
 */
export async function discard(
  tables: Queries,
  actor: Actor,
  { collection: name, id, version }: Choice,
): Promise<StoredRecord> {
  const place = { collection: name, id };
  const collection = collectionAt(name, id);
  const draft = await recordAt(tables, place);
  if (!draft) throw problem(404, `There is no record "${id}".`);
  if (draft.version !== version)
    throw problem(
      409,
      `${draft.savedBy} has changed this record meanwhile: look at it before you discard it.`,
    );
  const { publishedVersion } = draft;
  const published = publishedVersion === null ? null : await valueIn(tables, place, publishedVersion);
  if (published) return saveRecord(tables, actor, { collection, id, from: version, value: published });
  return draft.value ? deleteRecord(tables, actor, { collection, id, from: version }) : draft;
}
