import type { RecordList, Records, RecordsPort } from '@vibrant-peak/shared/host';
import { createMemoryRecords } from './createMemoryRecords';

const lists = new WeakMap<RecordList, Records>();

/** The default profile's records: in memory, shared by all routes until the page is reloaded. */
export const memoryRecords: RecordsPort = {
  of(list) {
    const known = lists.get(list);
    if (known) return known;
    const records = createMemoryRecords(list.samples);
    lists.set(list, records);
    return records;
  },
};
