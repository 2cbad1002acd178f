import type { RecordId, Records } from '@vibrant-peak/shared/host';
import { createStore } from '@vibrant-peak/shared/store';
import { newId } from './newId';

/**
 * Records in memory. Reloading the page restores the samples. `newId` gives new ids. An operation
 * changes them at once, and its promise resolves before the next task.
 */
export function createMemoryRecords<T extends { id: RecordId }>(samples: readonly T[]): Records<T> {
  const { get, set, subscribe } = createStore(() => samples);
  /** Position of every record, removed ones included, so that they can be restored in place. */
  const places = new Map<RecordId, number>();
  const keepPlaces = (added: readonly T[]) => added.forEach(({ id }) => places.set(id, places.size));
  const placeOf = ({ id }: T) => places.get(id) ?? 0;
  const removed = new Map<RecordId, T>();
  keepPlaces(samples);

  const update: Records<T>['update'] = async (edits, values = []) => {
    const edited = new Map<RecordId, Partial<Omit<T, 'id'>>>(
      edits.map((edit) => [edit.from.id, edit.values]),
    );
    const added = values.map((value) => ({ ...value, id: newId() }) as T);
    keepPlaces(added);
    set((records) => [
      ...records.map((record) => {
        const changed = edited.get(record.id);
        return changed ? { ...record, ...changed } : record;
      }),
      ...added,
    ]);
    return added;
  };

  return {
    get,
    subscribe,
    async load() {},
    add: (values) => update([], values),
    update,
    async remove(ids) {
      const gone = new Set<RecordId>(ids);
      for (const record of get()) if (gone.has(record.id)) removed.set(record.id, record);
      set((records) => records.filter(({ id }) => !gone.has(id)));
    },
    async restore(ids) {
      const back = ids.flatMap((id) => removed.get(id) ?? []);
      for (const { id } of back) removed.delete(id);
      set((records) => [...records, ...back].sort((a, b) => placeOf(a) - placeOf(b)));
    },
  };
}
