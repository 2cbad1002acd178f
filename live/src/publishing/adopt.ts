import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/openDatabase';
import type { Queries } from '../database/tables';
import type { Site } from '../http/route';
import { adoptPictures } from '../media/adoptPictures';
import { ownCommands } from '@vibrant-peak/engine/ownCommands';
import { collections, hasOwnIds, type Collection, type Fields } from '../records/collections';
import { recordsFrom, type Imported } from '../records/importContent';
import { systemActor } from '../log/addToLog';
import { inOrder } from '../records/inOrder';
import { isOver } from '../records/lastDay';
import { merge } from '@vibrant-peak/shared/merge';
import { recordAt } from '../records/record';
import { writeVersion } from '../records/writeVersion';
import { nameIn } from '../records/titleOf';
import type { Content, RecordState } from './assembled';
import { followSite } from './followSite';
import { recordPublication } from './publications/recordPublication';
import type { PublishedRecord } from './publications/publication';
import { withoutHidden } from './withoutHidden';
import { placeOf, siteRecords, type SiteRecord } from './siteRecord';

interface Outcome {
  /** Records that are now as visitors see them. */
  records: string[];
  /** Those of them whose drafts people had changed; these are drafts still. */
  drafts: string[];
}

/**
 * Takes over the live content of the store, as published and as drafts. Edited drafts keep their
 * changes. Visitors see no change.
 * @throws when nothing is live.
 */
export async function adopt(database: Database, site: Site): Promise<Outcome> {
  const live = await site.live();
  const found = await site.liveContent();
  if (!live || !found)
    throw new Error(`Nothing is live in the store: ${ownCommands.start} starts a new site.`);
  const outcome: Outcome = { records: [], drafts: [] };
  await database.change(async (tables) => {
    await adoptPictures(tables, found.pictures);
    const records = await siteRecords(tables);
    const shown = withoutHidden(records.map((record) => ({ ...record, value: record.published })));
    const known = new Map(
      shown.map(({ value: published, ...record }) => [placeOf(record), { ...record, published }]),
    );
    const published: PublishedRecord[] = [];
    for (const record of liveStates(found.collections, known)) {
      const adopted = await adoptRecord(tables, record, known.get(placeOf(record)), outcome);
      if (adopted) published.push(adopted);
    }
    outcome.records.push(...published.map(placeOf));
    const versions = Object.fromEntries([
      ...[...known].flatMap(([place, { publishedVersion: version }]) =>
        version === null ? [] : [[place, version] as const],
      ),
      ...published.map((record) => [placeOf(record), record.to] as const),
    ]);
    const note = `Adopted from the store: composition ${found.composition}`;
    await recordPublication(tables, systemActor, {
      records: published,
      versions,
      note,
      release: { hash: live.release },
    });
  });
  await followSite(database, site);
  return outcome;
}

/** All records of the live content, and published ones that are missing there. */
function liveStates(content: Content, known: ReadonlyMap<string, SiteRecord>): RecordState[] {
  return [...collections.values()].flatMap((collection): RecordState[] => {
    const exported = content[collection.module]?.[collection.name];
    if (collection.kind === 'order' || exported === undefined) return [];
    const own = [...known.values()].filter((record) => record.collection === collection.name);
    const records = withKnownIds(collection, recordsFrom(collection, exported), own, known);
    const there = new Set(records.map(placeOf));
    // What is over is off the site without having been removed.
    const gone = own.filter(
      (record) =>
        record.published && !isOver(record.collection, record.published) && !there.has(placeOf(record)),
    );
    return [...records, ...gone.map(({ collection: name, id }) => ({ collection: name, id, value: null }))];
  });
}

/** Records without own ids get the database's, in order. Others end the order. */
function withKnownIds(
  collection: Collection,
  records: readonly Imported[],
  own: readonly SiteRecord[],
  known: ReadonlyMap<string, SiteRecord>,
): Imported[] {
  if (collection.kind !== 'list') return [...records];
  const order = known.get(`order/${collection.name}`);
  const places = inOrder(
    own.filter(({ published }) => published),
    order?.published,
  );
  const listed = records
    .filter((record) => record.collection === collection.name)
    .map((record, index) =>
      hasOwnIds(collection) ? record : { ...record, id: places[index]?.id ?? record.id },
    );
  const ids = listed.map(({ id }) => id);
  const others = ((order?.published?.['ids'] ?? []) as string[]).filter((id) => !ids.includes(id));
  return [...listed, { collection: 'order', id: collection.name, value: { ids: [...ids, ...others] } }];
}

/** @returns the changes of the published records; empty when the database has them already. */
async function adoptRecord(
  tables: Queries,
  { value, ...place }: RecordState,
  known: SiteRecord | undefined,
  outcome: Outcome,
): Promise<PublishedRecord | undefined> {
  if (isDeepStrictEqual(known?.published ?? null, value)) return undefined;
  const before = await recordAt(tables, place);
  const written = await writeVersion(tables, systemActor, { place, before, value });
  const draft = known && draftBeside(known, value);
  if (draft !== undefined && !isDeepStrictEqual(draft, value)) {
    await writeVersion(tables, systemActor, { place, before: written, value: draft });
    outcome.drafts.push(placeOf(place));
  }
  const name = nameIn(collections.get(place.collection)!, value ?? known?.published ?? {}) ?? '';
  const change = known?.published ? (value ? 'changed' : 'removed') : 'added';
  return { ...place, name, change, from: known?.publishedVersion ?? null, to: written.version };
}

/** An edited draft, updated with the live values of its other fields; nothing without edits. */
function draftBeside({ draft, published }: SiteRecord, live: Fields | null): Fields | null | undefined {
  if (isDeepStrictEqual(draft, published)) return undefined;
  return draft && published && live ? merge(published, draft, live).value : draft;
}
