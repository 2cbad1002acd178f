import { Store } from '@vibrant-peak/engine/store/store';
import { MemoryObjects } from '@vibrant-peak/engine/testing/simulation/memoryObjects';
import { collections } from '@vibrant-peak/shared/schemas/collections';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../http/route';
import type { Content } from '../publishing/assembled';

type Release = ReturnType<Site['releaseOf']>;

/** A site in memory, in the place of a store and compositions. */
export interface FakeSite extends Site {
  /** Holds nothing: what code is live does not depend on the content here. */
  store: Store;
  /** The content that visitors get. */
  shown: () => Content;
  /** Names of the uploaded pictures in the last release. */
  uploaded: string[];
  /** How the last publish was asked for. */
  published?: object;
  /** What composing waits for, and may fail by. */
  composing: () => Promise<unknown>;
  /** Sets an earlier content live, as a rollback does. */
  rollBack: (content: Content) => void;
}

export function fakeSite(): FakeSite {
  let number = 0;
  let live: { release: string; composition: number } | undefined;
  let shown: Content = {};
  let shownPictures = new Map<string, Buffer>();
  const contents = new Map<string, Content>();
  const picturesOf = new Map<string, Map<string, Buffer>>();
  const releaseOf: Site['releaseOf'] = (content, uploaded = new Map<string, Buffer>()) => {
    site.uploaded = [...uploaded.keys()];
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    contents.set(hash, structuredClone(content));
    picturesOf.set(hash, new Map(uploaded));
    return { hash } as Release;
  };
  const setLive = ({ hash }: Release) => {
    live = { release: hash, composition: ++number };
    shown = contents.get(hash)!;
    shownPictures = picturesOf.get(hash)!;
  };
  const site: FakeSite = {
    store: new Store(new MemoryObjects(Date.now)),
    checkout: {
      collections: Object.fromEntries(Object.keys(collections).map((module) => [module, {}])),
      schemas: {},
    },
    hasPicture: (name) => existsSync(join(__dirname, '../../../shared/media', name)),
    releaseOf,
    uploaded: [],
    live: async () => live,
    liveContent: async () =>
      live && {
        collections: JSON.parse(JSON.stringify(shown)) as Content,
        pictures: shownPictures,
        composition: live.composition,
        by: 'Ayesha',
        at: '2026-11-20T10:00:00.000Z',
      },
    publish: async (release, asked) => {
      const { onStep, ...published } = asked;
      site.published = published;
      await onStep?.('composing');
      await site.composing();
      await onStep?.('going live');
      setLive(release);
    },
    preview: async (_release, { onStep }) => {
      await site.composing();
      await onStep?.('going live');
      return { composition: ++number, label: `preview-${number}-${'0'.repeat(32)}` };
    },
    shown: () => shown,
    composing: async () => undefined,
    rollBack: (content) => setLive(releaseOf(content)),
  };
  return site;
}
