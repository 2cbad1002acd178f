import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256 } from '../formats/address';
import { bytesOf, lastFile } from '../formats/composition';
import { filesIn } from '../objects/folderFiles';
import { entryName } from '../log/entry';
import { LocalObjects } from '../objects/localObjects';
import { Store } from '../store/store';
import { writeFixtureStore } from '../testing/fuzz/fixtureStore';
import { cacheFolder } from './cacheFolder';
import { FileCache } from './fileCache';
import { Follower } from './follower';
import { probes } from './health';
import { SiteFolder } from './siteFolder';

const base = mkdtempSync(join(tmpdir(), 'cache-'));
let count = 0;
const newFolder = () => join(base, String(count++));

afterAll(() => rmSync(base, { recursive: true, force: true }));

const drawing = 'media/drawing.0a1b2c3d.svg';

/** A store, a cache of it and its folder, and a way to have the store away. */
function newCache() {
  const source = newFolder();
  const script = writeFixtureStore(source, 1024).script.slice(1);
  const folder = newFolder();
  const asked: string[] = [];
  const bucket = { isAway: false, asked };
  const local = new LocalObjects(source);
  const objects = new Proxy(local, {
    get: (target, call, receiver) => {
      const found: unknown = Reflect.get(target, call, receiver);
      if (typeof found !== 'function') return found;
      return (...given: unknown[]) => {
        asked.push(`${String(call)} ${String(given[0])}`);
        if (bucket.isAway) return Promise.reject(new Error('no route'));
        return (found as (...given: unknown[]) => unknown).apply(target, given);
      };
    },
  });
  const store = new Store(objects);
  /** A new process over the same folder. */
  const start = async () => {
    const cache = new FileCache(new Store(objects), new LocalObjects(folder), filesIn(folder));
    return { cache, isWarm: await cache.open(), site: new SiteFolder(cache, () => undefined) };
  };
  return { source, folder, script, store, bucket, start };
}

type Opened = Awaited<ReturnType<ReturnType<typeof newCache>['start']>>;

async function contentOf({ cache }: Opened, name: string): Promise<Buffer | undefined> {
  const found = await cache.find(name);
  return found && readFileSync(found.path);
}

/** Names of everything that visitors get. */
async function shownNames(store: Store, script: string): Promise<string[]> {
  const files = await store.filesOf(await store.composition((await store.pointer())!.live));
  const copies = [script, ...files.filter((name) => name.endsWith('.html'))].map((name) => `${name}.br`);
  return [...files, script, drawing, ...copies];
}

test('what is live is complete before it is shown; from then on it needs the store no more', async () => {
  const { source, script, store, bucket, start } = newCache();
  const server = await start();
  expect(server.isWarm).toBe(false);
  expect(server.site.pointer()).toBeUndefined();
  await server.cache.update();
  const names = await shownNames(store, script);
  bucket.isAway = true;
  expect(server.site.pointer()?.live).toBe(1);
  for (const name of names) expect(await contentOf(server, name)).toEqual(readFileSync(join(source, name)));
});

test('after a restart while the store is away, what was shown last is shown', async () => {
  const { script, store, bucket, start } = newCache();
  await (await start()).cache.update();
  const names = await shownNames(store, script);
  bucket.isAway = true;
  const again = await start();
  expect(again.isWarm).toBe(true);
  await expect(again.cache.update()).rejects.toThrow('no route');
  expect(again.site.composition(again.site.pointer()!.live)?.number).toBe(1);
  for (const name of names) expect(await contentOf(again, name)).toBeDefined();
});

test('something else is fetched when it is asked for, once', async () => {
  const { source, store, bucket, start } = newCache();
  const server = await start();
  await server.cache.update();
  const own = await store.composition(1);
  await store.finishComposition({ ...own, number: 2 });
  writeFileSync(join(source, 'media/old.0a1b2c3d.avif'), 'picture');
  bucket.asked.length = 0;
  for (let time = 0; time < 3; time++) {
    expect(String(await contentOf(server, 'media/old.0a1b2c3d.avif'))).toBe('picture');
    expect((await server.site.preview(2))?.number).toBe(2);
    expect(await server.site.preview(3)).toBeUndefined();
  }
  expect(bucket.asked.filter((each) => each.includes('compositions/3'))).toHaveLength(3);
  expect(bucket.asked.filter((each) => !each.includes('compositions/3'))).toEqual([
    'read media/old.0a1b2c3d.avif',
    `read ${lastFile(2)}`,
  ]);
});

