import { entities } from './index';
import type { Entity } from './entity';

/**
 * The entity at a path.
 * @throws when there is none: routes exist only for declared entities.
 */
export function entityAt(path: string): Entity {
  const entity = entities.find((candidate) => candidate.path === path.replace(/\/+$/, ''));
  if (!entity) throw new Error(`No list stands at ${path}`);
  return entity;
}
