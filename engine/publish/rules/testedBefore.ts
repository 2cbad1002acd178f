import type { Recipe } from '../../compose/compose';
import { changedApps } from '../../log/entry';
import type { Store } from '../../store/store';

/**
 * The composition of the same releases on top of the same live one that was tested and tried in a
 * browser, such as a preview that is published now.
 * @returns its number; `undefined` without one, or when everything is to be read again.
 */
export async function testedBefore(
  store: Store,
  { base, releases, provenances, isAgain }: Recipe,
): Promise<number | undefined> {
  if (base === undefined || isAgain) return undefined;
  const commits = commitsOf(provenances);
  // A damaged preview must not stop a publish: without them, it composes.
  const later = await store.compositions(base + 1).catch(() => []);
  return later.findLast(
    (each) =>
      each.isTried &&
      each.base === base &&
      changedApps(each.releases, releases).length === 0 &&
      changedApps(commitsOf(each.provenances), commits).length === 0,
  )?.number;
}

const commitsOf = (provenances: Recipe['provenances'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(provenances).map(([name, { commit = '' }]) => [name, commit]));
