import { createStore, type Store } from 'shared/store';
import { newId } from './newId';

/** Records in memory: they live as long as the page and start from the samples again with the next one. */
export interface Collection<T extends { id: number }> extends Pick<Store<readonly T[]>, 'get' | 'subscribe'> {
  /** Appends records with new ids, and returns them. */
  add: (values: readonly Omit<T, 'id'>[]) => readonly T[];
  update: (id: number, values: Partial<Omit<T, 'id'>>) => void;
  /** Removes at once; the returned function puts the records back where they stood, whatever happened since. */
  remove: (ids: readonly number[]) => () => void;
}

export function createCollection<T extends { id: number }>(samples: readonly T[]): Collection<T> {
  const { get, set, subscribe } = createStore(() => samples);
  /** Place of every record that ever was, so that a removed one finds back to it. */
  const places = new Map<number, number>();
  const keepPlaces = (added: readonly T[]) => added.forEach(({ id }) => places.set(id, places.size));
  const placeOf = ({ id }: T) => places.get(id) ?? 0;
  keepPlaces(samples);

  return {
    get,
    subscribe,
    add(values) {
      const added = values.map((value) => ({ ...value, id: newId() }) as T);
      keepPlaces(added);
      set((records) => [...records, ...added]);
      return added;
    },
    update(id, values) {
      set((records) => records.map((record) => (record.id === id ? { ...record, ...values } : record)));
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
