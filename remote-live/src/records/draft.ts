import type { StoredRecord } from '@vibrant-peak/shared/host';

/** A record as the server has it. */
export interface Draft {
  id: string;
  version: number;
  /** `null` when it was deleted. */
  value: Fields | null;
}

export type Fields = Record<string, unknown>;

/** A new record, a changed one, or with `null` one to be deleted. */
export type Change = { value: Fields } | { id: string; from: number; value: Fields | null };

/** What the server answers to changes of records, which it stores all or none. */
export interface Saved {
  /** The records as they are now, in the order of the changes. */
  records: Draft[];
  /** Ids of all records of the list. */
  order: string[];
}

const drafts = new WeakMap<StoredRecord, Draft>();

/** The draft that a record shows. @throws for a record that `recordOf` has not made. */
export function draftOf(record: StoredRecord): Draft {
  const draft = drafts.get(record);
  if (!draft) throw new Error(`The record ${record.id} does not come from the server.`);
  return draft;
}

/** The record of a draft. Its id is that of its value, or else the server's. */
export function recordOf(draft: Draft): StoredRecord {
  const record = { id: draft.id, ...draft.value };
  drafts.set(record, draft);
  return record;
}

/** The value of a record's draft with changes. An id that is `undefined` is not sent. */
export const valueWith = (record: StoredRecord, changes: Fields): Fields => ({
  ...record,
  ...changes,
  id: draftOf(record).value?.['id'],
});
