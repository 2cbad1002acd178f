import type { Canary, Entry, Pointer, State } from '../../log/entry';
import type { Store } from '../../store/store';
import { failpoint } from '../../failpoint';
import { changeText } from '../rules/changeText';
import { assertUnlocked } from '../rules/lock';
import { afterPublish } from '../rules/rolledBack';

interface Named {
  name: string;
  /** The person who changes the canary. */
  by?: string;
  /** Why, for the history. */
  because?: string;
  /** What the change is meant for: another state of the canary refuses it. */
  seen?: Partial<Pick<Canary, 'composition' | 'share'>>;
}

/** Somebody else changed the canary. */
export class CanaryChangedError extends Error {
  override name = 'CanaryChangedError';
}

/** Gives all visitors the canary's composition. @throws LockedError. */
export const promoteCanary = (store: Store, named: Named) =>
  changeCanary(store, named, `promote canary ${named.name}`, ({ composition, replaced }, entry) => {
    assertUnlocked(entry, Object.keys(replaced));
    return { live: composition, canary: undefined, withdrawn: afterPublish(entry, replaced) };
  });

/** Gives all visitors the live composition again. */
export const withdrawCanary = (store: Store, named: Named) =>
  changeCanary(store, named, `withdraw canary ${named.name}`, () => ({ canary: undefined }));

/** Changes the share of visitors, in percent. @throws LockedError. */
export const shareCanary = (store: Store, { share, ...named }: Named & { share: number }) =>
  changeCanary(store, named, `canary ${named.name} at ${share} %`, (canary, entry) => {
    assertUnlocked(entry, Object.keys(canary.replaced));
    return { canary: { ...canary, share } };
  });

async function changeCanary(
  store: Store,
  { name, by, because, seen }: Named,
  change: string,
  next: (canary: Canary, entry: Entry) => Partial<State>,
): Promise<Pointer> {
  const reason = because ? `${change}: ${because}` : change;
  const done = await store.decide({ reason, by }, (entry) => {
    const { canary } = entry;
    if (!canary) throw new Error('No canary runs. Start one: npx vibrant-peak publish <app> --canary 5');
    if (canary.name !== name)
      throw new Error(
        `Canary "${name}" is not running. The running one is ${canary.name} of ${canary.owner}.`,
      );
    const { composition, share } = { ...canary, ...seen };
    if (canary.composition !== composition || canary.share !== share)
      throw new CanaryChangedError(
        `The canary ${name} was changed (${changeText(entry)}): look at it again.`,
      );
    return next(canary, entry);
  });
  failpoint('live');
  return done;
}
