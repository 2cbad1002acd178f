import { addComposition } from '../../testing/addComposition';
import type { Compose } from '../rules/change';
import { IncompatibleError } from '../../compose/check';
import { hashIn } from '../../formats/address';
import { collectGarbage } from '../../collect/collectGarbage';
import { MemoryObjects } from '../../testing/simulation/memoryObjects';
import { manifestOf, release } from '../../testing/testStore';
import { builtRelease } from '../../formats/manifest';
import type { ObjectStore } from '../../objects/objectStore';
import type { Provenance } from '../../formats/provenance';
import { Store } from '../../store/store';
import { machine, type Environment } from '../../environment';
import { promoteCanary, shareCanary, withdrawCanary } from './endCanary';
import { lock, unlock, wholeSite } from '../rules/lock';
import { publishReleases, type PublishOptions } from './publishReleases';
import { OlderError } from '../rules/rejection';
import { retire } from './retire';
import { rollBack, rollBackApp } from './rollBack';
import { RolledBackError } from '../rules/rolledBack';

/** Timers for a test: waits are shortened, and the clock advances by their length. */
function hasty(changed: Partial<Environment> = {}): Environment {
  let passed = 0;
  return {
    ...machine,
    now: () => passed,
    wait: async (milliseconds) => {
      passed += milliseconds;
      await machine.wait(1);
    },
    ...changed,
  };
}

/** Makes a composition without pages. */
const compose: Compose = async (store, { releases, provenances, base }) => {
  const bad = Object.values(releases).find((hash) => bads.has(hashIn(hash)));
  if (bad) throw new IncompatibleError([`${bad} does not fit`]);
  const number = await store.claimComposition();
  const made = store.environment.date().toISOString();
  await addComposition(store, {
    ...{ number, releases, provenances, made },
    ...(base !== undefined && { base }),
  });
  return number;
};
const bads = new Set<string>();

let objects: ObjectStore & Pick<MemoryObjects, 'all'>;
beforeEach(() => {
  objects = new MemoryObjects(() => Date.now());
  bads.clear();
});

/** One publisher on a machine of its own. */
const client = (environment = hasty()) => new Store(objects, environment);
const log = () => undefined;
/** Keeps the live composition only. */
const everything = { changes: 1, age: 0, pictures: 0 };
const publish = (name: string, text: string, options: Partial<PublishOptions> = {}, store = client()) =>
  publishReleases(store, [release(name, text)], { log, compose, ...options });
/** The content of the live releases, by application. */
const liveReleases = async (): Promise<Record<string, string>> => {
  const { releases } = await client().composition((await client().pointer())!.live);
  return hashesOf(releases);
};
const hashesOf = (releases: Record<string, string>) =>
  Object.fromEntries(Object.entries(releases).map(([name, address]) => [name, hashIn(address)]));

test('thirty publishes at the same moment all go live, one after the other, and none is lost', async () => {
  await publish('shell', 'first');
  const names = Array.from({ length: 30 }, (_, index) => `app-${index}`);
  const slow: Compose = async (store, recipe) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return compose(store, recipe);
  };
  const outcomes = await Promise.all(names.map((name) => publish(name, 'new', { compose: slow })));
  expect(outcomes.every(({ status }) => status === 'live')).toBe(true);
  const releases = await liveReleases();
  for (const name of names) expect(releases[name]).toBe(release(name, 'new').hash);
  expect(await client().history(100)).toHaveLength(31);
});

test('a publish that is cancelled while it composes has no effect', async () => {
  await publish('shell', 'first');
  const before = await client().pointer();
  const hanging: Compose = () => new Promise(() => undefined);
  void publish('a', 'new', { compose: hanging });
  expect((await publish('b', 'new')).status).toBe('live');
  expect(Object.keys(await liveReleases()).sort()).toEqual(['b', 'shell']);
  expect((await client().pointer())!.sequence).toBe(before!.sequence + 1);
});

