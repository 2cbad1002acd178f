import type { Entry, Lock, Pointer } from '../../log/entry';
import type { Store } from '../../store/store';
import { shortTime } from './changeText';
import { noSite } from '../../usageError';

/** An application, or the site, is locked by somebody else. */
export class LockedError extends Error {
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

const nameOf = (app: string) => (app === wholeSite ? 'the site' : app);

/** Who locks the content of a store whose words are edited on the site. */
export const contentHolder = 'npm run live';

/** Locks an application against publishes, rollbacks, promotions and retirements. */
export const lock = (
  store: Store,
  app: string,
  { by, reason }: Pick<Lock, 'by' | 'reason'>,
): Promise<Pointer> =>
  store.decide({ reason: `lock ${nameOf(app)}: ${reason}`, by }, (entry) => {
    const at = store.environment.date().toISOString();
    return { locks: [...locksOf(entry).filter((each) => each.app !== app), { app, at, by, reason }] };
  });

/** @throws when the application is not locked. */
export const unlock = (store: Store, app: string, by: string): Promise<Pointer> =>
  store.decide({ reason: `unlock ${nameOf(app)}`, by }, (entry) => {
    const locks = locksOf(entry);
    if (!locks.some((each) => each.app === app))
      throw new Error(
        `${app === wholeSite ? 'The site as a whole' : app} is not locked. npx vibrant-peak list shows the locks.`,
      );
    return { locks: locks.filter((each) => each.app !== app) };
  });

function locksOf({ live, locks = [] }: Entry): Lock[] {
  if (live === undefined) throw noSite();
  return locks;
}

/**
 * @throws LockedError when one of these applications is locked.
 * @param holder whose own locks let it pass.
 */
export function assertUnlocked({ locks = [] }: Entry, apps: string[], holder?: string): void {
  const found = locks.find(({ app, by }) => (app === wholeSite || apps.includes(app)) && by !== holder);
  if (found && apps.length > 0) throw new LockedError(found);
}
