import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/tables';
import { addToLog } from '../log/addToLog';
import { collections, hasOwnIds, single, type Collection, type Fields } from './collections';

/** Imports the content of the checkout, in which records are not edited yet: their first versions are those on the site. */
export async function importContent(tables: Queries): Promise<void> {
  const imported = await tables.selectFrom('records').select('id').limit(1).execute();
  if (imported.length > 0) return;
  const lists = [...collections.values()].filter(({ kind }) => kind !== 'order');
  const records = (await Promise.all(lists.map(recordsIn))).flat();
  const saved = new Date().toISOString();
  await tables
    .insertInto('versions')
    .values(
      records.map(({ value, ...place }) => ({
        ...{ ...place, version: 1, value: JSON.stringify(value) },
        ...{ person: null, person_name: theSite.name, saved_at: saved },
      })),
    )
    .execute();
  await tables
    .insertInto('records')
    .values(
      records.map(({ collection, id }) => ({
        ...{ collection, id, version: 1, published_version: 1, created_at: saved },
      })),
    )
    .execute();
  const details = { records: records.length };
  await addToLog(tables, theSite, { action: 'imported', subject: 'the content of the checkout', details });
}

/** Who wrote what was there before. */
const theSite = { id: null, name: 'The site', ip: '' };

interface Imported {
  collection: string;
  id: string;
  value: Fields;
}

async function recordsIn(collection: Collection): Promise<Imported[]> {
  const { name, module, kind } = collection;
  const exported = ((await import(`@vibrant-peak/shared/content/${module}`)) as Fields)[name];
  if (kind === 'group') return [{ collection: name, id: single, value: exported as Fields }];
  if (kind === 'text') return [{ collection: name, id: single, value: { [name]: exported } }];
  const records = (exported as Fields[]).map((value) => ({
    collection: name,
    id: hasOwnIds(collection) ? String(value['id']) : randomUUID(),
    value,
  }));
  return [...records, { collection: 'order', id: name, value: { ids: records.map(({ id }) => id) } }];
}