test('a release that was collected as garbage during its composition is stored again, at another address', async () => {
  await publish('shell', 'first');
  await publish('b', 'one');
  let isDone = false;
  const interrupted: Compose = async (store, recipe) => {
    if (!isDone) {
      isDone = true;
      await publish('b', 'two');
      await publish('b', 'three');
      await collectGarbage(client(), everything);
    }
    return compose(store, recipe);
  };
  const { releases } = await publish('a', 'new', { compose: interrupted });
  await client().releases.verify('a', releases['a']!);
  expect((await objects.children('r/a/')).sort()).toEqual([releases['a']]);
});

test('a picture that was removed as garbage is stored again by the next publish, and an old one anew', async () => {
  const picture = 'media/fonts/font.woff2';
  const bare = (text: string) => builtRelease(manifestOf('shell', text), new Map());
  await publish('shell', 'with the picture');
  await publishReleases(client(), [bare('without it')], { log, compose });
  expect((await collectGarbage(client(), everything)).removed).toContain(picture);
  await publish('shell', 'again');
  expect(await objects.read(picture)).toBeDefined();
  const written = objects.all.get(picture)!;
  for (const [days, isAnew] of [
    [14, false],
    [15, true],
  ] as const) {
    written.written = Date.now() - days * 86_400_000;
    await publish('shell', `after ${days} days`);
    expect(objects.all.get(picture) !== written).toBe(isAnew);
  }
});

test('a rollback refuses a composition that is not kept or was never shown', async () => {
  const first = await publish('shell', 'first');
  await publish('a', 'one');
  const preview = await publish('a', 'seen', { target: { kind: 'preview' } });
  await publish('a', 'two');
  await expect(rollBack(client(), preview.composition)).rejects.toThrow(/does not hold/);
  await collectGarbage(client(), everything);
  await expect(rollBack(client(), first.composition)).rejects.toThrow(/holds no composition/);
});

test('an incompatible release is refused with the reasons, and concurrent ones go live', async () => {
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
  expect(reason).toBeInstanceOf(IncompatibleError);
  expect((reason as IncompatibleError).violations[0]).toContain('does not fit');
  expect(Object.keys(await liveReleases()).sort()).toEqual(['a', 'c', 'd', 'shell']);
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
  expect(hashIn(releases['a']!)).toBe(release('a', 'one').hash);
});

/** A store in which an application is published just before another entry is written. */
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

test('rolling one application back keeps concurrent publishes of others, and is refused when that application was published again', async () => {
  await publish('shell', 'first');
  await publish('a', 'one');
  await publish('b', 'one');
  await publish('a', 'two');
  const store = new Store(meanwhile('b'), hasty());
  await rollBackApp(store, 'a', { log, compose });
  expect(await liveReleases()).toMatchObject({
    a: release('a', 'one').hash,
    b: release('b', 'meanwhile').hash,
  });
  await publish('a', 'two', { isAgain: true });
  const second = new Store(meanwhile('a'), hasty());
  await expect(rollBackApp(second, 'a', { log, compose })).rejects.toThrow(/published at this very moment/);
  expect((await liveReleases())['a']).toBe(release('a', 'meanwhile').hash);
});

test('without an earlier release or composition a rollback says what is live and what can be done', async () => {
  const provenance = { by: 'ali', at: '2030-01-02T03:04:05.000Z' };
  await publish('shell', 'first', { provenance });
  await expect(rollBack(client())).rejects.toThrow(
    /^Composition 1 is the first one \(publish shell, by ali, .*\): there is none before it\. Publish what mends it/,
  );
  const { releases } = await publish('a', 'one', { provenance });
  await expect(rollBackApp(client(), 'shell', { log })).rejects.toThrow(
    /^shell has no earlier release to go back to: .* is its first \(by ali, 2030-01-02 03:04\)\. Publish what mends it\.$/,
  );
  await expect(rollBackApp(client(), 'a', { log })).rejects.toThrow(
    /Publish what mends it, or take it off the site: npx vibrant-peak retire a\.$/,
  );
  await expect(rollBackApp(client(), 'b', { log })).rejects.toThrow(
    'No composition in this store has b: the live one has shell, a.',
  );
  await rollBack(client());
  await expect(rollBackApp(client(), 'a', { log })).rejects.toThrow(
    `a is not live, and was not before composition 1. Composition 2 has it: npx vibrant-peak rollback a --to ${releases['a']}`,
  );
  await rollBackApp(client(), 'a', { log, compose, to: releases['a']! });
  expect((await liveReleases())['a']).toBe(release('a', 'one').hash);
});

