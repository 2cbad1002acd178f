import { builtRelease, type BuiltRelease, type ReleaseManifest } from '../formats/manifest';
import type { ObjectStore } from '../objects/objectStore';
import { addMedia } from '../store/addMedia';
import { Store } from '../store/store';
import { composeQuickly } from './addComposition';
import { MemoryObjects } from './simulation/memoryObjects';

/** The manifest of a release that offers nothing. */
export const manifestOf = (name: string, version: string): ReleaseManifest => ({
  name,
  version,
  contract: 1,
  integrity: {},
  files: {},
  media: {},
  assets: { exposes: {}, provided: {}, packages: [], uses: {}, uniqueName: name },
});

/** A release with nothing in it but some files. */
export function release(name: string, text: string): BuiltRelease {
  const media = new Map([['fonts/font.woff2', Buffer.from('font')]]);
  const files = new Map([
    ['app.js', Buffer.from(`/* ${text} */`.repeat(100))],
    ...Array.from({ length: 10 }, (_, n) => [`chunks/${n}.js`, Buffer.from(`${text} ${n}`)] as const),
  ]);
  return builtRelease(manifestOf(name, text), files, media);
}

/** Two releases of one application and one of another. */
export const [a, b, c] = [release('a', 'one'), release('a', 'two'), release('b', 'one')] as const;

/** Delegates all calls, except those that a test makes fail or precedes with work of its own. */
export function failing(
  store: Store,
  isFailure: (call: keyof ObjectStore, name: string) => boolean | Promise<boolean>,
): Store {
  const objects = new Proxy(store.objects, {
    get(target, call: keyof ObjectStore) {
      const work = target[call] as (...input: unknown[]) => unknown;
      return async (name: string, ...rest: unknown[]) => {
        if (await isFailure(call, name)) throw new Error('injected fault');
        return work.call(target, name, ...rest);
      };
    },
  });
  return store.over(objects);
}

/** An empty store in memory for each test, and helpers for it. */
export function testStore() {
  let now: number;
  let store: Store;
  beforeEach(() => {
    now = Date.now();
    store = new Store(new MemoryObjects(() => now));
  });
  return {
    store: () => store,
    setLive: (live: number) => store.decide({ reason: 'test' }, () => ({ live })),
    /** Has everything that is there grow older by so many milliseconds, by the storage's clock. */
    letPass: (milliseconds: number) => void (now += milliseconds),
    /** Composes releases without pages. */
    compose: async (built: BuiltRelease[], base?: number) => {
      const { live } = (await store.log.read()).entry;
      const releases: Record<string, string> = {};
      for (const each of built) {
        await addMedia(store, each.media);
        releases[each.name] = await store.releases.add(each, live);
      }
      return composeQuickly(store, { releases, provenances: {}, base });
    },
  };
}

/** Gives each test a store in memory with the same objects, filled once. */
export function copiesOfStore(fill: (store: Store) => Promise<unknown>): () => Promise<Store> {
  const filled = new MemoryObjects(Date.now);
  let filling: Promise<unknown> | undefined;
  return async () => {
    await (filling ??= fill(new Store(filled)));
    const copy = new MemoryObjects(Date.now);
    for (const [name, object] of filled.all) copy.all.set(name, object);
    return new Store(copy);
  };
}
