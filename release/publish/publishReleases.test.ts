import { MisfitError } from '../compose/check';
import { MemoryObjects } from '../testing/simulation/memoryObjects';
import { release } from '../testing/conformance/fixture';
import { Right } from '../store/log/right';
import type { ObjectStore } from '../store/objectStore';
import type { Origin } from '../store/origin';
import { Store } from '../store/store';
import { machine, type World } from '../store/world';
import { shareCanary } from './endCanary';
import { publishReleases, type PublishOptions } from './publishReleases';
import { OlderError } from './refusal';
import { retire } from './retire';
import { rollBack, rollBackApp } from './rollBack';
import type { Compose } from './serveQueue';

/** Timers for a test: waits are shortened, and the clock moves on by what was waited for. */
function hasty(changed: Partial<World> = {}): World {
  let passed = 0;
  return {
    ...machine,
    now: () => passed,
    wait: async (milliseconds, signal) => {
      passed += milliseconds;
      await machine.wait(1, signal);
    },
    ...changed,
  };
}

let composed = 0;
/** Makes a composition without pages. */
const compose: Compose = async (store, { releases, origins, base }) => {
  composed++;
  const bad = Object.values(releases).find((hash) => bads.has(hash));
  if (bad) throw new MisfitError([`${bad} does not fit`]);
  const sequence = await store.claimComposition();
  const made = store.world.date().toISOString();
  async function* files(): AsyncGenerator<[string, Buffer]> {
    yield ['index.html', Buffer.from('page')];
  }
  await store.addComposition(
    { sequence, releases, origins, made, ...(base !== undefined && { base }) },
    files(),
  );
  return sequence;
};
const bads = new Set<string>();

let objects: ObjectStore;
beforeEach(() => {
  objects = new MemoryObjects(() => Date.now());
  composed = 0;
  bads.clear();
});

/** One publisher on a machine of its own. */
const client = (world = hasty()) => new Store(objects, world);
const log = () => undefined;
const publish = (name: string, text: string, options: Partial<PublishOptions> = {}, store = client()) =>
  publishReleases(store, [release(name, text)], { log, compose, ...options });
const liveReleases = async () => (await client().composition((await client().pointer())!.live)).releases;

const app = (name: string) => ({ name, role: 'remote', folder: name, devPort: 1 }) as const;

test('thirty publishes at once end in one or two compositions that hold all thirty releases', async () => {
  await publish('shell', 'first');
  composed = 0;
  const names = Array.from({ length: 30 }, (_, index) => `app-${index}`);
  for (const name of names) await client().addRelease(release(name, 'new'));
  // While one composition is being made, more publishers arrive.
  const slow: Compose = async (store, recipe) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return compose(store, recipe);
  };
  const outcomes = await Promise.all(names.map((name) => publish(name, 'new', { compose: slow })));
  expect(outcomes.every(({ status }) => status === 'live')).toBe(true);
  const releases = await liveReleases();
  for (const name of names) expect(releases[name]).toBe(release(name, 'new').hash);
  expect(composed).toBeLessThanOrEqual(2);
  expect(new Set(outcomes.map(({ composition }) => composition)).size).toBeLessThanOrEqual(2);
  expect(await objects.list('requests/')).toEqual([]);
  expect(await objects.list('writer/')).toEqual([]);
});

test('of several releases of one application the last one goes live, and the others are told that it replaced them', async () => {
  await publish('shell', 'first');
  let queued = Promise.resolve();
  const slow: Compose = async (store, recipe) => {
    await queued;
    return compose(store, recipe);
  };
  const first = publish('a', 'one', { compose: slow });
  queued = new Promise((resolve) => setTimeout(resolve, 300));
  const outcomes = await Promise.all([first, publish('a', 'two'), publish('a', 'three')]);
  const superseded = outcomes.filter(({ isSuperseded }) => isSuperseded).length;
  expect(outcomes.map(({ status }) => status)).toEqual(['live', 'live', 'live']);
  expect(superseded).toBeGreaterThanOrEqual(0);
  const hash = (await liveReleases())['a'];
  const { answers } = (await client().log.read()).entry;
  const last = Object.values(answers!).findLast((answer) => answer.status === 'live' && !answer.isSuperseded);
  expect(last).toBeDefined();
  expect(outcomes.some(({ releases, isSuperseded }) => releases['a'] === hash && !isSuperseded)).toBe(true);
});