test.each(['document', 'picture', 'script', 'copy', 'inventory'] as const)(
  'a damaged %s on the disk is noticed by its hash, and fetched again',
  async (kind) => {
    const { source, folder, script, store, bucket, start } = newCache();
    await (await start()).cache.update();
    const own = await store.composition(1);
    const document = (await store.inventory(own)).documents['/']!.file;
    const name = { document, picture: drawing, script, copy: `${document}.br`, inventory: own.inventory }[
      kind
    ];
    const whole = readFileSync(join(source, name));
    const damaged = join(folder, sha256(whole));
    appendFileSync(damaged, 'x');
    const again = await start();
    await again.cache.update();
    expect(await contentOf(again, name)).toEqual(whole);
    expect(readFileSync(damaged)).toEqual(whole);

    // While the store is away it is not sent at all.
    appendFileSync(damaged, 'x');
    bucket.isAway = true;
    await expect((await start()).cache.find(name)).rejects.toThrow('no route');
  },
);

test('a folder that was emptied is filled again, also below a running server', async () => {
  const { source, folder, script, start } = newCache();
  const server = await start();
  await server.cache.update();
  rmSync(folder, { recursive: true });
  await server.cache.find(script);
  expect(await contentOf(server, script)).toEqual(readFileSync(join(source, script)));
  const again = await start();
  expect(again.isWarm).toBe(false);
  await again.cache.update();
  expect(again.site.pointer()?.live).toBe(1);
});

test('a damaged index is none', async () => {
  const { folder, start } = newCache();
  await (await start()).cache.update();
  writeFileSync(join(folder, 'index.json'), '{"entry":');
  const again = await start();
  expect(again.isWarm).toBe(false);
  await again.cache.update();
  expect(again.site.pointer()?.live).toBe(1);
});

test.each<[what: string, named: (store: Store, script: string) => Promise<string>]>([
  ['release', async (_store, script) => script],
  [
    'document',
    async (store: Store) => (await store.inventory(await store.composition(1))).documents['/']!.file,
  ],
])('a %s with other bytes than its name promises is not shown', async (_, named) => {
  const { source, script, store, start } = newCache();
  appendFileSync(join(source, await named(store, script)), '<script>alert(1)</script>');
  const server = await start();
  await expect(server.cache.update()).rejects.toThrow('The store holds other bytes under');
  expect(server.site.pointer()).toBeUndefined();
});

test('a damaged compressed copy is left out: the document itself is sent', async () => {
  const { source, store, start } = newCache();
  const { file } = (await store.inventory(await store.composition(1))).documents['/']!;
  writeFileSync(join(source, `${file}.br`), 'x');
  const server = await start();
  await server.cache.update();
  expect(await contentOf(server, file)).toBeDefined();
  expect(await contentOf(server, `${file}.br`)).toBeUndefined();
});

test('a strange key in the bucket holds up nothing', async () => {
  const { store, start } = newCache();
  const { objects } = store;
  const list = objects.list.bind(objects);
  objects.list = async (prefix) => [prefix, ...(await list(prefix)), `${prefix}../x`];
  const server = await start();
  await server.cache.update();
  expect(server.site.pointer()?.live).toBe(1);
});

test('what the collection of garbage took from the store leaves the disk', async () => {
  const { source, folder, store, start } = newCache();
  const server = await start();
  await server.cache.update();
  const picture = 'media/old.0a1b2c3d.avif';
  writeFileSync(join(source, picture), 'picture');
  await server.cache.find(picture);
  const file = join(folder, sha256('picture'));
  await store.decide({ reason: 'another' }, () => ({ live: 1 }));
  await server.cache.update();
  expect(readFileSync(file, 'utf8')).toBe('picture');
  rmSync(join(source, picture));
  const seen = await store.log.read();
  await store.log.append(seen, { collected: seen.top + 1 });
  await server.cache.update();
  expect(readdirSync(folder)).not.toContain(sha256('picture'));
  expect(await contentOf(server, picture)).toBeUndefined();
  expect(await contentOf(server, drawing)).toBeDefined();
});

test('a listing that comes late takes a server back to nothing', async () => {
  const { source, store, start } = newCache();
  const own = await store.composition(1);
  mkdirSync(join(source, 'compositions/2'));
  writeFileSync(join(source, lastFile(2)), bytesOf({ ...own, number: 2 }));
  await store.decide({ reason: 'second' }, () => ({ live: 2 }));
  const server = await start();
  await server.cache.update();
  rmSync(join(source, entryName(2)));
  expect((await server.cache.update())?.live).toBe(2);
  expect(server.site.pointer()?.live).toBe(2);
  const again = await start();
  await again.cache.update();
  expect(again.site.pointer()?.live).toBe(2);
});

