import type { Asked, Compose, Outcome, Recipe } from './change';
import { changedApps, type Canary, type Entry, type State } from '../../log/entry';
import { isOlderThan, toStored, type Provenance } from '../../formats/provenance';
import type { Store } from '../../store/store';
import { withPreview } from './previews';
import { assertAllowed } from './rejection';
import { afterPublish, afterRollback } from './rolledBack';

interface Situation {
  store: Store;
  /** The newest entry of the log. */
  entry: Entry;
  compose: Compose;
}

/** The outcome of a change, and the log entry that it needs, if any. */
interface Decision extends Pick<Outcome, 'status' | 'composition'> {
  next?: Partial<State>;
}

/** Composes the change on top of the live composition. @throws the errors of `setLive`. */
export async function decide(
  situation: Situation,
  change: Asked,
  { provenance, by }: { provenance: Provenance; by: string },
): Promise<Decision> {
  const { store, entry, compose } = situation;
  const live = await liveRecipe(store, entry);
  await assertAllowed(store, entry, change, { provenance, live });
  const recipe = changed(live, change, provenance);
  const { target, reason, releases } = change;
  const isUnchanged = changedApps(live.releases, recipe.releases).length === 0;
  if (live.base !== undefined && target.kind === 'live' && isUnchanged)
    return { status: 'unchanged', composition: live.base };
  const composition = await compose(store, recipe);
  const made = { at: store.environment.date().toISOString(), reason, by };
  if (target.kind === 'preview') {
    const { name } = target;
    const next = name !== undefined && { previews: withPreview(entry, { name, composition }), ...made };
    return { status: 'preview', composition, ...(next && { next }) };
  }
  if (target.kind === 'canary') {
    const canary: Canary = {
      name: target.name,
      owner: by,
      composition,
      share: target.share,
      replaced: releases,
    };
    return { status: 'canary', composition, next: { canary, ...made } };
  }
  const canary = await remainingCanary(situation, { ...recipe, base: composition }, change);
  const rolledBack = change.rollback
    ? afterRollback(entry, { live: live.releases, next: recipe.releases }, { ...made, ...change.rollback })
    : afterPublish(entry, releases);
  return { status: 'live', composition, next: { live: composition, canary, withdrawn: rolledBack, ...made } };
}

async function liveRecipe(store: Store, { live }: Entry): Promise<Recipe> {
  if (live === undefined) return { releases: {}, provenances: {} };
  const { releases, provenances = {} } = await store.composition(live);
  return { releases, provenances, base: live };
}

function changed(live: Recipe, { releases, retired = [] }: Asked, provenance: Provenance): Recipe {
  const recipe = {
    ...live,
    releases: { ...live.releases, ...releases },
    provenances: { ...live.provenances },
  };
  for (const [name, hash] of Object.entries(releases)) {
    // An older commit that gives the very bytes that are live takes nothing back.
    const isOlder = live.releases[name] === hash && isOlderThan(provenance, live.provenances[name]);
    if (!isOlder) recipe.provenances[name] = toStored(provenance);
  }
  for (const name of retired) {
    delete recipe.releases[name];
    delete recipe.provenances[name];
  }
  return recipe;
}

/**
 * A canary of other applications continues on top of the live composition; it ends when its own
 * applications are published or retired.
 */
async function remainingCanary(
  { store, entry: { canary }, compose }: Situation,
  live: Recipe,
  { releases, retired = [] }: Asked,
): Promise<Canary | undefined> {
  const ended = [...Object.keys(releases), ...retired];
  const kept = Object.entries(canary?.replaced ?? {}).filter(([name]) => !ended.includes(name));
  if (!canary || kept.length === 0) return undefined;
  const replaced = Object.fromEntries(kept);
  const { provenances = {} } = await store.composition(canary.composition);
  const known = kept.flatMap(([name]) => (provenances[name] ? [[name, provenances[name]] as const] : []));
  const composition = await compose(store, {
    ...live,
    releases: { ...live.releases, ...replaced },
    provenances: { ...live.provenances, ...Object.fromEntries(known) },
  });
  return { ...canary, composition, replaced };
}
