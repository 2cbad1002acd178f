import type { Fields } from './collections';

/**
 * Records in the order of their list. Those that it does not name come last, as they were given.
 * @param order the value of the order's record.
 */
export function inOrder<T extends { id: string }>(
  records: readonly T[],
  order: Fields | null | undefined,
): T[] {
  const ids = (order?.['ids'] ?? []) as string[];
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: T) => places.get(id) ?? ids.length;
  return [...records].sort((one, other) => placeOf(one) - placeOf(other));
}
