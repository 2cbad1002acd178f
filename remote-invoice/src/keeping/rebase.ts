type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Equal values have equal texts. The order of their fields does not count. */
export const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    isFields(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

const isSame = (one: unknown, other: unknown) => canonicalText(one) === canonicalText(other);

/**
 * What was typed since a save, on top of what the save has brought. Lists are taken as a whole, an
 * object that both have added field by field.
 * @param base what was sent.
 */
export function rebase<T>(base: T, mine: T, theirs: T): T {
  if (isSame(base, mine)) return theirs;
  const before = base ?? {};
  if (isSame(base, theirs) || !isFields(before) || !isFields(mine) || !isFields(theirs)) return mine;
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const values = names.map((name) => [name, rebase(before[name], mine[name], theirs[name])] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as T;
}
