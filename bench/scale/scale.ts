import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { imaginaryRemote, remoteNames, withMorePages } from '../../e2e/deploy/bigSite';
import { copyStore } from '../../e2e/deploy/storeCopy';
import { hasS3Server, startS3Server } from '../../e2e/s3Server';
import { removeFolder } from '../../e2e/temporaryFiles';
import '../../e2e/testSite';
import { publishReleases } from '../../engine/publish/steps/publishReleases';
import { FileCache } from '../../engine/serve/fileCache';
import { SiteFolder } from '../../engine/serve/siteFolder';
import { collectGarbage } from '../../engine/collect/collectGarbage';
import { filesIn } from '../../engine/objects/folderFiles';
import { inParallel } from '../../engine/objects/inParallel';
import { openStore } from '../../engine/store/openStore';
import { LocalObjects } from '../../engine/objects/localObjects';
import type { Store } from '../../engine/store/store';
import { recordTable } from '../../e2e/measurements';
import { countCalls } from '../../engine/testing/countCalls';
import { compared, publishPublicPage } from './publicPages';

/**
 * `npm run bench:scale`: 50 remotes, 500 public pages and 1,000 compositions, in folder and bucket.
 * `npm run bench:scale -- folder` leaves the bucket out.
 */
const size = { remotes: 46, pagesOfRemotes: 10, publicPages: 460, compositions: 1000, deadReleases: 5000 };

const limits: Record<string, number> = {
  'publish of a staff remote with ten pages, s': 4,
  'publish of a staff remote with one page, s': 2,
  'calls to the store for it': 100,
  'stored for it beside the release, kB': 200,
  'publish of a public remote with one page, s': Infinity,
  'times the same publish on the test site': 1.3,
  'calls to the store for the public page': 100,
  'calls for it on the test site': Infinity,
  'publish of 460 public pages at once, s': 30,
  'list, s': 1,
  'gc of 5,000 dead releases, s': 60,
  'first fill of a cache, s': Infinity,
  'start from a warm cache, s': 1,
  'from going live to being shown from a cache, s': 2,
  'staff document per remote, bytes in brotli': 60,
};

type Metrics = Record<string, number>;
const log = () => undefined;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

const sizeOf = async (store: Store, names: readonly string[]) => {
  const sizes: number[] = [];
  await inParallel(names, async (name) => {
    const content = await store.objects.read(name);
    sizes.push(content?.length ?? 0);
  });
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
};

/** The brotli size of the staff document that is live. */
async function staffDocument(store: Store): Promise<number> {
  const live = await store.composition((await store.pointer())!.live);
  const { documents } = await store.inventory(live);
  return brotliCompressSync((await store.objects.read(documents['staff']!.file))!).length;
}

/** Grows the test site in a store to its full size. */
async function grow(store: Store): Promise<Metrics> {
  const before = await staffDocument(store);
  const releases = await liveReleases(store);
  const remotes = remoteNames(size.remotes).map((name) =>
    imaginaryRemote(store, name, { pages: size.pagesOfRemotes, releases }),
  );
  await publishReleases(store, await Promise.all(remotes), { log });
  const perRemote = ((await staffDocument(store)) - before) / size.remotes;
  const more = await withMorePages(store, { pages: size.publicPages, releases });
  const atOnce = await timed(() => publishReleases(store, [more], { log }));
  const live = await store.composition((await store.pointer())!.live);
  for (let number = live.number + 1; number <= size.compositions; number++) {
    await store.finishComposition({ ...live, number, base: number - 1 });
    await store.decide({ reason: `publish ${number}` }, () => ({ live: number }));
  }
  await store.claimComposition();
  return {
    'staff document per remote, bytes in brotli': perRemote,
    'publish of 460 public pages at once, s': atOnce,
  };
}

const liveReleases = async (store: Store) =>
  (await store.composition((await store.pointer())!.live)).releases;

async function measure(store: Store): Promise<Metrics> {
  const small = await publishPublicPage(store, await liveReleases(store));
  const metrics = await grow(store);
  const releases = await liveReleases(store);
  const publish = async (to: Store, pages: number, stamp: string) => {
    const release = await imaginaryRemote(store, 'remote-scale', { pages, releases, stamp });
    return timed(() => publishReleases(to, [release], { log }));
  };
  metrics['publish of a staff remote with ten pages, s'] = await publish(store, 10, 'ten');
  const before = new Set(await store.objects.list(''));
  const { objects, calls } = countCalls(store.objects);
  metrics['publish of a staff remote with one page, s'] = await publish(store.over(objects), 1, 'one');
  metrics['calls to the store for it'] = calls();
  const added = (await store.objects.list('')).filter((name) => !before.has(name) && !name.startsWith('r/'));
  metrics['stored for it beside the release, kB'] = (await sizeOf(store, added)) / 1000;
  metrics['list, s'] = await timed(async () => [await store.compositions(), await store.history(10)]);
  const large = await publishPublicPage(store, releases);
  Object.assign(metrics, compared(large, small), await measureCache(store));
  const manifest = Buffer.from('{}');
  await inParallel(
    Array.from({ length: size.deadReleases }, (_, n) => `r/remote-dead/0-dead${n}`),
    async (release) => {
      await store.objects.create(`${release}/app.js`, manifest);
    },
  );
  const least = { changes: 10, age: 0, pictures: 0 };
  metrics['gc of 5,000 dead releases, s'] = await timed(async () => {
    const { removed } = await collectGarbage(store, least);
    const dead = removed.filter((name) => name.startsWith('r/remote-dead/'));
    if (dead.length !== size.deadReleases) throw new Error(`${dead.length} dead releases were removed`);
  });
  return metrics;
}

async function measureCache(store: Store): Promise<Metrics> {
  const folder = mkdtempSync(join(tmpdir(), 'scale-cache-'));
  const open = () => new FileCache(store, new LocalObjects(folder), filesIn(folder));
  const first = await timed(() => open().update());
  const cache = open();
  const warm = await timed(async () => {
    if (!(await cache.open())) throw new Error('not warm');
    const site = new SiteFolder(cache, console.error);
    if (!site.composition(site.entry().live!)) throw new Error('not warm');
  });
  await cache.update();
  await store.decide({ reason: 'rollback' }, () => ({ live: size.compositions }));
  // A server looks once in a second.
  const shown = 1 + (await timed(() => cache.update()));
  removeFolder(folder);
  return {
    'first fill of a cache, s': first,
    'start from a warm cache, s': warm,
    'from going live to being shown from a cache, s': shown,
  };
}

const copy = await copyStore();
const inFolder = await measure(copy.store);
copy.remove();
let inBucket: Metrics = {};
if (hasS3Server && process.argv[2] !== 'folder') {
  const server = await startS3Server('scale');
  const source = await copyStore();
  const store = await openStore('s3://scale/site');
  await inParallel(await source.store.objects.list(''), async (name) =>
    store.objects.create(name, (await source.store.objects.read(name))!),
  );
  inBucket = await measure(store);
  source.remove();
  await server.stop();
}
const cell = (value: number | undefined) =>
  value === undefined ? '' : value < 10 ? value.toFixed(2) : Math.round(value);
const table = Object.entries(limits).map(([name, limit]) => [
  name,
  cell(inFolder[name]),
  cell(inBucket[name]),
  limit === Infinity ? 'none' : limit,
]);
console.table(table);
await recordTable('scale', [['', 'folder', 'bucket', 'limit'], ...table]);
process.exit(0);
