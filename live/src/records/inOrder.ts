import type { Fields } from './collections';

/**
 * Sorts records by the order of their list. Records that it does not name come last, in the given
 * order.
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
