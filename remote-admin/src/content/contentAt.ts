import type { Entity } from '../entities/entity';
import { contents } from './contents';

/**
 * The part of the content that has its page at a path.
 * @throws when there is none: routes exist only for contents.
 */
export function contentAt(path: string): Entity {
  const part = contents.find(({ entity }) => entity.path === path.replace(/\/+$/, ''));
  if (!part) throw new Error(`No content stands at ${path}`);
  return part.entity;
}
