import { takeTurn } from '../database/takeTurn';
import type { Reading } from '../database/tables';
import { collections, type Fields } from '../records/collections';
import { companyDay } from '../clock/companyClock';
import { fieldsOf } from '../records/record';
import { isOver } from '../records/lastDay';

/** A record as it is on the site, and as its draft has it. */
export interface SiteRecord {
  collection: string;
  id: string;
  /** Of the draft. */
  version: number;
  publishedVersion: number | null;
  /** `null` when it was deleted. */
  draft: Fields | null;
  /** `null` when it is not on the site. */
  published: Fields | null;
  savedAt: string;
  savedBy: string;
}

/** All records of the collections that the site has, the oldest first. */
export async function siteRecords(tables: Reading): Promise<SiteRecord[]> {
  const rows = await tables
    .selectFrom('records')
    .innerJoin('versions as draft', (join) =>
      join
        .onRef('draft.collection', '=', 'records.collection')
        .onRef('draft.id', '=', 'records.id')
        .onRef('draft.version', '=', 'records.version'),
    )
    .leftJoin('versions as published', (join) =>
      join
        .onRef('published.collection', '=', 'records.collection')
        .onRef('published.id', '=', 'records.id')
        .onRef('published.version', '=', 'records.published_version'),
    )
    .select([
      'records.collection',
      'records.id',
      'records.version',
      'records.published_version as publishedVersion',
      'draft.value as draft',
      'published.value as published',
      'draft.saved_at as savedAt',
      'draft.person_name as savedBy',
    ])
    .orderBy('records.created_at')
    .orderBy('records.id')
    .execute();
  const records: SiteRecord[] = [];
  for (const { draft, published, ...row } of rows) {
    if (!collections.has(row.collection)) continue;
    records.push({ ...row, draft: fieldsOf(draft), published: fieldsOf(published) });
    await takeTurn();
  }
  return records;
}

/** The records as visitors see them, without those whose last day is over. */
export const withoutOver = (records: readonly SiteRecord[]): SiteRecord[] => {
  const today = companyDay();
  const shown = (collection: string, value: Fields | null) =>
    isOver(collection, value, today) ? null : value;
  return records.map((record) => ({
    ...record,
    draft: shown(record.collection, record.draft),
    published: shown(record.collection, record.published),
  }));
};

/** Name of a record in maps and in the log. */
export const placeOf = ({ collection, id }: { collection: string; id: string }) => `${collection}/${id}`;

/** A record as it is on the site, and then as its draft. */
export const draftPair = ({ collection, id, published: before, draft: after }: SiteRecord) => ({
  collection,
  id,
  before,
  after,
});
