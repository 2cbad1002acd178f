import type { Reading } from '../database/tables';
import { collections, type Fields } from '../records/collections';
import { nameIn, titleOf } from '../records/titleOf';

/** A change of a draft that somebody has made. */
export interface RecentChange {
  collection: string;
  id: string;
  /** By which people know the record, with the name of its list. */
  title: string;
  action: string;
  at: string;
  by: string;
}

const limit = 8;

/** The latest changes of drafts, the newest first. */
export async function recentChanges(tables: Reading): Promise<RecentChange[]> {
  const lines = await tables
    .selectFrom('log')
    .where('action', 'in', ['created', 'saved', 'deleted'])
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['subject', 'action', 'at', 'person_name as by'])
    .execute();
  return Promise.all(
    lines.map(async ({ subject, ...line }) => ({ ...line, ...(await recordIn(tables, subject)) })),
  );
}

/** The record that a line of the log is about. @param subject such as `team/3`. */
export async function recordIn(tables: Reading, subject: string) {
  const [collection = '', id = ''] = subject.split('/');
  return {
    collection,
    id,
    title: titleOf({ collection, id, name: await recordName(tables, collection, id) }),
  };
}

/** The last name that a record had. */
async function recordName(tables: Reading, collection: string, id: string): Promise<string> {
  const known = collections.get(collection);
  if (known?.kind !== 'list') return '';
  const newest = await tables
    .selectFrom('versions')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .where('value', 'is not', null)
    .orderBy('version', 'desc')
    .select('value')
    .executeTakeFirst();
  const value = newest?.value;
  return (value && nameIn(known, JSON.parse(value) as Fields)) || id;
}
