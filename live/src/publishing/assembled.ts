import type { Site } from '../http/route';
import { collections, single, type Collection, type Fields } from '../records/collections';
import { inOrder } from '../records/inOrder';

/** The content as the site's releases hold it: exports by module. */
export type Content = Site['checkout']['collections'];

/** A record that is to be on the site, or not (`null`). */
export interface RecordState {
  collection: string;
  id: string;
  value: Fields | null;
}

/**
 * Builds the site's content from records.
 * @param checkout provides what people do not edit.
 * @param records the oldest first.
 */
export function assembled(checkout: Content, records: readonly RecordState[]): Content {
  const content = { ...checkout };
  for (const collection of collections.values()) {
    if (collection.kind === 'order') continue;
    const value = valueOf(collection, records);
    if (value !== undefined)
      content[collection.module] = { ...content[collection.module], [collection.name]: value };
  }
  return content;
}

function valueOf({ name, kind }: Collection, records: readonly RecordState[]): unknown {
  if (kind === 'list') return listed(name, records).map(({ value }) => value);
  const value = valueAt(records, name, single);
  return kind === 'group' ? value : value?.[name];
}

/** The records of a list that are to be on the site, in its order. */
export function listed(name: string, records: readonly RecordState[]): RecordState[] {
  const shown = records.filter(({ collection, value }) => collection === name && value);
  return inOrder(shown, valueAt(records, 'order', name));
}

const valueAt = (records: readonly RecordState[], collection: string, id: string) =>
  records.find((each) => each.collection === collection && each.id === id)?.value;
