import type { RecordEdit, RecordId, Records } from '@vibrant-peak/shared/host';
import { createStore, type Store } from '@vibrant-peak/shared/store';
import { createMemoryRecords } from './createMemoryRecords';
import { takeBack } from './takeBack';

type Undo = () => Promise<void>;

/** A change that can be undone. */
interface Change {
  /** Title of its toast, such as "Project Removed". */
  title: string;
  undo: Undo;
}

/** The records of a list, with an undo for every change. */
export interface Collection<T extends { id: RecordId }> extends Pick<
  Records<T>,
  'get' | 'subscribe' | 'load' | 'add' | 'publish'
> {
  /**
   * Changes records by id and appends others, all or nothing.
   * @returns a function that undoes this and keeps later edits.
   * @param begun the records at the start of the edit, if they may be outdated.
   */
  update: (
    values: ReadonlyMap<T['id'], Partial<Omit<T, 'id'>>>,
    begun?: readonly T[],
    added?: readonly Omit<T, 'id'>[],
  ) => Promise<Undo>;
  /** Removes records. @returns a function that restores them to their original positions. */
  remove: (ids: readonly T['id'][]) => Promise<Undo>;
  /** The changes since the page load that can be undone, newest last. */
  changes: Pick<Store<readonly Change[]>, 'get' | 'subscribe'>;
  /**
   * Registers an undo.
   * @returns a function that runs it once, and again after a failure. Undos may run in any order.
   */
  keepUndo: (title: string, undo: Undo) => Undo;
}

export const createCollection = <T extends { id: RecordId }>(samples: readonly T[]): Collection<T> =>
  withUndo(createMemoryRecords(samples));

/** Adds the undo to records of any adapter. */
export function withUndo<T extends { id: RecordId }>(records: Records<T>): Collection<T> {
  const { get, subscribe, load, add, publish } = records;
  return {
    get,
    subscribe,
    load,
    add,
    publish,
    ...createUndo(),
    async update(values, begun = get(), added = []) {
      const edits = begun.flatMap((from) => {
        const changed = values.get(from.id);
        return changed ? [{ from, values: changed }] : [];
      });
      const appended = await records.update(edits, added);
      return async () => {
        if (added.length > 0) await records.remove(appended.map(({ id }) => id));
        await records.update(takenBack(edits, get()));
      };
    },
    async remove(ids) {
      const present = new Set<RecordId>(get().map(({ id }) => id));
      const removed = ids.filter((id) => present.has(id));
      await records.remove(removed);
      return () => records.restore(removed);
    },
  };
}

/** The edits that take others back. */
function takenBack<T extends { id: RecordId }>(
  edits: readonly RecordEdit<T>[],
  records: readonly T[],
): RecordEdit<T>[] {
  const now = new Map(records.map((record) => [record.id, record]));
  return edits.flatMap(({ from, values }) => {
    const record = now.get(from.id);
    return record ? [{ from: record, values: takeBack(record, from, { ...from, ...values }) as T }] : [];
  });
}

function createUndo(): Pick<Collection<never>, 'changes' | 'keepUndo'> {
  const changes = createStore((): readonly Change[] => []);
  return {
    changes,
    keepUndo(title, undo) {
      const keep = () => changes.set((kept) => [...kept, change]);
      const change: Change = {
        title,
        undo: async () => {
          if (!changes.get().includes(change)) return;
          changes.set((kept) => kept.filter((other) => other !== change));
          await undo().catch((error: Error) => {
            keep();
            throw error;
          });
        },
      };
      keep();
      return change.undo;
    },
  };
}
