import { randomUUID } from 'node:crypto';
import { recordName } from '@vibrant-peak/shared/schemas/recordName';
import { NumberSchema } from 'yup';
import type { Queries } from '../database/tables';
import { hasOwnIds, type Collection, type Fields } from './collections';
import { plainWords } from './plainWords';

interface NewRecord {
  id: string;
  /** With the id, where records have one of their own. */
  value: Fields;
}

/**
 * Makes ids for new records of a list: the time in milliseconds for numbers, words of the title for
 * texts.
 * @returns a function that never gives an id that the list has had before.
 */
export async function newRecords(
  tables: Queries,
  collection: Collection,
): Promise<(value: Fields) => NewRecord> {
  const rows = await tables
    .selectFrom('records')
    .where('collection', '=', collection.name)
    .select('id')
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return (value) => {
    const record = newRecord(collection, value, known);
    known.add(record.id);
    return record;
  };
}

function newRecord(collection: Collection, value: Fields, known: ReadonlySet<string>): NewRecord {
  if (!hasOwnIds(collection)) return { id: randomUUID(), value };
  if (collection.schema.fields['id'] instanceof NumberSchema) {
    const id = Math.max(Date.now(), ...[...known].map((each) => Number(each) + 1));
    return { id: String(id), value: { ...value, id } };
  }
  const id = newWords(value, known);
  return { id, value: { ...value, id } };
}

/** Longest part of a title, in characters. */
const MAX_LENGTH = 60;

function newWords(value: Fields, known: ReadonlySet<string>): string {
  const words = plainWords(recordName(value) ?? '', MAX_LENGTH);
  if (!words) return randomUUID();
  for (let number = 1; ; number++) {
    const id = number === 1 ? words : `${words}-${number}`;
    if (!known.has(id)) return id;
  }
}
