import { defineAdapters } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { unread } from './inbox/unread';
import { liveInvoices } from './invoices/liveInvoices';
import { liveMedia } from './media/liveMedia';
import { beginListAt, liveRecords } from './records/liveRecords';
import { liveSession, readSession } from './session/liveSession';
import { otherLogins } from './session/otherLogins';

const Chooser = createLazyPart(async () => (await import('./pictures/PictureChooser')).PictureChooser);
const Inbox = createLazyPart(async () => (await import('./inbox/Inbox')).Inbox);
const ApplicationCount = createLazyPart(
  async () => (await import('./inbox/ApplicationCount')).ApplicationCount,
  // The list of openings is complete without it.
  { Fallback: () => null },
);

/** What stands behind the ports of the staff area in the live profile. */
export const adapters = defineAdapters({
  open: async () => {
    beginListAt(window.location.pathname);
    const session = { ...liveSession, otherLogins: otherLogins(await readSession()) };
    const media = { ...liveMedia, Chooser };
    const inbox = { unread, Inbox, ApplicationCount };
    return { session, records: liveRecords, media, inbox, invoices: liveInvoices };
  },
});
