import { staffPath } from '@vibrant-peak/shared/contract';
import type { RecordsPort } from '@vibrant-peak/shared/host';
import { unpublished } from '../changes/unpublished';
import { createLiveRecords, type LiveRecords } from './createLiveRecords';

const lists = new Map<string, LiveRecords>();

function listOf(name: string): LiveRecords {
  const known = lists.get(name);
  if (known) return known;
  const records = createLiveRecords(name);
  lists.set(name, records);
  return records;
}

/** The lists of the content, as drafts on the server. */
export const liveRecords: RecordsPort = {
  of({ collection }) {
    // A collection has the name of its export.
    const name = collection.slice(collection.indexOf('.') + 1);
    return listOf(name);
  },
  unpublished,
};

/** Collections whose staff page has the same name. */
const pages = ['team', 'projects', 'services', 'testimonials', 'jobs'];

/** Asks for the list of a staff page together with the session, if somebody seems to be signed in. */
export function beginListAt(path: string): void {
  const name = pages.find((page) => path === `${staffPath}/${page}`);
  if (name && 'staff' in document.documentElement.dataset) listOf(name).begin();
}
