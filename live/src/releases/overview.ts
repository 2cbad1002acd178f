import { isFull } from '@vibrant-peak/engine/objects/disk';
import type { Store } from '@vibrant-peak/engine/store/store';
import { storeTime } from '@vibrant-peak/engine/store/storeTime';
import type { Live } from '../http/route';
import { applications } from './applications';
import { changesOfCode } from './changesOfCode';
import { site } from './site';
import { readState } from './storeState';
import { canary, previews } from './trials';

/**
 * What is live, on trial and was changed, as the commands `list` and `rollback` read it.
 * @param pageViews gives the figures of the canary, where the server reads them.
 * @throws when the store is away.
 */
export async function overview(store: Store, pageViews: Live['pageViews']) {
  const state = await readState(store);
  const running = canary(state);
  return {
    mayChange: await mayWrite(store),
    site: await site(store, state),
    applications: await applications(store, state),
    canary: running && { ...running, figures: (await pageViews?.()) ?? null },
    previews: previews(state),
    changes: await changesOfCode(store, state),
  };
}

/** Whether this server may write to the store, which a look at its clock does. */
const mayWrite = (store: Store): Promise<boolean> =>
  storeTime(store).then(
    () => true,
    // A full disk is reported at the next write.
    (error: Error) => isFull(error),
  );
