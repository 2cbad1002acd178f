import { LockedError } from '@vibrant-peak/engine/publish/rules/lock';
import { RolledBackError } from '@vibrant-peak/engine/publish/rules/rolledBack';
import type { Outcome } from '@vibrant-peak/engine/publish/rules/change';
import { log } from '@vibrant-peak/engine/serverLog';
import type { Store } from '@vibrant-peak/engine/store/store';

/**
 * Publishes before a start. A server must start after a rollback and while a lock holds: then the
 * live composition stays, and the refusal is printed.
 */
export async function unlessRefused(
  store: Store,
  publish: () => Promise<Outcome>,
): Promise<Pick<Outcome, 'status' | 'composition'>> {
  try {
    return await publish();
  } catch (error) {
    const live = (await store.pointer())?.live;
    if (live === undefined || !(error instanceof RolledBackError || error instanceof LockedError))
      throw error;
    log(`${error.message}\nThe site starts with what is live.`);
    return { status: 'unchanged', composition: live };
  }
}