test('a retired application comes back by its own rollback, whatever was published since', async () => {
  await publish('shell', 'first');
  await publish('a', 'one');
  await retire(client(), 'a', { log, compose });
  await publish('b', 'one');
  await rollBackApp(client(), 'a', { log, compose });
  expect(await liveReleases()).toEqual({
    shell: release('shell', 'first').hash,
    ...{ a: release('a', 'one').hash, b: release('b', 'one').hash },
  });
});

test('a publish that another one overtakes says which, by whom and when', async () => {
  await publish('shell', 'first');
  const lines: string[] = [];
  const store = new Store(meanwhile('b'), hasty());
  await publish('a', 'one', { log: (line) => lines.push(line) }, store);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^Another change was faster \(publish b, by unknown, \d{4}-.*\): composing again on top of it$/,
    ),
  );
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

test('a remote that brings adapters stays: without them the staff area would be that of the default profile', async () => {
  await publish('shell', 'first');
  const offers = { pages: [], adapters: 'adapters' };
  const live = builtRelease({ ...manifestOf('remote-live', '1'), offers }, new Map());
  await publishReleases(client(), [live], { log, compose });
  await expect(retire(client(), 'remote-live', { log, compose })).rejects.toThrow(/cannot leave the site/);
});

test('a publish at the moment of its retirement stays', async () => {
  await publish('shell', 'first');
  await publish('a', 'one');
  const store = new Store(meanwhile('a'), hasty());
  await expect(retire(store, 'a', { log, compose })).rejects.toThrow(/published at this very moment/);
  expect((await liveReleases())['a']).toBe(release('a', 'meanwhile').hash);
});

describe('a canary', () => {
  const canary = (name: string) => ({ target: { kind: 'canary' as const, share: 5, name } });

  test('has to end before another one begins', async () => {
    await publish('shell', 'first');
    await publish('a', 'trial', canary('blue'));
    await expect(publish('b', 'trial', canary('green'))).rejects.toThrow(
      /The canary blue of .* canary withdraw blue$/,
    );
    expect((await client().pointer())!.canary!.name).toBe('blue');
    await withdrawCanary(client(), { name: 'blue', by: 'ali' });
    await publish('b', 'trial', canary('green'));
    expect((await client().pointer())!.canary!.name).toBe('green');
    await expect(shareCanary(client(), { name: 'blue', share: 9 })).rejects.toThrow(
      /No canary is called blue/,
    );
  });

  test('continues when others publish, and ends with its own application', async () => {
    await publish('shell', 'first');
    await publish('a', 'trial', canary('blue'));
    await publish('b', 'one');
    const running = (await client().pointer())!.canary!;
    expect(hashesOf((await client().composition(running.composition)).releases)).toMatchObject({
      a: release('a', 'trial').hash,
      b: release('b', 'one').hash,
    });
    await publish('a', 'two');
    expect((await client().pointer())!.canary).toBeUndefined();
  });
});

