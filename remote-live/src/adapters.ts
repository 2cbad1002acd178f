import { defineAdapters } from '@vibrant-peak/shared/host';
import { liveMedia } from './media/liveMedia';
import { liveRecords } from './records/liveRecords';
import { liveSession, readSession } from './session/liveSession';
import { otherLogins } from './session/otherLogins';

/** What stands behind the ports of the staff area in the live profile. */
export const adapters = defineAdapters({
  open: async () => {
    const session = { ...liveSession, otherLogins: otherLogins(await readSession()) };
    return { session, records: liveRecords, media: liveMedia };
  },
});
