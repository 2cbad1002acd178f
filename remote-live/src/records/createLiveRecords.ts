import type { RecordId, Records, StoredRecord } from '@vibrant-peak/shared/host';
import { ask, askOnce } from '../api/ask';
import { Refusal } from '../api/refusal';
import { undoPublication } from '../changes/undoPublication';
import { unpublished } from '../changes/unpublished';
import { conflictIn } from './conflictIn';
import { createShownRecords } from './createShownRecords';
import { draftOf, valueWith, type Change, type Draft, type Saved } from './draft';
import { publishRecord } from './publishRecord';
import { saveOrder } from './saveOrder';

/** Saves changes, all or none. @param changesNow is asked when the requests before have ended. */
type Save = (changesNow: () => Change[]) => Promise<Draft[]>;

export interface LiveRecords extends Records {
  /**
   * Asks for the list before it is shown. The first `load` takes the answer, and asks again after a
   * failure.
   */
  begin: () => void;
}

function createLoading(read: () => Promise<void>): Pick<LiveRecords, 'begin' | 'load'> {
  let begun: Promise<void> | undefined;
  return {
    begin: () => {
      begun = read();
      begun.catch(() => undefined);
    },
    load: () => {
      const first = begun;
      begun = undefined;
      // The session may have begun after the first request.
      return first ? first.catch(read) : read();
    },
  };
}

/** @returns a function that runs work when all earlier work has ended, with or without success. */
function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const ended = last.then(work, work);
    last = ended;
    return ended;
  };
}

/** The records of a collection that the server stores. Requests are sent one after the other. */
export function createLiveRecords(collection: string): LiveRecords {
  const { get, subscribe, byId, show, take } = createShownRecords();
  const serialQueue = createSerialQueue();
  const read = async () => show((await ask<{ records: Draft[] }>(`GET /records/${collection}`)).records);
  const refuse = async (error: unknown): Promise<never> => {
    if (!(error instanceof Refusal)) throw error;
    // Shows the list as others have changed it. If it cannot be read, the refusal still counts.
    await read().catch(() => undefined);
    throw conflictIn(error) ?? error;
  };
  const save: Save = (changesNow) =>
    serialQueue(async () => {
      const changes = changesNow();
      if (changes.length === 0) return [];
      const saved = await askOnce<Saved>(`POST /records/${collection}`, { changes }).catch(refuse);
      take(saved);
      unpublished.askSoon();
      return saved.records;
    });
  const { isRemoved, ...removal } = createRemoval(get, save);

  const update: Records['update'] = async (edits, added = []) => {
    const saved = await save(() => [
      ...edits
        .filter(({ from }) => !isRemoved(from.id))
        .map(({ from, values }) => {
          const { id, version } = draftOf(from);
          return { id, from: version, value: valueWith(from, { ...values }) };
        }),
      ...added.map((value) => ({ value })),
    ]);
    const records = byId();
    return saved.slice(saved.length - added.length).flatMap(({ id }) => records.get(id) ?? []);
  };

  return {
    get,
    subscribe,
    ...createLoading(() => serialQueue(read)),
    add: (values) => update([], values),
    update,
    ...removal,
    arrange: (ids) =>
      serialQueue(async () => {
        const wanted = ids.flatMap((id) => get().filter((record) => record.id === id)).map(draftOf);
        await saveOrder({ collection, shown: get().map(draftOf), wanted }).catch(refuse);
        show(wanted);
      }),
    publish: async (id) => {
      const place = { collection, id: idOnServer(get(), id) };
      const publication = await publishRecord(place).finally(unpublished.askSoon);
      return async () => {
        await undoPublication(publication);
        await serialQueue(read);
      };
    },
    ...createPresence(collection),
  };
}

/** The id by which the server knows a record. */
function idOnServer(records: readonly StoredRecord[], id: RecordId): string {
  const record = records.find((each) => each.id === id);
  return record ? draftOf(record).id : String(id);
}

function createPresence(collection: string): Pick<Records, 'enter' | 'leave' | 'othersIn'> {
  const presence = (method: string, id: RecordId) =>
    `${method} /presence/${collection}/${encodeURIComponent(id)}`;
  return {
    enter: async (id) => (await ask<{ others: string[] }>(presence('PUT', id))).others,
    leave: (id) => ask(presence('DELETE', id), undefined, { isBackground: true, outlivesPage: true }),
    othersIn: async (id) =>
      (await ask<{ others: string[] }>(presence('GET', id), undefined, { isBackground: true })).others,
  };
}

function createRemoval(get: Records['get'], save: Save) {
  /** What brings a removed record back: its value, from the version of the deletion. */
  const restorations = new Map<RecordId, Change>();
  return {
    isRemoved: (id: RecordId) => restorations.has(id),
    remove: async (ids: readonly RecordId[]) => {
      const gone: StoredRecord[] = [];
      const deletions = await save(() => {
        gone.push(...get().filter(({ id }) => ids.includes(id)));
        return gone.map(draftOf).map(({ id, version }) => ({ id, from: version, value: null }));
      });
      deletions.forEach(({ id, version }, at) => {
        const record = gone[at]!;
        restorations.set(record.id, { id, from: version, value: draftOf(record).value });
      });
    },
    restore: async (ids: readonly RecordId[]) => {
      await save(() => ids.flatMap((id) => restorations.get(id) ?? []));
      for (const id of ids) restorations.delete(id);
    },
  };
}
