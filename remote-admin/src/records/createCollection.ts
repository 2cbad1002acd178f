import { createStore, type Store } from 'shared/store';
import { newId } from './newId';
import { takeBack } from './takeBack';

/** Something that can be taken back. */
interface Change {
  /** As a notice says it: "Project Removed". */
  title: string;
  undo: () => void;
}

/** Records in memory: they live as long as the page and start from the samples again with the next one. */
export interface Collection<T extends { id: number }> extends Pick<Store<readonly T[]>, 'get' | 'subscribe'> {
  /** Appends records with new ids, and returns them. */
  add: (values: readonly Omit<T, 'id'>[]) => readonly T[];
  /** Changes records by their ids. @returns what takes back this change, and nothing that was changed later. */
  update: (values: ReadonlyMap<number, Partial<Omit<T, 'id'>>>) => () => void;
  /** Removes at once; the returned function puts the records back where they stood, whatever happened since. */
  remove: (ids: readonly number[]) => () => void;
  /** What was done since the page was loaded and can be taken back, the newest last. */
  changes: Pick<Store<readonly Change[]>, 'get' | 'subscribe'>;
  /** Keeps how to take something back. @returns what takes it back, once, in whatever order. */
  keepUndo: (title: string, undo: () => void) => () => void;
}

export function createCollection<T extends { id: number }>(samples: readonly T[]): Collection<T> {
  const { get, set, subscribe } = createStore(() => samples);
  /** Place of every record that ever was, so that a removed one finds back to it. */
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
