import { Type } from '@sinclair/typebox';
import { problem } from '../http/problem';
import { only } from '../http/schemas';
import { collections, isPossible, type Collection, type Fields } from './collections';
import type { StoredRecord } from './record';

export const idSchema = Type.String({ pattern: '^[\\w-]{1,100}$' });

/** A record of a collection, as addresses name it. */
export const placeSchema = only({ collection: Type.String(), id: idSchema });

export const keySchema = Type.String({ pattern: '^[\\w-]{8,100}$', description: 'One for each save' });

export const recordSchema = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  publishedVersion: Type.Union([Type.Integer(), Type.Null()]),
  // A union would be validated for each record.
  value: Type.Unsafe<Fields | null>({ type: ['object', 'null'], additionalProperties: true }),
  savedAt: Type.String(),
  savedBy: Type.String(),
});

/** The version as an entity tag (RFC 9110), for `If-Match`. */
export const tagOf = ({ version }: StoredRecord) => `"${version}"`;

/** @throws a problem (404). */
export function collectionAt(name: string, id?: string): Collection {
  const collection = collections.get(name);
  if (!collection || (id !== undefined && !isPossible(collection, id)))
    throw problem(404, `Not found: collection "${name}"${collection ? `, record "${id}"` : ''}.`);
  return collection;
}