describe('an older commit', () => {
  const commits = ['c1', 'c2', 'c3'].map((commit) => commit.repeat(20));
  const provenance = (count: number): Provenance => ({
    by: 'ci',
    at: '2030-01-01T00:00:00.000Z',
    commit: commits[count - 1]!,
    history: commits.slice(0, count),
  });

  test('never replaces a newer one, even when it had to wait for that one', async () => {
    await publish('shell', 'first');
    await publish('a', 'one', { provenance: provenance(1) });
    const outcomes = await Promise.allSettled([
      publish('a', 'three', { provenance: provenance(3) }),
      publish('a', 'two', { provenance: provenance(2) }),
    ]);
    expect(outcomes[0]!.status).toBe('fulfilled');
    expect((await liveReleases())['a']).toBe(release('a', 'three').hash);
    await expect(publish('a', 'two', { provenance: provenance(2) })).rejects.toThrow(OlderError);
    const forced = await publish('a', 'two', { provenance: provenance(2), isForced: true });
    expect(forced.status).toBe('live');
  });

  test('with the same bytes as the live release does not make the live release count as older', async () => {
    await publish('a', 'three', { provenance: provenance(3) });
    // A revert: the bytes of a, and another application that is new.
    const both = [release('a', 'three'), release('b', 'new')];
    await publishReleases(client(), both, { log, compose, provenance: provenance(1) });
    await expect(publish('a', 'two', { provenance: provenance(2) })).rejects.toThrow(OlderError);
  });
});

test('a rollback holds: the release that it took away is refused until it is published with --again', async () => {
  await publish('a', 'good');
  await publish('a', 'bad');
  await rollBack(client(), undefined, { by: 'ali', why: 'empty cart' });
  await expect(publish('a', 'bad')).rejects.toThrow(
    /^This very release of a was rolled back by ali on .*: empty cart\. Publish what mends it, or say --again\.$/,
  );
  await expect(
    publish('a', 'bad', { target: { kind: 'canary', share: 5, name: 'blue' } }),
  ).rejects.toBeInstanceOf(RolledBackError);
  expect((await publish('a', 'bad', { target: { kind: 'preview' } })).status).toBe('preview');
  expect((await publish('a', 'mended')).status).toBe('live');
  await expect(publish('a', 'bad')).rejects.toBeInstanceOf(RolledBackError);
  expect((await publish('a', 'bad', { isAgain: true })).status).toBe('live');
  await publish('a', 'next');
  expect((await publish('a', 'bad')).status).toBe('live');
});

test('a rollback of one application holds for that one, and the restored release may be published', async () => {
  await publish('a', 'good');
  await publish('a', 'bad');
  await publish('b', 'one');
  await rollBackApp(client(), 'a', { log, compose, by: 'ali' });
  await expect(publish('a', 'bad')).rejects.toBeInstanceOf(RolledBackError);
  expect((await publish('a', 'good')).status).toBe('unchanged');
  expect((await publish('b', 'two')).status).toBe('live');
});

test('nothing changes the live release of a locked application; others continue', async () => {
  await publish('a', 'one');
  await publish('a', 'two');
  await publish('b', 'one');
  await publish('a', 'three', { target: { kind: 'canary', share: 5, name: 'blue' } });
  await lock(client(), 'a', { by: 'ali', reason: 'sale until Monday' });
  for (const change of [
    () => publish('a', 'four'),
    () => rollBackApp(client(), 'a', { log, compose }),
    () => rollBack(client(), 1),
    () => retire(client(), 'a', { log, compose }),
    () => promoteCanary(client(), { name: 'blue' }),
    () => shareCanary(client(), { name: 'blue', share: 50 }),
  ])
    await expect(change()).rejects.toThrow(/^a is locked by ali since .*: sale until Monday\./);
  expect((await publish('b', 'two')).status).toBe('live');
  await withdrawCanary(client(), { name: 'blue' });
  await unlock(client(), 'a', 'ali');
  expect((await publish('a', 'four')).status).toBe('live');
  await expect(unlock(client(), 'a', 'ali')).rejects.toThrow('a is not locked.');
});

test('a lock of the whole site holds for applications that are published for the first time, too', async () => {
  await publish('a', 'one');
  await lock(client(), wholeSite, { by: 'ali', reason: 'audit' });
  await expect(publish('b', 'one')).rejects.toThrow(/^The site is locked by ali/);
  expect((await publish('a', 'one')).status).toBe('unchanged');
});
