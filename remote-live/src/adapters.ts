import { defineAdapters } from '@vibrant-peak/shared/host';
import { liveMedia } from './media/liveMedia';
import { liveSession, readSession } from './session/liveSession';

/** What stands behind the ports of the staff area in the live profile. */
export const adapters = defineAdapters({
  open: async () => {
    await readSession();
    return { session: liveSession, media: liveMedia };
  },
});
