import type { Composition } from '@vibrant-peak/engine/formats/composition';
import { changedApps } from '@vibrant-peak/engine/log/entry';
import { missingIn } from '@vibrant-peak/engine/publish/rules/canRetire';
import { assertUnlocked } from '@vibrant-peak/engine/publish/rules/lock';
import { assertNotRolledBack } from '@vibrant-peak/engine/publish/rules/rolledBack';
import type { Store } from '@vibrant-peak/engine/store/store';
import { builtIn, refusalOf, type StoreState } from './storeState';

/** The live composition, and the one that a rollback of the whole site would set live. */
export async function site(store: Store, state: StoreState) {
  const { live, compositions } = state;
  const base = live.base === undefined ? undefined : compositions.get(live.base);
  if (!base) return { composition: live.number, before: null, refusal: null };
  const changed = changedApps(live.releases, base.releases);
  const there = changed.filter((name) => base.releases[name] !== undefined);
  return {
    composition: live.number,
    before: {
      composition: base.number,
      applications: there.map((name) => builtIn(base, name)),
      leaving: changed.filter((name) => !there.includes(name)),
    },
    refusal: await refusal(store, state, base),
  };
}

/** Why the site does not go back to a composition; `null` when it may. */
async function refusal(store: Store, { entry, live }: StoreState, base: Composition) {
  const missing = await missingIn(store, base, live.releases);
  if (missing !== undefined) return missing;
  return refusalOf(() => {
    assertUnlocked(entry, changedApps(live.releases, base.releases));
    assertNotRolledBack(entry, base.releases, live.releases, 'Roll back the applications one by one.');
  });
}
