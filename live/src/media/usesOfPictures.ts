import type { Reading } from '../database/tables';
import type { Fields } from '../records/collections';
import { titleOf } from '../records/titleOf';
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
}

/** The records whose draft or version on the site names a picture, by the picture's name. */
export async function usesOfPictures(tables: Reading): Promise<Map<string, Use[]>> {
  const uses = new Map<string, Use[]>();
  for (const { collection, id, value, inDraft, onSite } of await versionsWithPictures(tables))
    for (const name of pictureNamesIn(value)) {
      const known = uses.get(name) ?? [];
      const before = known.find((use) => use.collection === collection && use.id === id);
      const title = titleOf({ collection, id, name: nameIn(JSON.parse(value) as Fields) });
      if (before)
        Object.assign(before, { inDraft: before.inDraft || inDraft, onSite: before.onSite || onSite });
      else known.push({ collection, id, title, inDraft, onSite });
      uses.set(name, known);
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
    ...{ ...place, value: value ?? '', inDraft: version === draft, onSite: version === published },
  }));
}

const nameIn = ({ title, name, alt }: Fields) =>
  [title, name, alt].find((text): text is string => typeof text === 'string' && text !== '') ?? '';
