import type { InboxPort } from './inbox';
import type { InvoicesPort } from './invoices';
import type { MediaPort } from './media';
import type { RecordsPort } from './records';
import type { SessionPort } from './session';

/** What stands behind the ports of the staff area. */
export interface Adapters {
  session: SessionPort;
  records?: RecordsPort;
  media?: MediaPort;
  inbox?: InboxPort;
  invoices?: InvoicesPort;
}

/** Export of the module that a remote declares as its adapters. */
export interface AdaptersModule {
  /**
   * Ends when `session.isLoggedIn` is known: once per page load, before a staff page is shown.
   * Rejects when the server does not answer.
   */
  open: () => Promise<Adapters>;
}

export const defineAdapters = (adapters: AdaptersModule) => adapters;
