import { defineAdapters } from '@vibrant-peak/shared/host';
import { liveSession, readSession } from './session/liveSession';
import { otherLogins } from './session/otherLogins';

/** What stands behind the ports of the staff area in the live profile. */
export const adapters = defineAdapters({
  open: async () => {
    const offered = await readSession();
    return { session: { ...liveSession, otherLogins: otherLogins(offered) } };
  },
});
