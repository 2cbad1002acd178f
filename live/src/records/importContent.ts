import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/tables';
import { addToLog, systemActor } from '../log/addToLog';
import { collections, hasOwnIds, single, type Collection, type Fields } from './collections';

/**
 * Imports the collections that the database lacks: all at the first start, later the new ones.
 * Their first versions are those on the site.
 */
export async function importContent(tables: Queries): Promise<void> {
  const rows = await tables.selectFrom('records').select(['collection', 'id']).execute();
  // A list without records still has an order.
  const known = new Set(rows.map(({ collection, id }) => (collection === 'order' ? id : collection)));
  const missing = [...collections.values()].filter(({ kind, name }) => kind !== 'order' && !known.has(name));
  if (missing.length === 0) return;
  const records = (await Promise.all(missing.map(recordsIn))).flat();
  const saved = new Date().toISOString();
  await tables
    .insertInto('versions')
    .values(
      records.map(({ value, ...place }) => ({
        ...place,
        version: 1,
        value: JSON.stringify(value),
        person: null,
        person_name: systemActor.name,
        saved_at: saved,
      })),
    )
    .execute();
  await tables
    .insertInto('records')
    .values(
      records.map(({ collection, id }) => ({
        collection,
        id,
        version: 1,
        published_version: 1,
        created_at: saved,
      })),
    )
    .execute();
  const details = { records: records.length };
  await addToLog(tables, systemActor, {
    action: 'imported',
    subject: 'the content of the checkout',
    details,
  });
}

export interface Imported {
  collection: string;
  id: string;
  value: Fields;
}

/** The records of a collection in the checkout, and their order. */
export async function recordsIn(collection: Collection): Promise<Imported[]> {
  const { name, module } = collection;
  return recordsFrom(collection, ((await import(`@vibrant-peak/shared/content/${module}`)) as Fields)[name]);
}

/** The records of a collection's export, and their order. Records without own ids get new ones. */
export function recordsFrom(collection: Collection, exported: unknown): Imported[] {
  const { name, kind } = collection;
  if (kind === 'group') return [{ collection: name, id: single, value: exported as Fields }];
  if (kind === 'text') return [{ collection: name, id: single, value: { [name]: exported } }];
  const records = (exported as Fields[]).map((value) => ({
    collection: name,
    id: hasOwnIds(collection) ? String(value['id']) : randomUUID(),
    value,
  }));
  return [...records, { collection: 'order', id: name, value: { ids: records.map(({ id }) => id) } }];
}
