import { createStore, type Store } from '@vibrant-peak/shared/store';
import { newId } from './newId';
import { takeBack } from './takeBack';

/** A change that can be undone. */
interface Change {
  /** Title of its notice, such as "Project Removed". */
  title: string;
  undo: () => void;
}

/** Records in memory. They last until the page is reloaded, which restores the samples. */
export interface Collection<T extends { id: number }> extends Pick<Store<readonly T[]>, 'get' | 'subscribe'> {
  /** Appends records with new ids, and returns them. */
  add: (values: readonly Omit<T, 'id'>[]) => readonly T[];
  /** Changes records by id. @returns a function that undoes this change and keeps later edits. */
  update: (values: ReadonlyMap<number, Partial<Omit<T, 'id'>>>) => () => void;
  /** Removes records immediately. @returns a function that restores them to their original positions. */
  remove: (ids: readonly number[]) => () => void;
  /** The changes since the page load that can be undone, newest last. */
  changes: Pick<Store<readonly Change[]>, 'get' | 'subscribe'>;
  /** Registers an undo. @returns a function that runs it once; undos may run in any order. */
  keepUndo: (title: string, undo: () => void) => () => void;
}

export function createCollection<T extends { id: number }>(samples: readonly T[]): Collection<T> {
  const { get, set, subscribe } = createStore(() => samples);
  /** Position of every record, removed ones included, so that they can be restored in place. */
  const places = new Map<number, number>();
  const keepPlaces = (added: readonly T[]) => added.forEach(({ id }) => places.set(id, places.size));
  const placeOf = ({ id }: T) => places.get(id) ?? 0;
  keepPlaces(samples);

  const replace = (values: ReadonlyMap<number, Partial<Omit<T, 'id'>>>) =>
    set((records) =>
      records.map((record) => {
        const changed = values.get(record.id);
        return changed ? { ...record, ...changed } : record;
      }),
    );

  return {
    get,
    subscribe,
    ...createUndo(),
    add(values) {
      const added = values.map((value) => ({ ...value, id: newId() }) as T);
      keepPlaces(added);
      set((records) => [...records, ...added]);
      return added;
    },
    update(values) {
      const changed = get().filter(({ id }) => values.has(id));
      replace(values);
      return () => {
        const now = new Map(get().map((record) => [record.id, record]));
        const restored = changed.flatMap((before) => {
          const record = now.get(before.id);
          const after = { ...before, ...values.get(before.id) };
          return record ? [[before.id, takeBack(record, before, after) as T] as const] : [];
        });
        replace(new Map(restored));
      };
    },
    remove(ids) {
      const gone = new Set(ids);
      const removed = get().filter(({ id }) => gone.has(id));
      set((records) => records.filter(({ id }) => !gone.has(id)));
      return () => {
        const present = new Set(get().map(({ id }) => id));
        const missing = removed.filter(({ id }) => !present.has(id));
        set((records) => [...records, ...missing].sort((a, b) => placeOf(a) - placeOf(b)));
      };
    },
  };
}

function createUndo(): Pick<Collection<never>, 'changes' | 'keepUndo'> {
  const changes = createStore((): readonly Change[] => []);
  return {
    changes,
    keepUndo(title, undo) {
      const change: Change = {
        title,
        undo: () => {
          if (!changes.get().includes(change)) return;
          changes.set((kept) => kept.filter((other) => other !== change));
          undo();
        },
      };
      changes.set((kept) => [...kept, change]);
      return change.undo;
    },
  };
}
