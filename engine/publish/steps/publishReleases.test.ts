import type { Compose } from '../rules/change';
import { IncompatibleError } from '../../compose/incompatibleError';
import { hashIn } from '../../formats/address';
import { collectGarbage } from '../../collect/collectGarbage';
import { builtRelease } from '../../formats/manifest';
import type { Provenance } from '../../formats/provenance';
import { OlderError } from '../rules/rejection';
import { publishReleases } from './publishReleases';
import { manifestOf, release } from '../../testing/testStore';
import { composeQuickly } from '../../testing/addComposition';
import { testPublisher } from '../../testing/testPublisher';

const { client, liveReleases, meanwhile, objects, options, publish } = testPublisher();
/** Retains the live composition only. */
const everything = { changes: 1, age: 0, pictures: 0 };

test('thirty publishes at the same moment all go live, one after the other, and none is lost', async () => {
  await publish('shell', 'first');
  const names = Array.from({ length: 30 }, (_, index) => `app-${index}`);
  const slow: Compose = async (store, recipe) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return composeQuickly(store, recipe);
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
    const number = await composeQuickly(store, recipe);
    if (!isDone) {
      isDone = true;
      await publish('b', 'two');
      await publish('b', 'three');
      await collectGarbage(client(), everything);
    }
    return number;
  };
  const { releases } = await publish('a', 'new', { compose: interrupted });
  await client().releases.verify('a', releases['a']!);
  expect((await objects().children('r/a/')).sort()).toEqual([releases['a']]);
});

test('a picture that was removed as garbage is stored again by the next publish, and so is an old one', async () => {
  const picture = 'media/fonts/font.woff2';
  const bare = (text: string) => builtRelease(manifestOf('shell', text), new Map());
  await publish('shell', 'with the picture');
  await publishReleases(client(), [bare('without it')], options);
  expect((await collectGarbage(client(), everything)).removed).toContain(picture);
  await publish('shell', 'again');
  expect(await objects().read(picture)).toBeDefined();
  const written = objects().all.get(picture)!;
  for (const [days, isAnew] of [
    [14, false],
    [15, true],
  ] as const) {
    written.written = Date.now() - days * 86_400_000;
    await publish('shell', `after ${days} days`);
    expect(objects().all.get(picture) !== written).toBe(isAnew);
  }
});

test('an incompatible release is refused with the reasons, and concurrent ones go live', async () => {
  await publish('shell', 'first');
  const compose: Compose = async (store, recipe) => {
    if (hashIn(recipe.releases['b'] ?? '') === release('b', 'bad').hash)
      throw new IncompatibleError(['b does not fit']);
    return composeQuickly(store, recipe);
  };
  const outcomes = await Promise.allSettled([
    publish('a', 'good', { compose }),
    publish('b', 'bad', { compose }),
    publish('c', 'good', { compose }),
    publish('d', 'good', { compose }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  const { reason } = outcomes[1] as PromiseRejectedResult;
  expect(reason).toBeInstanceOf(IncompatibleError);
  expect((reason as IncompatibleError).violations).toEqual(['b does not fit']);
  expect(Object.keys(await liveReleases()).sort()).toEqual(['a', 'c', 'd', 'shell']);
});

test('a publish that another one overtakes says which, by whom and when', async () => {
  await publish('shell', 'first');
  const lines: string[] = [];
  const store = meanwhile('b');
  await publish('a', 'one', { log: (line) => lines.push(line) }, store);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^Another change was faster \(publish b, by unknown, \d{4}-.*\): composing again on top of it$/,
    ),
  );
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

  test('becomes no canary, which would replace the newer one when it is promoted', async () => {
    await publish('shell', 'first');
    await publish('a', 'three', { provenance: provenance(3) });
    const canary = { kind: 'canary', share: 5, name: 'blue' } as const;
    const old = { provenance: provenance(2) };
    await expect(publish('a', 'two', { ...old, target: canary })).rejects.toThrow(OlderError);
    expect(await publish('a', 'two', { ...old, target: { kind: 'preview' } })).toMatchObject({
      status: 'preview',
    });
    expect(await publish('a', 'two', { ...old, target: canary, isForced: true })).toMatchObject({
      status: 'canary',
    });
  });

  test('with the same bytes as the live release does not make the live release count as older', async () => {
    await publish('a', 'three', { provenance: provenance(3) });
    // A revert: the bytes of a, and another application that is new.
    const both = [release('a', 'three'), release('b', 'new')];
    await publishReleases(client(), both, { ...options, provenance: provenance(1) });
    await expect(publish('a', 'two', { provenance: provenance(2) })).rejects.toThrow(OlderError);
  });
});
