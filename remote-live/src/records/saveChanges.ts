import { ask } from '../api/ask';
import type { Draft, Fields } from './draft';

/** A new record, a changed one, or with `null` one to be deleted. */
export type Change = { value: Fields } | { id: string; from: number; value: Fields | null };

export interface Saved {
  /** The records as they are now, in the order of the changes. */
  records: Draft[];
  /** Ids of all records of the list. */
  order: string[];
}

/** Idempotency keys of saves that the server has not acknowledged, by the saved values. */
const keys = new Map<string, string>();

/**
 * Saves changes of a collection's records, all or none. A repeated save has the same key, so that
 * the server stores it once.
 */
export async function saveChanges(collection: string, changes: readonly Change[]): Promise<Saved> {
  const asked = JSON.stringify([collection, changes]);
  const key = keys.get(asked) ?? crypto.randomUUID();
  keys.set(asked, key);
  const saved = await ask<Saved>(
    `POST /records/${collection}`,
    { changes },
    { headers: { 'Idempotency-Key': key } },
  );
  keys.delete(asked);
  return saved;
}
