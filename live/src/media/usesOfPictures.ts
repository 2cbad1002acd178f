import type { Reading } from '../database/tables';
import { collections, type Fields } from '../records/collections';
import { valueIn, type Place } from '../records/record';
import { nameIn, titleOf } from '../records/titleOf';
import { pictureNamesIn } from './pictureNames';

/** A record that shows a picture. */
export interface Use {
  collection: string;
  id: string;
  /** By which people know the record, with the name of its list. */
  title: string;
  /** Whether the draft names it. */
  inDraft: boolean;
  /** Whether the version on the site does. */
  onSite: boolean;
  /** Whether a version does that is to go live at a time. */
  isScheduled: boolean;
  /** Whether a preview of the last days does. */
  isPreviewed: boolean;
}

const ways = ['inDraft', 'onSite', 'isScheduled', 'isPreviewed'] as const;

/**
 * The records that name a picture in their draft, on the site, in a scheduled publication, or in a
 * preview, by the picture's name.
 */
export async function usesOfPictures(tables: Reading): Promise<Map<string, Use[]>> {
  const uses = new Map<string, Use[]>();
  const versions = [...(await versionsWithPictures(tables)), ...(await otherVersions(tables))];
  for (const { collection, id, value, ...how } of versions)
    for (const picture of pictureNamesIn(value)) {
      const known = uses.get(picture) ?? [];
      const before = known.find((use) => use.collection === collection && use.id === id);
      const name = nameIn(collections.get(collection), JSON.parse(value) as Fields) ?? '';
      const title = titleOf({ collection, id, name });
      if (before) for (const way of ways) before[way] ||= how[way];
      else known.push({ collection, id, title, ...how });
      uses.set(picture, known);
    }
  return uses;
}

/** Newest first, so that a record has the title of its draft. */
async function versionsWithPictures(tables: Reading) {
  const rows = await tables
    .selectFrom('records')
    .innerJoin('versions', (join) =>
      join.onRef('versions.collection', '=', 'records.collection').onRef('versions.id', '=', 'records.id'),
    )
    .where(({ eb, or, ref }) =>
      or([
        eb('versions.version', '=', ref('records.version')),
        eb('versions.version', '=', ref('records.published_version')),
      ]),
    )
    .where('versions.value', 'like', '%/media/%')
    .orderBy('versions.collection')
    .orderBy('versions.id')
    .orderBy('versions.version', 'desc')
    .select([
      ...(['versions.collection', 'versions.id', 'versions.version', 'versions.value'] as const),
      ...(['records.version as draft', 'records.published_version as published'] as const),
    ])
    .execute();
  return rows.map(({ version, value, draft, published, ...place }) => ({
    ...place,
    value: value ?? '',
    inDraft: version === draft,
    onSite: version === published,
    isScheduled: false,
    isPreviewed: false,
  }));
}

/** What waits to go live or is on its way, and what previews show. */
async function otherVersions(tables: Reading) {
  const scheduled = await tables
    .selectFrom('publications')
    .where('state', 'in', ['waiting', 'unconfirmed', 'composing'])
    .select('records')
    .execute();
  const previews = await tables.selectFrom('previews').select('records').execute();
  const found = [
    ...scheduled
      .flatMap(({ records }) => JSON.parse(records) as (Place & { to: number })[])
      .map(({ collection, id, to: version }) => ({ collection, id, version, isPreviewed: false })),
    ...previews
      .flatMap(({ records }) => JSON.parse(records) as (Place & { version: number })[])
      .map(({ collection, id, version }) => ({ collection, id, version, isPreviewed: true })),
  ];
  const uses = [];
  for (const { version, isPreviewed, ...place } of found) {
    const value = JSON.stringify((await valueIn(tables, place, version)) ?? {});
    const how = { inDraft: false, onSite: false, isScheduled: !isPreviewed, isPreviewed };
    if (value.includes('/media/')) uses.push({ ...place, value, ...how });
  }
  return uses;
}
