import { entities } from './index';
import type { Entity } from './entity';

/**
 * The entity whose list stands at an address.
 * @throws when there is none: the route exists only because an entity declared it.
 */
export function entityAt(path: string): Entity {
  const entity = entities.find((candidate) => candidate.path === path.replace(/\/+$/, ''));
  if (!entity) throw new Error(`No list stands at ${path}`);
  return entity;
}
