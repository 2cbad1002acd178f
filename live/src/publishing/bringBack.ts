import type { Queries, Reading } from '../database/tables';
import { problem } from '../http/problem';
import { addToLog, type Actor } from '../log/addToLog';
import { collections, type Fields } from '../records/collections';
import { deleteRecord } from '../records/deleteRecord';
import { recordAt, valueIn, type StoredRecord } from '../records/record';
import { collectionAt } from '../records/recordSchemas';
import { saveRecord } from '../records/saveRecord';
import { nameIn, titleOf } from '../records/titleOf';
import type { Choice } from './choose';
import { discards } from './draftSteps';
import { placeOf } from './siteRecord';

/** A draft that was discarded and not changed since. */
export interface Discarded extends Choice {
  title: string;
  /** Who discarded it, and when. */
  by: string;
  at: string;
}

/** Lines of the log that are read, and drafts that are offered. */
const MAX_DRAFTS = 20;

/** What can be brought back as it was, the newest first. */
export async function discardedDrafts(tables: Reading): Promise<Discarded[]> {
  const lines = await discards(tables).orderBy('id', 'desc').limit(MAX_DRAFTS).execute();
  const found = await Promise.all(
    lines.map(async ({ subject, details, person_name: by, at }) => {
      const [collection = '', id = ''] = subject.split('/');
      const { version } = JSON.parse(details) as { version: number };
      const now = await recordAt(tables, { collection, id });
      const known = collections.get(collection);
      if (!known || now?.version !== version + 1) return [];
      const value: Fields = (await valueIn(tables, { collection, id }, version)) ?? now.value ?? {};
      const name = nameIn(known, value) ?? '';
      return [{ collection, id, version, title: titleOf({ collection, id, name }), by, at }];
    }),
  );
  return found.flat();
}

/**
 * Restores a discarded draft. Later changes of other fields stay.
 * @throws a problem: 404 for a version that nobody discarded, 409 when the same fields have changed
 * since.
 */
export async function bringBack(
  tables: Queries,
  actor: Actor,
  { collection: name, id, version }: Choice,
): Promise<StoredRecord> {
  const place = { collection: name, id };
  const collection = collectionAt(name, id);
  const subject = placeOf(place);
  const lines = await discards(tables).where('subject', '=', subject).execute();
  const wasDiscarded = lines.some(({ details }) => (JSON.parse(details) as Choice).version === version);
  const draft = await recordAt(tables, place);
  if (!draft || !wasDiscarded) throw problem(404, `No version ${version} of this record was discarded.`);
  const value = await valueIn(tables, place, version);
  const from = draft.value ? version + 1 : draft.version;
  const saved = value
    ? await saveRecord(tables, actor, { collection, id, from, value })
    : await deleteRecord(tables, actor, { collection, id, from });
  await addToLog(tables, actor, { action: 'brought back a draft', subject, details: { version } });
  return saved;
}
