import type { RecordId, Records, StoredRecord } from '@vibrant-peak/shared/host';
import { ask } from '../api/ask';
import { createShownRecords } from './createShownRecords';
import { createTurns } from './createTurns';
import { draftOf, valueWith, type Draft } from './draft';
import { saveChanges, type Change } from './saveChanges';

/** Saves changes, all or none. @param changesNow is asked when the requests before have ended. */
type Save = (changesNow: () => Change[]) => Promise<Draft[]>;

/** The records of a collection that the server keeps. Requests are sent one after the other. */
export function createLiveRecords(collection: string): Records {
  const { get, subscribe, byId, show, take } = createShownRecords();
  const inTurn = createTurns();
  const save: Save = (changesNow) =>
    inTurn(async () => {
      const changes = changesNow();
      if (changes.length === 0) return [];
      const saved = await saveChanges(collection, changes);
      take(saved);
      return saved.records;
    });

  return {
    get,
    subscribe,
    load: () =>
      inTurn(async () => show((await ask<{ records: Draft[] }>(`GET /records/${collection}`)).records)),
    add: async (values) => {
      const added = await save(() => values.map((value) => ({ value })));
      const records = byId();
      return added.flatMap(({ id }) => records.get(id) ?? []);
    },
    update: async (edits) => {
      const changeOf = (from: StoredRecord, values: object) => {
        const { id, version } = draftOf(from);
        return { id, from: version, value: valueWith(from, { ...values }) };
      };
      await save(() => {
        const present = byId();
        return edits.map(({ from, values }) => changeOf(from, values)).filter(({ id }) => present.has(id));
      });
    },
    ...removal(get, save),
  };
}

function removal(get: Records['get'], save: Save): Pick<Records, 'remove' | 'restore'> {
  /** What brings a removed record back: its value, from the version of the deletion. */
  const ways = new Map<RecordId, Change>();
  return {
    remove: async (ids) => {
      const gone: StoredRecord[] = [];
      const deletions = await save(() => {
        gone.push(...get().filter(({ id }) => ids.includes(id)));
        return gone.map(draftOf).map(({ id, version }) => ({ id, from: version, value: null }));
      });
      deletions.forEach(({ id, version }, at) => {
        const record = gone[at]!;
        ways.set(record.id, { id, from: version, value: draftOf(record).value });
      });
    },
    restore: async (ids) => {
      await save(() => ids.flatMap((id) => ways.get(id) ?? []));
      for (const id of ids) ways.delete(id);
    },
  };
}
