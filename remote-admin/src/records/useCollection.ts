import { useHost } from '@vibrant-peak/shared/host';
import type { Entity } from '../entities/entity';
import { collectionOf } from './collectionOf';

/** The records of an entity, wherever this profile keeps them. */
export const useCollection = (entity: Entity) => collectionOf(entity, useHost().records);
