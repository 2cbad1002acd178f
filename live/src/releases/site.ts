import { changedApps } from '@vibrant-peak/engine/log/entry';
import { assertUnlocked } from '@vibrant-peak/engine/publish/rules/lock';
import { assertNotRolledBack } from '@vibrant-peak/engine/publish/rules/rolledBack';
import { builtSince, refusalOf, type StoreState } from './storeState';

/** The live composition, and the one that a rollback of the whole site would set live. */
export function site({ entry, live, compositions }: StoreState) {
  const base = live.base === undefined ? undefined : compositions.get(live.base);
  const refusal =
    base &&
    refusalOf(() => {
      assertUnlocked(entry, changedApps(live.releases, base.releases));
      assertNotRolledBack(entry, base.releases, live.releases, 'Roll back the applications one by one.');
    });
  return {
    composition: live.number,
    before: base ? { composition: base.number, applications: builtSince(base, live) } : null,
    refusal: refusal ?? null,
  };
}
