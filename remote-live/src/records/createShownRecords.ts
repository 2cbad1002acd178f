import type { StoredRecord } from '@vibrant-peak/shared/host';
import { createStore } from '@vibrant-peak/shared/store';
import { draftOf, recordOf, type Draft, type Saved } from './draft';

/** The records of a list in the browser. Unchanged records stay the same object. */
export function createShownRecords() {
  const { get, set, subscribe } = createStore((): readonly StoredRecord[] => []);
  const byId = () => new Map(get().map((record) => [draftOf(record).id, record]));

  const show = (drafts: readonly Draft[]) => {
    const before = byId();
    const records = drafts.map((draft) => {
      const record = before.get(draft.id);
      return record && draftOf(record).version === draft.version ? record : recordOf(draft);
    });
    const isSame = records.length === get().length && records.every((record, at) => record === get()[at]);
    if (!isSame) set(records);
  };

  /** Shows saved records. New records of others come with the next load. */
  const take = ({ records, order }: Saved) => {
    const drafts = new Map(get().map((record) => [draftOf(record).id, draftOf(record)]));
    for (const draft of records) {
      if (draft.value) drafts.set(draft.id, draft);
      else drafts.delete(draft.id);
    }
    show(order.flatMap((id) => drafts.get(id) ?? []));
  };

  return { get, subscribe, byId, show, take };
}
