import { randomUUID } from 'node:crypto';
import { plainWords } from '@vibrant-peak/shared/plainWords';
import { recordName } from '@vibrant-peak/shared/schemas/recordName';
import { NumberSchema } from 'yup';
import type { Queries } from '../database/tables';
import { hasOwnIds, type Collection, type Fields } from './collections';
import { idsOf } from './record';

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
  const ids = await idsOf(tables, collection.name);
  if (!hasOwnIds(collection)) return (value) => ({ id: randomUUID(), value });
  if (collection.schema.fields['id'] instanceof NumberSchema) {
    let last = ids.reduce((highest, id) => Math.max(highest, Number(id)), 0);
    return (value) => {
      last = Math.max(Date.now(), last + 1);
      return { id: String(last), value: { ...value, id: last } };
    };
  }
  const known = new Set(ids);
  // Thousands of records may have the same title.
  const next = new Map<string, number>();
  return (value) => {
    const words = plainWords(recordName(value) ?? '', MAX_LENGTH) || randomUUID();
    let number = next.get(words) ?? 1;
    const idOf = () => (number === 1 ? words : `${words}-${number}`);
    while (known.has(idOf())) number++;
    const id = idOf();
    known.add(id);
    next.set(words, number + 1);
    return { id, value: { ...value, id } };
  };
}

/** Longest part of a title, in characters. */
const MAX_LENGTH = 60;
