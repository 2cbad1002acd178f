import { addComposition } from '../addComposition';
import { builtRelease, type BuiltRelease, type ReleaseManifest } from '../../formats/manifest';
import { format } from '../../formats/formats';
import type { ObjectStore } from '../../objects/objectStore';
import { addMedia } from '../../store/addMedia';
import { Store } from '../../store/store';

export const day = 86_400_000;

/** The manifest of a release that offers nothing. */
export const manifestOf = (name: string, version: string): ReleaseManifest => ({
  ...{ format, name, version, contract: 1, integrity: {}, files: {}, media: {} },
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
      return async (name: string, ...rest: unknown[]) => {
        if (await isFailure(call, name)) throw new Error('injected fault');
        return (target[call] as (...input: unknown[]) => unknown).call(target, name, ...rest);
      };
    },
  });
  return new Store(objects);
}

/** An empty store for each test, and helpers for it. */
export interface Fixture {
  store: () => Store;
  /** Another one, as empty. */
  open: () => Promise<ObjectStore>;
  setLive: (live: number) => Promise<unknown>;
  /** Composes releases without pages. */
  compose: (releases: BuiltRelease[], options?: { base?: number }) => Promise<number>;
  /** Has everything that is there grow older by so many milliseconds, by the storage's clock. */
  letPass: (milliseconds: number) => Promise<void>;
}

/** A storage with a clock that a test controls. */
class AgingObjects {
  private readonly ages = new Map<string, number>();

  constructor(private readonly objects: ObjectStore) {}

  async letPass(milliseconds: number): Promise<void> {
    for (const name of await this.objects.list(''))
      this.ages.set(name, (this.ages.get(name) ?? 0) + milliseconds);
  }

  /** The storage as its clients see it. */
  seen(): ObjectStore {
    const { objects, ages } = this;
    return new Proxy(objects, {
      get(target, call: keyof ObjectStore) {
        if (call === 'times')
          return async (prefix: string) => {
            const times = [...(await target.times(prefix))];
            return new Map(times.map(([name, time]) => [name, time - (ages.get(name) ?? 0)]));
          };
        if (call === 'remove')
          return (names: string[]) => {
            for (const name of names) ages.delete(name);
            return target.remove(names);
          };
        const member = target[call] as unknown;
        return typeof member === 'function' ? (member.bind(target) as unknown) : member;
      },
    });
  }
}

export function createFixture(open: () => Promise<ObjectStore>): Fixture {
  let store: Store;
  let aging: AgingObjects;
  beforeEach(async () => {
    aging = new AgingObjects(await open());
    store = new Store(aging.seen());
  });
  return {
    store: () => store,
    open,
    setLive: (live) => store.decide({ reason: 'test' }, () => ({ live })),
    letPass: (milliseconds) => aging.letPass(milliseconds),
    compose: async (built, { base } = {}) => {
      const { live } = (await store.log.read()).entry;
      const releases: Record<string, string> = {};
      for (const each of built) {
        await addMedia(store, each.media);
        releases[each.name] = await store.releases.add(each, live);
      }
      const number = await store.claimComposition();
      await addComposition(store, {
        ...{ number, releases, made: new Date().toISOString() },
        ...(base !== undefined && { base }),
      });
      return number;
    },
  };
}
