import { choicesOf } from '../records/choicesOf';
import { collections, type Fields } from '../records/collections';
import { isHidden } from '../records/isHidden';
import type { RecordState } from './assembled';

/**
 * The records without those that somebody has hidden. Others lose them from their lists of choices,
 * and as a choice that may be missing.
 */
export function withoutHidden<T extends RecordState>(records: readonly T[]): T[] {
  const hidden = records.filter(({ value }) => isHidden(value));
  if (hidden.length === 0) return [...records];
  return records.map((record) => ({ ...record, value: shown(record, hidden) }));
}

function shown({ collection, value }: RecordState, hidden: readonly RecordState[]): Fields | null {
  if (!value || isHidden(value)) return null;
  const left = { ...value };
  for (const { field, list, by, isOptional } of choicesOf(collections.get(collection)!)) {
    const gone = new Set(hidden.flatMap((each) => (each.collection === list ? [each.value![by]] : [])));
    const chosen = left[field];
    if (Array.isArray(chosen)) left[field] = chosen.filter((key) => !gone.has(key));
    else if (isOptional && gone.has(chosen)) delete left[field];
  }
  return left;
}
