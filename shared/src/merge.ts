import type { Disagreement } from './host/records';

type Fields = Record<string, unknown>;

interface Merged<T> {
  value: T;
  /** `base` is what both began from; absent fields are `undefined`. */
  disagreements: (Disagreement & { base: unknown })[];
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Equal values have equal texts. The order of their fields does not count. */
export const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    isFields(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

const isSame = (one: unknown, other: unknown) => canonicalText(one) === canonicalText(other);

const namesIn = (...values: Fields[]) => [...new Set(values.flatMap(Object.keys))];
const below = (path: string, name: string) => (path ? `${path}.${name}` : name);

/**
 * Merges the changes of two people to one value, which JSON can hold. Lists and texts are merged as
 * a whole, an object that both have added field by field.
 * @returns the merged value, and the fields in which they disagree, which have my value.
 */
export function merge<T>(base: T, mine: T, theirs: T): Merged<T> {
  const disagreements: Merged<T>['disagreements'] = [];
  const walk = (one: { base: unknown; mine: unknown; theirs: unknown }, path: string): unknown => {
    const { base, mine, theirs } = one;
    if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
    if (isSame(base, mine)) return theirs;
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
  return { value: walk({ base, mine, theirs }, '') as T, disagreements };
}

/** Paths of the fields in which two states of a value differ. */
export function changedFields(before: unknown, after: unknown, path = ''): string[] {
  if (isSame(before, after)) return [];
  if (!isFields(before) || !isFields(after)) return [path];
  return namesIn(before, after).flatMap((name) =>
    changedFields(before[name], after[name], below(path, name)),
  );
}
