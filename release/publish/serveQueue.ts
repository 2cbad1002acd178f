import { refusalOf } from './refusal';
import { refusalFor, type Recipe } from './refusalFor';
import type { Answer, Canary, Releases, State } from '../store/log/entry';
import type { Right } from '../store/log/right';
import { behind, lasting } from '../store/origin';
import { forgetRequests, renew, waitingRequests, type Waiting } from '../store/requests';
import { Store, type Composition } from '../store/store';
import { watchFailures } from '../store/watchFailures';
import { faultPoint } from '../faultPoint';

/** Makes a composition and tests it. @returns its number. @throws when its releases do not make a site. */
export type Compose = (store: Store, recipe: Recipe) => Promise<number>;

interface Turn {
  store: Store;
  right: Right;
  compose: Compose;
}

/** The change that some requests make to the state, and their answers. */
interface Decision {
  change: Partial<State>;
  answers: Record<string, Answer>;
}

/**
 * Answers the request `own`, and on the way all that wait before it or with it: neighbours that want to be live become
 * one composition. The right is given back by the entry that answers it.
 * @param own has no answer yet.
 */
export async function serveQueue(turn: Turn, own: Waiting): Promise<Answer> {
  const { right } = turn;
  const watched = watchFailures(turn.store.objects);
  const store = new Store(watched.objects, turn.store.world);
  for (let limit = Infinity; ;) {
    const waiting = await waitingRequests(store, right.state);
    if (!waiting.some(({ id }) => id === own.id)) {
      // A removal that came late took it away: without an answer it goes back to its place.
      await renew(store, own);
      continue;
    }
    const batch = neighbours(waiting).slice(0, limit);
    const decision = await decide({ ...turn, store }, batch).catch((error: unknown) => {
      // No request is to blame for what the store does.
      if (watched.hasFailed()) throw error;
      if (batch.length === 1)
        return { change: {}, answers: { [batch[0]!.id]: refusalOf(error) } } as Decision;
      return undefined;
    });
    // One of them is at fault: they are tried in halves to find out which.
    if (!decision) {
      limit = Math.ceil(batch.length / 2);
      continue;
    }
    limit = Infinity;
    const isDone = batch.some(({ id }) => id === own.id);
    const served = batch.at(-1)!.number;
    await right.write({ ...decision.change, served }, !isDone, decision.answers);
    if (decision.change.reason !== undefined) faultPoint('flipped');
    await forgetRequests(store, served).catch(() => undefined);
    if (isDone) return decision.answers[own.id]!;
  }
}

/** The first requests, as far as they can become one composition. */
function neighbours(waiting: Waiting[]): Waiting[] {
  const end = waiting.findIndex(({ aim }) => aim.kind !== 'live');
  return end === -1 ? waiting : waiting.slice(0, Math.max(1, end));
}

async function decide(turn: Turn, batch: Waiting[]): Promise<Decision> {
  const { store, right } = turn;
  const { live } = right.state;
  const base = live === undefined ? undefined : await store.composition(live);
  const merged: Recipe = {
    releases: { ...base?.releases },
    origins: { ...base?.origins },
    ...(live !== undefined && { base: live }),
  };
  const answers: Record<string, Answer> = {};
  const accepted: Waiting[] = [];
  for (const request of batch) {
    const refusal = await refusalFor(turn, request, merged);
    if (refusal) {
      answers[request.id] = refusal;
      continue;
    }
    accepted.push(request);
    for (const [name, hash] of Object.entries(request.releases)) {
      // An older commit that gives the very bytes that are live takes nothing back.
      const isSameBytes = merged.releases[name] === hash;
      if (isSameBytes && behind(request.origin, merged.origins[name])) continue;
      merged.releases[name] = hash;
      merged.origins[name] = lasting(request.origin);
    }
    for (const name of request.retired ?? []) {
      delete merged.releases[name];
      delete merged.origins[name];
    }
  }
  if (accepted.length === 0) return { change: {}, answers };
  if (base && accepted.every(({ aim }) => aim.kind === 'live') && isSame(base, merged)) {
    for (const { id } of accepted) answers[id] = { status: 'unchanged', composition: base.sequence };
    return { change: {}, answers };
  }
  const decision = await composed(turn, accepted, merged);
  return { change: decision.change, answers: { ...answers, ...decision.answers } };
}

async function composed(turn: Turn, accepted: Waiting[], merged: Recipe): Promise<Decision> {
  const { store, compose } = turn;
  const [first] = accepted as [Waiting, ...Waiting[]];
  const composition = await compose(store, merged);
  const { by } = first;
  if (first.aim.kind === 'preview')
    return { change: {}, answers: { [first.id]: { status: 'preview', composition } } };
  if (first.aim.kind === 'canary') {
    const { name, share } = first.aim;
    const canary: Canary = { name, owner: by, composition, share, replaced: first.releases };
    return {
      change: { canary, ...made(store, first.reason, by) },
      answers: { [first.id]: { status: 'canary', composition } },
    };
  }
  const canary = await remainingCanary(turn, merged, composition, accepted);
  const reason = [...new Set(accepted.map((request) => request.reason))].join(', ');
  const people = [...new Set(accepted.map((request) => request.by))].join(', ');
  const answers = Object.fromEntries(
    accepted.map(({ id, releases, retired = [] }) => {
      const isSo = contains(merged.releases, releases) && !retired.some((name) => name in merged.releases);
      return [id, { status: 'live' as const, composition, ...(!isSo && { isSuperseded: true as const }) }];
    }),
  );
  return { change: { live: composition, canary, ...made(store, reason, people) }, answers };
}

const made = (store: Store, reason: string, by: string) => ({
  at: store.world.date().toISOString(),
  reason,
  by,
});

/** A canary of other applications goes on, on top of what is live now; it ends when its applications are published or retired. */
async function remainingCanary(
  { store, right, compose }: Turn,
  merged: Recipe,
  live: number,
  accepted: Waiting[],
): Promise<Canary | undefined> {
  const { canary } = right.state;
  const published = new Set(
    accepted.flatMap(({ releases, retired = [] }) => [...Object.keys(releases), ...retired]),
  );
  const kept = Object.entries(canary?.replaced ?? {}).filter(([name]) => !published.has(name));
  if (!canary || kept.length === 0) return undefined;
  const replaced = Object.fromEntries(kept);
  const trial = await store.composition(canary.composition);
  const origins = { ...merged.origins };
  for (const name of Object.keys(replaced)) {
    const origin = trial.origins?.[name];
    if (origin) origins[name] = origin;
  }
  const composition = await compose(store, {
    releases: { ...merged.releases, ...replaced },
    origins,
    base: live,
  });
  return { ...canary, composition, replaced };
}

const contains = (all: Releases, some: Releases) =>
  Object.entries(some).every(([name, hash]) => all[name] === hash);

const isSame = (base: Composition, { releases }: Recipe) =>
  contains(base.releases, releases) && contains(releases, base.releases);
