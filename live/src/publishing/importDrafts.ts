import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '../database/tables';
import { collections, hasOwnIds, type Collection, type Fields } from '../records/collections';
import { systemActor } from '../log/addToLog';
import { recordsIn, type Imported } from '../records/importContent';
import { inOrder } from '../records/inOrder';
import { saveRecord } from '../records/saveRecord';
import { placeOf, siteRecords, type SiteRecord } from './siteRecord';

interface Outcome {
  /** Names of the drafts that have the checkout's words now. */
  saved: string[];
  /** Drafts that differ from the site already: people's words, which stay. */
  kept: string[];
}

/**
 * Makes drafts of new content in the checkout. Records that the checkout lacks stay. In lists
 * without own ids, records are matched by position.
 */
export async function importDrafts(tables: Queries): Promise<Outcome> {
  const outcome: Outcome = { saved: [], kept: [] };
  const drafts = await siteRecords(tables);
  for (const collection of collections.values()) {
    if (collection.kind === 'order') continue;
    for (const record of await recordsOf(collection, drafts)) {
      const draft = drafts.find((each) => placeOf(each) === placeOf(record));
      if (draft && isDeepStrictEqual(draft.draft, record.value)) continue;
      const isEdited = draft && !isDeepStrictEqual(draft.draft, draft.published);
      if (!isEdited) await save(tables, record, draft?.version);
      (isEdited ? outcome.kept : outcome.saved).push(placeOf(record));
    }
  }
  return outcome;
}

/** The checkout's records under the ids of the drafts, without orders that other records imply. */
async function recordsOf(collection: Collection, drafts: readonly SiteRecord[]): Promise<Imported[]> {
  const { name, kind } = collection;
  const records = await recordsIn(collection);
  if (kind !== 'list') return records;
  const known = drafts.filter((each) => each.collection === name);
  const order = drafts.find((each) => placeOf(each) === `order/${name}`)?.draft;
  if (!hasOwnIds(collection)) {
    const places = inOrder(
      known.filter(({ draft }) => draft),
      order,
    ).map(({ id }) => id);
    return records
      .filter((record) => record.collection === name)
      .map((record, index) => ({ ...record, id: places[index] ?? record.id }));
  }
  return records.map((record) => (record.collection === 'order' ? withOthers(record, order) : record));
}

/** The order of the checkout, then the records that it does not have, as they are. */
function withOthers(record: Imported, order: Fields | null | undefined): Imported {
  const ids = record.value['ids'] as string[];
  const others = ((order?.['ids'] ?? []) as string[]).filter((id) => !ids.includes(id));
  return { ...record, value: { ids: [...ids, ...others] } };
}

const save = (tables: Queries, { collection, id, value }: Imported, version: number | undefined) =>
  saveRecord(tables, systemActor, {
    collection: collections.get(collection)!,
    id,
    from: version ?? 'new',
    value,
  });
