import { isDeepStrictEqual } from 'node:util';
import type { Fields } from './collections';

/** A field that two people have changed differently. */
export interface Disagreement {
  /** Its path, such as `salary.from`. */
  field: string;
  /** What both began from. Absent fields are `undefined`. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesIn = (...values: Fields[]) => [...new Set(values.flatMap(Object.keys))];
const below = (path: string, name: string) => (path ? `${path}.${name}` : name);

/**
 * Merges the changes of two people to one record. Lists and texts are merged as a whole, an object
 * that both have added field by field.
 * @returns the merged record, and the fields in which they disagree, which have my value.
 */
export function merge(
  base: Fields,
  mine: Fields,
  theirs: Fields,
): { value: Fields; disagreements: Disagreement[] } {
  const disagreements: Disagreement[] = [];
  const walk = (one: { base: unknown; mine: unknown; theirs: unknown }, path: string): unknown => {
    const { base, mine, theirs } = one;
    if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine;
    if (isDeepStrictEqual(base, mine)) return theirs;
    const before = base ?? {};
    if (isFields(before) && isFields(mine) && isFields(theirs)) {
      const fields = namesIn(before, mine, theirs).map((name): [string, unknown] => [
        name,
        walk({ base: before[name], mine: mine[name], theirs: theirs[name] }, below(path, name)),
      ]);
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    disagreements.push({ field: path, ...one });
    return mine;
  };
  return { value: walk({ base, mine, theirs }, '') as Fields, disagreements };
}

/** Paths of the fields in which two states of a record differ. */
export function changedFields(before: unknown, after: unknown, path = ''): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isFields(before) || !isFields(after)) return [path];
  return namesIn(before, after).flatMap((name) =>
    changedFields(before[name], after[name], below(path, name)),
  );
}
