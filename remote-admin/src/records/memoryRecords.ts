import type { RecordList, Records } from '@vibrant-peak/shared/host';
import { createMemoryRecords } from './createMemoryRecords';

const lists = new WeakMap<RecordList, Records>();

/** Records in memory, shared by all routes until the page is reloaded. */
export const memoryRecords = {
  of(list: RecordList): Records {
    const known = lists.get(list);
    if (known) return known;
    const records = createMemoryRecords(list.samples);
    lists.set(list, records);
    return records;
  },
};
