import type { Records, RecordsPort } from '@vibrant-peak/shared/host';
import { unpublished } from '../changes/unpublished';
import { createLiveRecords } from './createLiveRecords';

const lists = new Map<string, Records>();

/** The lists of the content, as drafts on the server. */
export const liveRecords: RecordsPort = {
  of({ collection }) {
    // A collection has the name of its export.
    const name = collection.slice(collection.indexOf('.') + 1);
    const known = lists.get(name);
    if (known) return known;
    const records = createLiveRecords(name);
    lists.set(name, records);
    return records;
  },
  unpublished,
};
