type Values = Record<string, unknown>;

const isNested = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Arrays are compared by content, because a form creates new ones. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Reverts the change from `before` to `after` in the current values. Values edited since stay.
 * Nested values are compared one by one.
 */
export function takeBack(now: unknown, before: unknown, after: unknown): unknown {
  if (isNested(now) && isNested(before) && isNested(after)) {
    const keys = new Set([...Object.keys(now), ...Object.keys(before)]);
    return Object.fromEntries([...keys].map((key) => [key, takeBack(now[key], before[key], after[key])]));
  }
  return !isSame(before, after) && isSame(now, after) ? before : now;
}
