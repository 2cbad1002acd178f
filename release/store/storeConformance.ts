import type { BuiltRelease, ReleaseManifest } from '../publish/release';
import { collectGarbage, trimHistory, type Retention } from './collectGarbage';
import { folderOf, foldersOf, lease, leaseTime } from './leases';
import type { ObjectStore } from './objectStore';
import { Store } from './store';
import { treeHash } from './treeHash';

const day = 86_400_000;
const retention: Retention = { flips: 1, age: day, grace: day };

/** A release with nothing in it but some files. */
function release(name: string, text: string): BuiltRelease {
  const manifest = { name, version: text } as ReleaseManifest;
  const files = new Map([
    ['release.json', Buffer.from(JSON.stringify(manifest))],
    ['app.js', Buffer.from(`/* ${text} */`.repeat(100))],
    ...Array.from({ length: 20 }, (_, n) => [`chunks/${n}.js`, Buffer.from(`${text} ${n}`)] as const),
  ]);
  return {
    name,
    hash: treeHash(files),
    manifest,
    files,
    media: new Map([['font.woff2', Buffer.from('font')]]),
  };
}

/** Hands everything on, and fails at what a test names. */
function failing(store: Store, isFailure: (call: keyof ObjectStore, name: string) => boolean): Store {
  const objects = new Proxy(store.objects, {
    get(target, call: keyof ObjectStore) {
      return (name: string, ...rest: unknown[]) => {
        if (isFailure(call, name)) return Promise.reject(new Error('injected fault'));
        return (target[call] as (...input: unknown[]) => unknown).call(target, name, ...rest);
      };
    },
  });
  return new Store(objects);
}

