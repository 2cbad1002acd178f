import { createCollection, type Collection } from './createCollection';
import type { Entity, EntityRecord } from '../entities/entity';

const collections = new WeakMap<Entity, Collection<EntityRecord>>();

/** The records of an entity, shared by all routes until the page is reloaded. */
export function collectionOf(entity: Entity): Collection<EntityRecord> {
  const known = collections.get(entity);
  if (known) return known;
  const collection = createCollection(entity.samples);
  collections.set(entity, collection);
  return collection;
}
