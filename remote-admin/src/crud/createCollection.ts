import { newId } from './newId';

/** Records in memory: they live as long as the page and start from the samples again with the next one. */
export interface Collection<T extends { id: number }> {
  get: () => readonly T[];
  subscribe: (listener: () => void) => () => void;
  /** Appends records with new ids, and returns them. */
  add: (values: readonly Omit<T, 'id'>[]) => readonly T[];
  update: (id: number, values: Partial<Omit<T, 'id'>>) => void;
  /** Removes at once; the returned function puts the records back where they stood, whatever happened since. */
  remove: (ids: readonly number[]) => () => void;
}

export function createCollection<T extends { id: number }>(samples: readonly T[]): Collection<T> {
  let records: readonly T[] = samples;
  const listeners = new Set<() => void>();
  /** Place of every record that ever was, so that a removed one finds back to it. */
  const places = new Map<number, number>();
  const keepPlaces = (added: readonly T[]) => added.forEach(({ id }) => places.set(id, places.size));
  keepPlaces(samples);

  const set = (next: readonly T[]) => {
    records = next;
    listeners.forEach((listener) => listener());
  };
  const placeOf = ({ id }: T) => places.get(id) ?? 0;

  return {
    get: () => records,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(values) {
      const added = values.map((value) => ({ ...value, id: newId() }) as T);
      keepPlaces(added);
      set([...records, ...added]);
      return added;
    },
    update(id, values) {
      set(records.map((record) => (record.id === id ? { ...record, ...values } : record)));
    },
    remove(ids) {
      const gone = new Set(ids);
      const removed = records.filter(({ id }) => gone.has(id));
      set(records.filter(({ id }) => !gone.has(id)));
      return () => {
        const present = new Set(records.map(({ id }) => id));
        const missing = removed.filter(({ id }) => !present.has(id));
        set([...records, ...missing].sort((a, b) => placeOf(a) - placeOf(b)));
      };
    },
  };
}
