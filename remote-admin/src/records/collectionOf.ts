import type { Records, RecordsPort } from '@vibrant-peak/shared/host';
import type { Entity, EntityRecord } from '../entities/entity';
import { withUndo, type Collection } from './createCollection';
import { recordsOf } from './recordsOf';

const collections = new WeakMap<Records, Collection<EntityRecord>>();

/** The records of an entity and their undo, shared by all routes. */
export function collectionOf(entity: Entity, port?: RecordsPort): Collection<EntityRecord> {
  const records = recordsOf(entity, port);
  const known = collections.get(records);
  if (known) return known;
  const collection = withUndo(records);
  collections.set(records, collection);
  return collection;
}
