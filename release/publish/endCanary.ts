import type { Pointer, Store } from '../store/store';

/** Gives all visitors what the canary's share had. */
export const promoteCanary = (store: Store) =>
  flipFrom(store, ({ composition }) => ({ live: composition, reason: `promote canary ${composition}` }));

/** Gives all visitors the live composition again. */
export const withdrawCanary = (store: Store) =>
  flipFrom(store, ({ composition }, live) => ({ live, reason: `withdraw canary ${composition}` }));

/** Changes the share of visitors, in percent; who took part goes on doing so when it grows. */
export const shareCanary = (store: Store, share: number) =>
  flipFrom(store, (canary, live) => ({
    live,
    canary: { ...canary, share },
    reason: `canary ${canary.composition} at ${share} %`,
  }));

type Canary = NonNullable<Pointer['canary']>;
type Flip = Parameters<Store['flip']>[1];

async function flipFrom(store: Store, next: (canary: Canary, live: number) => Flip): Promise<Pointer> {
  const pointer = await store.pointer();
  if (!pointer?.canary) throw new Error('There is no canary.');
  if (!(await store.flip(pointer, next(pointer.canary, pointer.live))))
    throw new Error('Something was published at this very moment: look with npm run list, then try again.');
  return (await store.pointer())!;
}
