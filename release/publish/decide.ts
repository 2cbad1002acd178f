import type { Canary, Entry, Releases, State } from '../store/log/entry';
import { behind, lasting, type Origin } from '../store/origin';
import type { Store } from '../store/store';
import { refuse } from './refusal';
import type { Asked, Outcome } from './setLive';

/** What a composition is made from. */
export interface Recipe {
  releases: Releases;
  /** Where each of them comes from, as far as that is known. */
  origins: Record<string, Origin>;
  /** The composition that is live now. */
  base?: number;
}

/** Makes a composition and tests it. @returns its number. @throws when its releases do not make a site. */
export type Compose = (store: Store, recipe: Recipe) => Promise<number>;

interface Situation {
  store: Store;
  /** The newest entry of the log. */
  entry: Entry;
  compose: Compose;
}

/** What becomes of a change, and what the next entry of the log has to say for that, if anything. */
interface Decision extends Pick<Outcome, 'status' | 'composition'> {
  next?: Partial<State>;
}

/** Composes the change on top of what is live now. @throws what `setLive` throws. */
export async function decide(
  situation: Situation,
  change: Asked,
  { origin, by }: { origin: Origin; by: string },
): Promise<Decision> {
  const { store, entry, compose } = situation;
  const live = await liveRecipe(store, entry);
  await refuse(store, entry, change, { origin, live });
  const recipe = changed(live, change, origin);
  const { aim, reason, releases } = change;
  if (live.base !== undefined && aim.kind === 'live' && isSame(live.releases, recipe.releases))
    return { status: 'unchanged', composition: live.base };
  const composition = await compose(store, recipe);
  const made = { at: store.world.date().toISOString(), reason, by };
  if (aim.kind === 'preview') return { status: 'preview', composition };
  if (aim.kind === 'canary') {
    const canary: Canary = { name: aim.name, owner: by, composition, share: aim.share, replaced: releases };
    return { status: 'canary', composition, next: { canary, ...made } };
  }
  const canary = await remainingCanary(situation, { ...recipe, base: composition }, change);
  return { status: 'live', composition, next: { live: composition, canary, ...made } };
}

async function liveRecipe(store: Store, { live }: Entry): Promise<Recipe> {
  if (live === undefined) return { releases: {}, origins: {} };
  const { releases, origins = {} } = await store.composition(live);
  return { releases, origins, base: live };
}

function changed(live: Recipe, { releases, retired = [] }: Asked, origin: Origin): Recipe {
  const recipe = { ...live, releases: { ...live.releases, ...releases }, origins: { ...live.origins } };
  for (const [name, hash] of Object.entries(releases)) {
    // An older commit that gives the very bytes that are live takes nothing back.
    const isOlder = live.releases[name] === hash && behind(origin, live.origins[name]);
    if (!isOlder) recipe.origins[name] = lasting(origin);
  }
  for (const name of retired) {
    delete recipe.releases[name];
    delete recipe.origins[name];
  }
  return recipe;
}

/** A canary of other applications goes on, on top of what is live now; it ends when its applications are published or retired. */
async function remainingCanary(
  { store, entry: { canary }, compose }: Situation,
  live: Recipe,
  { releases, retired = [] }: Asked,
): Promise<Canary | undefined> {
  const ended = [...Object.keys(releases), ...retired];
  const kept = Object.entries(canary?.replaced ?? {}).filter(([name]) => !ended.includes(name));
  if (!canary || kept.length === 0) return undefined;
  const replaced = Object.fromEntries(kept);
  const { origins = {} } = await store.composition(canary.composition);
  const known = kept.flatMap(([name]) => (origins[name] ? [[name, origins[name]] as const] : []));
  const composition = await compose(store, {
    ...live,
    releases: { ...live.releases, ...replaced },
    origins: { ...live.origins, ...Object.fromEntries(known) },
  });
  return { ...canary, composition, replaced };
}

const isSame = (one: Releases, other: Releases) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
