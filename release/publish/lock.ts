import type { Entry, Lock, Pointer } from '../store/log/entry';
import type { Store } from '../store/store';
import { shortTime } from './shortTime';

/** The live release of an application is locked. */
class LockedError extends Error {
  override name = 'LockedError';

  constructor({ app, at, by, reason }: Lock) {
    const what = app === wholeSite ? 'The site is' : `${app} is`;
    super(
      `${what} locked by ${by} since ${shortTime(at)}: ${reason}. ` +
        `npx vibrant-peak unlock ${app === wholeSite ? '--all' : app} lifts that.`,
    );
  }
}

/** Locks every application, including those that were never published. */
export const wholeSite = '*';

interface Cause {
  by: string;
  reason: string;
}

/** Locks an application, or the whole site, against publishes, rollbacks, promotions and retirements. */
export const lock = (store: Store, app: string, { by, reason }: Cause): Promise<Pointer> =>
  changeLocks(store, { reason: `lock ${app}: ${reason}`, by }, (locks, at) => [
    ...locks.filter((each) => each.app !== app),
    { app, at, by, reason },
  ]);

/** @throws when the application is not locked. */
export const unlock = (store: Store, app: string, by: string): Promise<Pointer> =>
  changeLocks(store, { reason: `unlock ${app}`, by }, (locks) => {
    if (!locks.some((each) => each.app === app))
      throw new Error(app === wholeSite ? 'The site is not locked as a whole.' : `${app} is not locked.`);
    return locks.filter((each) => each.app !== app);
  });

async function changeLocks(
  store: Store,
  { reason, by }: Cause,
  next: (locks: Lock[], at: string) => Lock[],
): Promise<Pointer> {
  for (;;) {
    const pointer = await store.pointer();
    if (!pointer) throw new Error('Nothing is live yet.');
    const { live, canary } = pointer;
    const done = await store.setLive(pointer, { live, canary, reason, by }, async ({ locks = [] }) => ({
      locks: next(locks, store.environment.date().toISOString()),
    }));
    if (done) return done;
  }
}

/** @throws LockedError when one of these applications is locked. @param holder whose own locks let it pass. */
export function assertUnlocked({ locks = [] }: Entry, apps: string[], holder?: string): void {
  const found = locks.find(({ app, by }) => (app === wholeSite || apps.includes(app)) && by !== holder);
  if (found && apps.length > 0) throw new LockedError(found);
}
