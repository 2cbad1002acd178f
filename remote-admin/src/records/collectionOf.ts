import {
  useHost,
  type ContentList,
  type RecordList,
  type Records,
  type RecordsPort,
} from '@vibrant-peak/shared/host';
import type { Entity, EntityRecord } from '../entities/entity';
import { withUndo, type Collection } from './createCollection';
import { memoryRecords } from './memoryRecords';

const isOfContent = (list: RecordList): list is ContentList => list.collection !== undefined;

/** The records of a list: in memory, unless it is part of the content and the host stores that. */
export const recordsOf = (list: RecordList, port?: RecordsPort): Records =>
  port && isOfContent(list) ? port.of(list) : memoryRecords.of(list);

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

/** The records of an entity, wherever this profile stores them. */
export const useCollection = (entity: Entity) => collectionOf(entity, useHost().records);