test('a release that does not fit is refused with the reasons, and those published at the same time go live', async () => {
  await publish('shell', 'first');
  bads.add(release('b', 'bad').hash);
  const outcomes = await Promise.allSettled([
    publish('a', 'good'),
    publish('b', 'bad'),
    publish('c', 'good'),
    publish('d', 'good'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  const { reason } = outcomes[1] as PromiseRejectedResult;
  expect(reason).toBeInstanceOf(MisfitError);
  expect((reason as MisfitError).faults[0]).toContain('does not fit');
  expect(Object.keys(await liveReleases()).sort()).toEqual(['a', 'c', 'd', 'shell']);
});

test('a publisher that dies loses its right to write when its lease ends, and what it writes afterwards has no effect', async () => {
  await publish('shell', 'first');
  const dead = client();
  const right = (await Right.take(dead, await dead.log.read(), 'dead'))!;
  const outcome = await publish('a', 'new', {}, client(hasty({ hasEnded: () => false })));
  expect(outcome.status).toBe('live');
  await expect(right.write({ live: 1, reason: 'late', at: '' }, false)).rejects.toThrow(
    /Somebody else holds/,
  );
  expect(await liveReleases()).toHaveProperty('a');
});

test('a rollback does not wait for a publish, which goes live on top of it', async () => {
  await publish('shell', 'first');
  const before = await publish('a', 'one');
  await publish('a', 'two');
  let isBack = false;
  const interrupted: Compose = async (store, recipe) => {
    if (!isBack) {
      await rollBack(client());
      isBack = true;
    }
    return compose(store, recipe);
  };
  const { composition } = await publish('b', 'one', { compose: interrupted });
  const { base, releases } = await client().composition(composition);
  expect(base).toBe(before.composition);
  expect(releases['a']).toBe(release('a', 'one').hash);
});

test('a publish whose request a late removal takes out of the queue puts it back and goes live', async () => {
  await publish('shell', 'first');
  const { turn } = (await client().log.read()).entry;
  let isLate = false;
  const forgetful = new Proxy(objects, {
    get:
      (target, call: keyof ObjectStore) =>
      async (first: string, ...rest: unknown[]) => {
        const isEntry = call === 'create' && first.startsWith('pointer/');
        if (isEntry && !isLate) {
          isLate = true;
          for (const name of await objects.list('requests/')) await objects.remove(name);
        }
        // Who goes round does so without waiting for anything: nothing else would end this test.
        if (isEntry && Number(first.slice('pointer/'.length, -'.json'.length)) > turn + 20)
          throw new Error('it goes round without end');
        return (target[call] as (...input: unknown[]) => unknown).call(target, first, ...rest);
      },
  });
  const { status } = await publish('a', 'new', {}, new Store(forgetful, hasty()));
  expect(status).toBe('live');
  expect(isLate).toBe(true);
  expect(await liveReleases()).toHaveProperty('a');
  // The right is taken once, and given back by the entry that answers.
  expect((await client().log.read()).entry.turn).toBe(turn + 2);
  expect(await objects.list('requests/')).toEqual([]);
});

/** A store in which an application is published while something else is about to be written down. */
function meanwhile(name: string): ObjectStore {
  let isDone = false;
  return new Proxy(objects, {
    get:
      (target, call: keyof ObjectStore) =>
      async (first: string, ...rest: unknown[]) => {
        if (call === 'create' && first.startsWith('pointer/') && !isDone) {
          isDone = true;
          await publish(name, 'meanwhile');
        }
        return (target[call] as (...input: unknown[]) => unknown).call(target, first, ...rest);
      },
  });
}

test('rolling one application back keeps what others published meanwhile, and is refused when that application was published again', async () => {
  await publish('shell', 'first');
  await publish('a', 'one');
  await publish('b', 'one');
  await publish('a', 'two');
  const store = new Store(meanwhile('b'), hasty());
  await rollBackApp(store, app('a'), { log, compose });
  expect(await liveReleases()).toMatchObject({
    a: release('a', 'one').hash,
    b: release('b', 'meanwhile').hash,
  });
  await publish('a', 'two');
  const second = new Store(meanwhile('a'), hasty());
  await expect(rollBackApp(second, app('a'), { log, compose })).rejects.toThrow(
    /published at this very moment/,
  );
  expect((await liveReleases())['a']).toBe(release('a', 'meanwhile').hash);
});

test('retiring takes one application off the site and no other, and a rollback brings it back', async () => {
  await publish('shell', 'first');
  await publish('a', 'one');
  await retire(new Store(meanwhile('b'), hasty()), 'a', { log, compose });
  expect(await liveReleases()).toEqual({
    shell: release('shell', 'first').hash,
    b: release('b', 'meanwhile').hash,
  });
  await expect(retire(client(), 'a', { log, compose })).rejects.toThrow('a is not live.');
  await expect(retire(client(), 'shell', { log, compose })).rejects.toThrow(/cannot leave the site/);
  await rollBack(client());
  expect((await liveReleases())['a']).toBe(release('a', 'one').hash);
});

test('what was published at the moment of its retirement stays', async () => {
  await publish('shell', 'first');
  await publish('a', 'one');
  const store = new Store(meanwhile('a'), hasty());
  await expect(retire(store, 'a', { log, compose })).rejects.toThrow(/published at this very moment/);
  expect((await liveReleases())['a']).toBe(release('a', 'meanwhile').hash);
});

describe('a canary', () => {
  const canary = (name: string, replaces?: string) => ({
    aim: { kind: 'canary' as const, share: 5, name, ...(replaces && { replaces }) },
  });

  test('is replaced only by a command that names it', async () => {
    await publish('shell', 'first');
    await publish('a', 'trial', canary('blue'));
    await expect(publish('b', 'trial', canary('green'))).rejects.toThrow(
      /The canary blue of .* --replace blue/,
    );
    await expect(publish('b', 'trial', canary('green', 'red'))).rejects.toThrow(/--replace blue/);
    expect((await client().pointer())!.canary!.name).toBe('blue');
    await publish('b', 'trial', canary('green', 'blue'));
    expect((await client().pointer())!.canary!.name).toBe('green');
    await expect(shareCanary(client(), { name: 'blue', share: 9 })).rejects.toThrow(
      /No canary is called blue/,
    );
  });

  test('goes on when others publish, and ends with its own application', async () => {
    await publish('shell', 'first');
    await publish('a', 'trial', canary('blue'));
    await publish('b', 'one');
    const running = (await client().pointer())!.canary!;
    expect((await client().composition(running.composition)).releases).toMatchObject({
      a: release('a', 'trial').hash,
      b: release('b', 'one').hash,
    });
    await publish('a', 'two');
    expect((await client().pointer())!.canary).toBeUndefined();
  });
});

describe('an older commit', () => {
  const commits = ['c1', 'c2', 'c3'].map((commit) => commit.repeat(20));
  const origin = (count: number): Origin => ({
    by: 'ci',
    at: '2030-01-01T00:00:00.000Z',
    commit: commits[count - 1]!,
    history: { known: commits.slice(0, count).map((commit) => commit.slice(0, 12)), isWhole: true },
  });

  test('never replaces a newer one, even when it had to wait while that one was published', async () => {
    await publish('shell', 'first');
    await publish('a', 'one', { origin: origin(1) });
    const outcomes = await Promise.allSettled([
      publish('a', 'three', { origin: origin(3) }),
      publish('a', 'two', { origin: origin(2) }),
    ]);
    expect(outcomes[0]!.status).toBe('fulfilled');
    expect((await liveReleases())['a']).toBe(release('a', 'three').hash);
    await expect(publish('a', 'two', { origin: origin(2) })).rejects.toThrow(OlderError);
    const forced = await publish('a', 'two', { origin: origin(2), isForced: true });
    expect(forced.status).toBe('live');
  });

  test('with the same bytes as the live release does not make the live release count as older', async () => {
    await publish('a', 'three', { origin: origin(3) });
    // A revert: the bytes of a, and another application that is new.
    const both = [release('a', 'three'), release('b', 'new')];
    await publishReleases(client(), both, { log, compose, origin: origin(1) });
    await expect(publish('a', 'two', { origin: origin(2) })).rejects.toThrow(OlderError);
  });
});
