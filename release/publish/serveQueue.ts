import { commitName } from './commitName';
import { OlderError, refusalOf } from './refusal';
import { entryName, type Answer, type Canary, type Releases, type State } from '../store/log/entry';
import type { Right } from '../store/log/right';
import { behind, lasting, type Origin } from '../store/origin';
import { forgetRequests, requestName, requestTime, waitingRequests, type Waiting } from '../store/requests';
import { Store, type Composition } from '../store/store';
import { watchFailures } from '../store/watchFailures';
import { faultPoint } from '../faultPoint';

/** What a composition is made from. */
interface Recipe {
  releases: Releases;
  /** Where each of them comes from, as far as that is known. */
  origins: Record<string, Origin>;
  /** The composition that is live now. */
  base?: number;
}

/** Makes a composition and tests it. @returns its number. @throws when its releases do not make a site. */
export type Compose = (store: Store, recipe: Recipe) => Promise<number>;

interface Turn {
  store: Store;
  right: Right;
  compose: Compose;
}

/** What some requests make of the state, and what they are told. */
interface Decision {
  change: Partial<State>;
  answers: Record<string, Answer>;
}

/**
 * Answers the request `own`, and on the way all that wait before it or with it: neighbours that want to be live become
 * one composition. The right is given back by the entry that answers it.
 * @returns the answer; none when the request does not wait any more.
 */
export async function serveQueue(turn: Turn, own: string): Promise<Answer | undefined> {
  const { right } = turn;
  const watched = watchFailures(turn.store.objects);
  const store = new Store(watched.objects, turn.store.world);
  for (let limit = Infinity; ;) {
    const waiting = await waitingRequests(store, right.state);
    if (!waiting.some(({ id }) => id === own)) {
      await right.write({}, false);
      return undefined;
    }
    const batch = neighbours(waiting).slice(0, limit);
    const decision = await decide({ ...turn, store }, batch).catch((error: unknown) => {
      // No request is to blame for what the store does.
      if (watched.hasFailed()) throw error;
      if (batch.length === 1)
        return { change: {}, answers: { [batch[0]!.id]: refusalOf(error) } } as Decision;
      return undefined;
    });
    // Somebody among them is to blame: half of them at a time.
    if (!decision) {
      limit = Math.ceil(batch.length / 2);
      continue;
    }
    limit = Infinity;
    const isDone = batch.some(({ id }) => id === own);
    const served = batch.at(-1)!.number;
    await right.write({ ...decision.change, served }, !isDone, decision.answers);
    if (decision.change.reason !== undefined) faultPoint('flipped');
    await forgetRequests(store, served).catch(() => undefined);
    if (isDone) return decision.answers[own];
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
    accepted.map(({ id, releases }) => [
      id,
      {
        status: 'live' as const,
        composition,
        ...(!contains(merged.releases, releases) && { isSuperseded: true as const }),
      },
    ]),
  );
  return { change: { live: composition, canary, ...made(store, reason, people) }, answers };
}

const made = (store: Store, reason: string, by: string) => ({
  at: store.world.date().toISOString(),
  reason,
  by,
});

/** Why a request cannot be accepted over what the ones before it made of the site. */
async function refusalFor(
  { store, right }: Turn,
  request: Waiting,
  over: Recipe,
): Promise<Answer | undefined> {
  const { aim, releases, origin } = request;
  const told = (error: Error) => refusalOf(error);
  if (await isStale(store, request, right.term))
    return told(new Error('Its publisher was not heard of for a while: publish again.'));
  if (aim.kind !== 'live' && over.base === undefined)
    return told(new Error(`Nothing is live yet: a first publish cannot be a ${aim.kind}`));
  for (const [name, hash] of Object.entries(request.expects ?? {}))
    if (over.releases[name] !== hash)
      return told(
        new Error(`${name} was published at this very moment: look with npm run list, then try again.`),
      );
  const canary = canaryRefusal(aim, right.state.canary);
  if (canary) return told(new Error(canary));
  for (const name of request.isForced || aim.kind !== 'live' ? [] : Object.keys(releases)) {
    const why = behind(origin, over.origins[name]);
    if (why && over.releases[name] !== releases[name])
      return told(new OlderError(olderText(name, origin, over.origins[name]!, why)));
  }
  const gone = await store.missing(releases, right.state);
  return gone.length > 0 ? { status: 'gone', names: gone } : undefined;
}

const olderText = (name: string, mine: Origin, live: Origin, why: string) =>
  `${name} is live from commit ${commitName(live)} (${live.by}), and commit ${commitName(mine)} would go back behind it: ${why}. ` +
  'Bring your commit up to date, or say --force-older.';

/** A second canary would end the first one: whoever wants that has to name it. */
export function canaryRefusal(aim: Waiting['aim'], running: Canary | undefined): string | undefined {
  if (aim.kind !== 'canary') return undefined;
  if (!running) return aim.replaces && `No canary is called ${aim.replaces}: there is none.`;
  if (aim.replaces === running.name) return undefined;
  const what = `The canary ${running.name} of ${running.owner} goes to ${running.share} % of the visitors`;
  return `${what}: there is room for one. To put yours in its place, say --replace ${running.name}`;
}

/** Both times are the store's own. */
async function isStale({ objects }: Store, { number }: Waiting, term: number): Promise<boolean> {
  const asked = await objects.modified(requestName(number));
  const taken = await objects.modified(entryName(term));
  return asked !== undefined && taken !== undefined && taken - asked > requestTime;
}

/** A canary of other applications goes on, on top of what is live now; it ends when its applications are published. */
async function remainingCanary(
  { store, right, compose }: Turn,
  merged: Recipe,
  live: number,
  accepted: Waiting[],
): Promise<Canary | undefined> {
  const { canary } = right.state;
  const published = new Set(accepted.flatMap(({ releases }) => Object.keys(releases)));
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
