import type { Canary, Pointer } from '../store/log/entry';
import type { Store } from '../store/store';
import { failpoint } from '../failpoint';
import { assertUnlocked } from './lock';
import { afterPublish } from './withdrawn';

/** The canary, and the person who changes it. */
interface Named {
  name: string;
  by?: string;
}

/** Gives all visitors the canary's composition. */
export const promoteCanary = (store: Store, named: Named) =>
  changeFrom(
    store,
    named,
    ({ name, composition }) => ({
      live: composition,
      reason: `promote canary ${name}`,
    }),
    true,
  );

/** Gives all visitors the live composition again. */
export const withdrawCanary = (store: Store, named: Named) =>
  changeFrom(store, named, ({ name }, live) => ({ live, reason: `withdraw canary ${name}` }));

/** Changes the share of visitors, in percent; visitors in the canary stay in it when the share grows. */
export const shareCanary = (store: Store, named: Named & { share: number }) =>
  changeFrom(
    store,
    named,
    (canary, live) => ({
      live,
      canary: { ...canary, share: named.share },
      reason: `canary ${canary.name} at ${named.share} %`,
    }),
    true,
  );

type Change = Parameters<Store['setLive']>[1];

async function changeFrom(
  store: Store,
  { name, by }: Named,
  next: (canary: Canary, live: number) => Change,
  needsUnlocked = false,
): Promise<Pointer> {
  const pointer = await store.pointer();
  const running = pointer?.canary;
  if (!running) throw new Error('There is no canary.');
  if (running.name !== name)
    throw new Error(`No canary is called ${name}: the one that runs is ${running.name} of ${running.owner}.`);
  const change = next(running, pointer.live);
  const done = await store.setLive(pointer, { ...change, ...(by && { by }) }, async (entry) => {
    if (needsUnlocked) assertUnlocked(entry, Object.keys(running.replaced));
    return change.live === running.composition ? { withdrawn: afterPublish(entry, running.replaced) } : {};
  });
  if (!done)
    throw new Error(
      'Something was published at this very moment: look with npx vibrant-peak list, then try again.',
    );
  failpoint('live');
  return done;
}