/** What the release machinery relies on in a store, as tests of one that begins empty. */
export function promisesOfStore(open: () => Promise<ObjectStore>): void {
  let store: Store;
  const [a, b, c] = [release('a', 'one'), release('a', 'two'), release('b', 'one')] as const;
  const flip = async (live: number) => store.flip(await store.pointer(), { live, reason: 'test' });

  /** Composes releases without pages, made some days ago. */
  async function compose(
    releases: BuiltRelease[],
    { daysAgo = 0, base }: { daysAgo?: number; base?: number } = {},
  ) {
    for (const each of releases) await store.addRelease(each);
    const sequence = await store.claimComposition();
    await store.addComposition(
      {
        sequence,
        releases: Object.fromEntries(releases.map(({ name, hash }) => [name, hash])),
        made: new Date(Date.now() - daysAgo * day).toISOString(),
        ...(base !== undefined && { base }),
      },
      files(),
    );
    return sequence;
  }

  beforeEach(async () => {
    store = new Store(await open());
  });

  describe('releases', () => {
    test('are stored whole and read back under their hash', async () => {
      const counts: number[] = [];
      await store.addRelease(a, (stored, total) => counts.push(stored, total));
      await store.verifyRelease('a', a.hash);
      expect(await store.manifest('a', a.hash)).toEqual(a.manifest);
      expect(await store.releaseFile('a', a.hash, 'app.js')).toEqual(a.files.get('app.js'));
      expect(await store.objects.list('media/')).toEqual(['media/font.woff2']);
      expect(counts.slice(-2)).toEqual([22, 22]);
    });

    test('are not there before their manifest is, and are finished by the next publish', async () => {
      const dying = failing(store, (call, name) => call === 'create' && name.endsWith('chunks/9.js'));
      await expect(dying.addRelease(a)).rejects.toThrow('injected fault');
      expect((await store.objects.list(`r/a/${a.hash}/`)).length).toBeGreaterThan(0);
      expect(await store.hasRelease('a', a.hash)).toBe(false);
      await store.addRelease(a);
      await store.verifyRelease('a', a.hash);
    });

    test('have their manifest written last, when all else has arrived', async () => {
      const order: string[] = [];
      const watching = failing(store, (call, name) => {
        if (call === 'create') order.push(name);
        return false;
      });
      await watching.addRelease(a);
      expect(order.at(-1)).toBe(`r/a/${a.hash}/release.json`);
      const slow = new Store(await open());
      let isOnItsWay = 0;
      const create = slow.objects.create.bind(slow.objects);
      slow.objects.create = async (name, content) => {
        if (name.endsWith('release.json')) expect(isOnItsWay).toBe(0);
        isOnItsWay++;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
        return create(name, content).finally(() => isOnItsWay--);
      };
      await slow.addRelease(a);
      expect(isOnItsWay).toBe(0);
    });

    test.each([
      ['another byte', 'app.js', Buffer.from('other'), /other bytes under release/],
      ['a file too many', 'more.js', Buffer.from('more'), /other bytes under release/],
      ['a damaged copy', 'app.js.gz', Buffer.from('x'), /damaged copy app\.js\.gz/],
    ])('are refused when they hold %s', async (_, file, content, message) => {
      await store.addRelease(a);
      await store.objects.write(`r/a/${a.hash}/${file}`, content);
      await expect(store.verifyRelease('a', a.hash)).rejects.toThrow(message);
    });
  });

  describe('compositions and the pointer', () => {
    test('of 10 that claim a number at once each gets its own', async () => {
      const claimed = await Promise.all(Array.from({ length: 10 }, () => store.claimComposition()));
      expect(claimed.sort((x, y) => x - y)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    });

    test('a composition that was only claimed is none', async () => {
      await store.claimComposition();
      await expect(store.composition(1)).rejects.toThrow('The store holds no composition 1');
      expect(await store.compositions()).toEqual([]);
    });

    test('a composition has its last file when it has all others', async () => {
      const dying = failing(store, (call, name) => call === 'create' && name.endsWith('page 5.html'));
      const sequence = await dying.claimComposition();
      const composition = { sequence, releases: {}, made: new Date().toISOString() };
      await expect(dying.addComposition(composition, files())).rejects.toThrow('injected fault');
      await expect(store.composition(sequence)).rejects.toThrow('The store holds no composition');
    });

    test('of 10 that flip at once one does, and nobody flips from what was before', async () => {
      const before = await store.pointer();
      const flips = Array.from({ length: 10 }, (_, live) => store.flip(before, { live, reason: `${live}` }));
      const results = await Promise.all(flips);
      expect(results.filter(Boolean)).toHaveLength(1);
      expect((await store.pointer())!.live).toBe(results.indexOf(true));
      expect(await store.flip(before, { live: 99, reason: 'late' })).toBe(false);
      expect(await flip(100)).toBe(true);
      expect((await store.history(5)).map(({ turn }) => turn)).toEqual([2, 1]);
    });

    test('the log is trimmed from its old end', async () => {
      for (let live = 1; live <= 12; live++) await flip(live);
      await trimHistory(store, 3);
      expect((await store.history(100)).map(({ live }) => live)).toEqual([12, 11, 10]);
    });
  });

  describe('collecting garbage', () => {
    test('lists first and removes in the next run, after the time of grace', async () => {
      const old = await compose([a], { daysAgo: 5 });
      await flip(await compose([b]));
      const doomed = [`compositions/${old}/`, `r/a/${a.hash}/`];
      expect(await collectGarbage(store, retention)).toEqual({ removed: [], marked: doomed });
      expect((await collectGarbage(store, retention)).removed).toEqual([]);
      expect((await collectGarbage(store, retention, Date.now() + day)).removed).toEqual(doomed);
      expect(await store.objects.list(doomed[0]!)).toEqual([]);
      expect(await store.objects.list(doomed[1]!)).toEqual([]);
      await store.verifyRelease('a', b.hash);
    });

    test('keeps what is live, on trial, on the way back, or young', async () => {
      const first = await compose([a, c], { daysAgo: 9 });
      const live = await compose([b, c], { daysAgo: 8, base: first });
      const canary = await compose([a, c], { daysAgo: 7 });
      const young = await compose([release('a', 'young')]);
      await store.flip(undefined, {
        live,
        canary: { composition: canary, share: 5, replaced: { a: a.hash } },
        reason: 'test',
      });
      await collectGarbage(store, { ...retention, flips: 2 });
      const later = await collectGarbage(store, { ...retention, age: 3 * day, flips: 2 }, Date.now() + day);
      expect(later).toEqual({ removed: [], marked: [] });
      for (const sequence of [first, live, canary, young]) await store.composition(sequence);
    });

    test('spares what somebody publishes at this moment, until the lease is old or given back', async () => {
      await flip(await compose([b]));
      const end = await lease(store, foldersOf({ a: a.hash }));
      await store.addRelease(a);
      expect((await collectGarbage(store, retention)).marked).toEqual([]);
      expect((await collectGarbage(store, retention, Date.now() + leaseTime + 1)).marked).toEqual([
        `r/a/${a.hash}/`,
      ]);
      await end();
      expect((await collectGarbage(store, retention, Date.now() + 2 * day)).removed).toEqual([
        `r/a/${a.hash}/`,
      ]);
    });

    test('spares what somebody is about to roll back to, also when it was listed', async () => {
      const hasty = { ...retention, grace: 0 };
      const old = await compose([a], { daysAgo: 5 });
      await flip(await compose([b]));
      const folders = [folderOf(old), ...foldersOf({ a: a.hash })];
      expect((await collectGarbage(store, hasty)).marked).toEqual(folders);
      const end = await lease(store, folders);
      expect(await collectGarbage(store, hasty)).toEqual({ removed: [], marked: [] });
      await store.composition(old);
      await end();
      await collectGarbage(store, hasty);
      expect((await collectGarbage(store, hasty)).removed).toEqual(folders);
    });

    test('spares what was listed and is named again when its time has come', async () => {
      await compose([a], { daysAgo: 5 });
      await flip(await compose([b]));
      await collectGarbage(store, retention);
      await flip(await compose([a]));
      await collectGarbage(store, retention, Date.now() + day);
      await store.verifyRelease('a', a.hash);
    });

    test('goes on where a run that died stopped, and nobody publishes what it was removing', async () => {
      const old = await compose([a], { daysAgo: 5 });
      await flip(await compose([b]));
      await collectGarbage(store, retention);
      const dying = failing(store, (call, name) => call === 'remove' && name.endsWith('chunks/3.js'));
      await expect(collectGarbage(dying, retention, Date.now() + day)).rejects.toThrow('injected fault');
      expect(await store.hasRelease('a', a.hash)).toBe(false);
      await expect(lease(store, foldersOf({ a: a.hash }))).rejects.toThrow(/is being removed as garbage/);

      // The time of grace has passed for this list: no other day to wait.
      expect((await collectGarbage(store, retention)).removed).toContain(`r/a/${a.hash}/`);
      expect(await store.objects.list(`r/a/${a.hash}/`)).toEqual([]);
      expect(await store.objects.list(`compositions/${old}/`)).toEqual([]);
      const end = await lease(store, foldersOf({ a: a.hash }));
      await end();
    });

    test('leaves nothing of a composition whose removal was cut short after its claim', async () => {
      const old = await compose([a], { daysAgo: 5 });
      await flip(await compose([b]));
      await collectGarbage(store, retention);
      const dying = failing(store, (call, name) => call === 'remove' && name.endsWith('page 3.html'));
      await expect(collectGarbage(dying, retention, Date.now() + day)).rejects.toThrow('injected fault');
      await collectGarbage(store, retention);
      expect(await store.objects.list(`compositions/${old}/`)).toEqual([]);
    });

    test('never gives a number free that a server may have seen', async () => {
      await flip(await compose([b]));
      const newest = await compose([a], { daysAgo: 5 });
      await collectGarbage(store, retention);
      await collectGarbage(store, retention, Date.now() + day);
      expect(await store.claimComposition()).toBeGreaterThan(newest);
    });

    test('removes what a publish that died began, when it is old', async () => {
      await flip(await compose([b]));
      await store.claimComposition();
      await flip(await compose([b, c]));
      expect((await collectGarbage(store, retention)).marked).toEqual([]);
      expect((await collectGarbage(store, retention, Date.now() + leaseTime + 1)).marked).toEqual([
        'compositions/2/',
      ]);
    });
  });
}

async function* files(): AsyncGenerator<[file: string, content: Buffer]> {
  for (let page = 0; page < 12; page++) yield [`page ${page}.html`, Buffer.from(`<p>${page}</p>`)];
}
