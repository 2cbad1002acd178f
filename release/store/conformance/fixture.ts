import type { BuiltRelease, ReleaseManifest } from '../../publish/release';
import type { ObjectStore } from '../objectStore';
import { Store } from '../store';
import { treeHash } from '../treeHash';

export const day = 86_400_000;

/** A release with nothing in it but some files. */
export function release(name: string, text: string): BuiltRelease {
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

/** Two releases of one application and one of another. */
export const [a, b, c] = [release('a', 'one'), release('a', 'two'), release('b', 'one')] as const;

/** Hands everything on, and fails at what a test names. */
export function failing(store: Store, isFailure: (call: keyof ObjectStore, name: string) => boolean): Store {
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

/** A store that begins empty for each test, and what tests do with it. */
export interface Fixture {
  store: () => Store;
  /** Another one, as empty. */
  open: () => Promise<ObjectStore>;
  flip: (live: number) => Promise<boolean>;
  /** Composes releases without pages, made some days ago. */
  compose: (releases: BuiltRelease[], options?: { daysAgo?: number; base?: number }) => Promise<number>;
}

export function createFixture(open: () => Promise<ObjectStore>): Fixture {
  let store: Store;
  beforeEach(async () => {
    store = new Store(await open());
  });
  return {
    store: () => store,
    open,
    flip: async (live) => store.flip(await store.pointer(), { live, reason: 'test' }),
    compose: async (releases, { daysAgo = 0, base } = {}) => {
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
    },
  };
}

export async function* files(): AsyncGenerator<[file: string, content: Buffer]> {
  for (let page = 0; page < 12; page++) yield [`page ${page}.html`, Buffer.from(`<p>${page}</p>`)];
}
