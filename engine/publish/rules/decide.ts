import type { Asked, Compose, Outcome } from './change';
import type { Recipe } from '../../compose/compose';
import { changedApps, type Canary, type Entry, type State } from '../../log/entry';
import { isOlderThan, toStored, type Provenance } from '../../formats/provenance';
import type { Store } from '../../store/store';
import { withPreview } from './previews';
import { assertAllowed } from './rejection';
import { afterPublish, afterRollback } from './rolledBack';
import { testedBefore } from './testedBefore';

interface Situation {
  store: Store;
  /** The newest entry of the log. */
  entry: Entry;
  compose: Compose;
}

/**
 * Composes the change on top of the live composition.
 * @returns its outcome, and the log entry that it needs, if any.
 * @throws the errors of `setLive`.
 */
export async function decide(
  situation: Situation,
  change: Asked,
  { provenance, by }: { provenance: Provenance; by: string },
): Promise<Pick<Outcome, 'status' | 'composition'> & { next?: Partial<State> }> {
  const { store, entry, compose } = situation;
  const live = await liveRecipe(store, entry);
  await assertAllowed(store, entry, change, { provenance, live });
  const recipe = changed(live, change, provenance);
  const { target, reason, releases } = change;
  const isUnchanged = changedApps(live.releases, recipe.releases).length === 0;
  if (live.base !== undefined && target.kind === 'live' && isUnchanged)
    return { status: 'unchanged', composition: live.base };
  const composition = (await testedBefore(store, recipe)) ?? (await compose(store, recipe));
  const made = { at: store.environment.date().toISOString(), reason, by };
  if (target.kind === 'preview') {
    const { name } = target;
    if (name === undefined) return { status: 'preview', composition };
    const previews = withPreview(entry, { name, composition });
    return { status: 'preview', composition, next: { previews, ...made } };
  }
  if (target.kind === 'canary') {
    const { name, share } = target;
    const canary = { name, owner: by, composition, share, replaced: releases };
    return { status: 'canary', composition, next: { canary, ...made } };
  }
  const canary = await remainingCanary(situation, { ...recipe, base: composition }, change);
  const cause = { at: made.at, by, reason: change.rollback?.why };
  const withdrawn = change.rollback
    ? afterRollback(entry, { live: live.releases, next: recipe.releases }, cause)
    : afterPublish(entry, releases);
  return { status: 'live', composition, next: { live: composition, canary, withdrawn, ...made } };
}

async function liveRecipe(store: Store, { live: base }: Entry): Promise<Recipe> {
  if (base === undefined) return { releases: {}, provenances: {} };
  const { releases, provenances = {} } = await store.composition(base);
  return { releases, provenances, base };
}

function changed(live: Recipe, { releases, retired = [], isAgain }: Asked, provenance: Provenance): Recipe {
  const all = { ...live.releases, ...releases };
  const provenances = { ...live.provenances };
  for (const [name, hash] of Object.entries(releases)) {
    // An older commit that gives the very bytes that are live takes nothing back.
    const isOlder = live.releases[name] === hash && isOlderThan(provenance, live.provenances[name]);
    if (!isOlder) provenances[name] = toStored(provenance);
  }
  for (const name of retired) {
    delete all[name];
    delete provenances[name];
  }
  return { ...live, releases: all, provenances, isAgain };
}

/**
 * A canary of other applications continues on top of the live composition; it ends when its own
 * applications are published or retired.
 */
async function remainingCanary(
  { store, entry: { canary }, compose }: Situation,
  live: Recipe,
  { releases: published, retired = [] }: Asked,
): Promise<Canary | undefined> {
  const ended = [...Object.keys(published), ...retired];
  const kept = Object.entries(canary?.replaced ?? {}).filter(([name]) => !ended.includes(name));
  if (!canary || kept.length === 0) return undefined;
  const replaced = Object.fromEntries(kept);
  const before = (await store.composition(canary.composition)).provenances ?? {};
  const provenances = { ...live.provenances };
  for (const name of Object.keys(replaced)) if (before[name]) provenances[name] = before[name];
  const releases = { ...live.releases, ...replaced };
  const composition = await compose(store, { ...live, releases, provenances });
  return { ...canary, composition, replaced };
}