test.each([
  [
    'is of another version',
    (pointer: string) => writeFileSync(pointer, '{"format":2,"sequence":2,"live":7}'),
  ],
  ['cannot be read', (pointer: string) => mkdirSync(pointer)],
  ['names a composition that is not there', (pointer: string) => writeFileSync(pointer, entryOf(7))],
  ['is the one that is served, and damaged', (pointer: string) => writeFileSync(entryBefore(pointer), 'x')],
  ['is gone with the whole log', (pointer: string) => rmSync(join(pointer, '..'), { recursive: true })],
])('a server whose newest entry %s says so, and goes on with what it has', async (_, spoil) => {
  const { source } = newCache();
  const lines: string[] = [];
  const site = new SiteFolder(filesIn(source), (line) => lines.push(line));
  const health = () => probes(site, () => ({ status: 'current' }))('/healthz')!;
  const before = site.pointer();
  expect(before?.live).toBe(1);
  expect(JSON.parse(health().text)).toMatchObject({ status: 'current', composition: 1 });
  spoil(join(source, entryName(2)));
  expect(site.pointer()).toEqual(before);
  expect(JSON.parse(health().text)).toMatchObject({ status: 'stale', composition: 1 });
  expect(lines).toEqual([expect.stringContaining('What was live before is served: ')]);
});

const entryOf = (live: number) =>
  JSON.stringify({ format: 1, sequence: 2, id: 'x', live, at: 'now', reason: 'test', keptFrom: 0 });
const entryBefore = (pointer: string) => pointer.replace('00000002', '00000001');

test('previews are not all kept in memory', () => {
  const { source } = newCache();
  const own = JSON.parse(readFileSync(join(source, 'compositions/1/composition.json'), 'utf8')) as object;
  for (let number = 2; number <= 30; number++) {
    const folder = join(source, 'compositions', String(number));
    cpSync(join(source, 'compositions/1'), folder, { recursive: true });
    writeFileSync(join(folder, 'composition.json'), JSON.stringify({ ...own, number }));
  }
  const site = new SiteFolder(filesIn(source));
  const live = site.composition(1);
  for (let number = 2; number <= 30; number++) {
    expect(site.composition(number)?.number).toBe(number);
    expect(site.composition(1)).toBe(live);
  }
  const second = site.composition(2);
  for (let number = 3; number <= 30; number++) site.composition(number);
  expect(site.composition(2)).not.toBe(second);
});

test('the folder is one of its own in a folder of any mode, and nobody else can read it', () => {
  const { MIRROR } = process.env;
  const open = newFolder();
  mkdirSync(open);
  chmodSync(open, 0o777);
  process.env['MIRROR'] = open;
  const folder = cacheFolder();
  expect(join(folder, '..')).toBe(open);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  // A volume may have its modes changed when it is mounted.
  chmodSync(folder, 0o770);
  expect(cacheFolder()).toBe(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);

  rmSync(folder, { recursive: true });
  const elsewhere = newFolder();
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, folder);
  expect(cacheFolder).toThrow(`${folder} is no folder). Name a folder for it with MIRROR.`);
  if (MIRROR === undefined) delete process.env['MIRROR'];
  else process.env['MIRROR'] = MIRROR;
});

test('without a place for the cache, one sentence says how to name another', () => {
  const { XDG_CACHE_HOME } = process.env;
  delete process.env['XDG_CACHE_HOME'];
  const homedir = jest.spyOn(os, 'homedir').mockImplementation(() => {
    throw new Error('uv_os_homedir returned ENOENT');
  });
  const sentence = /^The cache of the store has no place \(.*\)\. Name a folder for it with MIRROR\.$/;
  expect(cacheFolder).toThrow(sentence);
  const file = newFolder();
  writeFileSync(file, '');
  homedir.mockReturnValue(file);
  expect(cacheFolder).toThrow(sentence);
  homedir.mockRestore();
  if (XDG_CACHE_HOME !== undefined) process.env['XDG_CACHE_HOME'] = XDG_CACHE_HOME;
});

test('while the store is away, the log and the state say so', async () => {
  const { store, bucket, start } = newCache();
  const server = await start();
  await server.cache.update();
  bucket.isAway = true;
  const lines: string[] = [];
  const follower = new Follower(server.cache.update, (line) => lines.push(line));
  await follower.look();
  await follower.look();
  expect(follower.state()).toEqual({ status: 'stale' });
  expect(lines).toEqual(['The store cannot be followed: no route']);

  bucket.isAway = false;
  await follower.look();
  expect(lines.at(-1)).toBe('The store is followed again.');
  expect(follower.state().status).toBe('current');
  expect(follower.changes).toBe(0);
  await store.decide({ reason: 'test' }, () => ({ live: 1 }));
  await follower.look();
  expect(follower.changes).toBe(1);
});
