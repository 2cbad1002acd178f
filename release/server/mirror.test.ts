import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
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
import { setTimeout as pause } from 'node:timers/promises';
import { entryName } from '../store/log/entry';
import { LocalObjects } from '../store/localObjects';
import { Store } from '../store/store';
import { Follower } from './follower';
import { writeFixtureStore } from '../testing/fuzz/fixtureStore';
import { probes } from './health';
import { Mirror } from './mirror';
import { servedObjects } from './servedObjects';
import { MemoryObjects } from '../testing/simulation/memoryObjects';
import { SiteFolder } from './siteFolder';

const base = mkdtempSync(join(tmpdir(), 'mirror-'));
let count = 0;
const newFolder = () => join(base, String(count++));

afterAll(() => rmSync(base, { recursive: true, force: true }));

function copyOfFixture() {
  const source = newFolder();
  const { script } = writeFixtureStore(source, 1024);
  const folder = newFolder();
  const store = new Store(new LocalObjects(source));
  return { source, folder, script, store, mirror: new Mirror(store, new LocalObjects(folder)) };
}

test('the copy is complete, and its bytes match the addresses', async () => {
  const { source, folder, script, mirror } = copyOfFixture();
  await mirror.update();
  expect(readFileSync(join(folder, script))).toEqual(readFileSync(join(source, script)));
  expect(await mirror.verify()).toEqual([]);
});

test('a release whose bytes do not match its address is not copied', async () => {
  const { source, folder, script, mirror } = copyOfFixture();
  appendFileSync(join(source, script), 'alert(1)');
  await expect(mirror.update()).rejects.toThrow('other bytes');
  expect(existsSync(join(folder, script))).toBe(false);
  expect(new SiteFolder(folder).composition(1)).toBeUndefined();
});

test('changes in the copy are found while it is served, and fetched again', async () => {
  for (const kind of ['document', 'picture', 'script'] as const) {
    const { source, folder, script, store, mirror } = copyOfFixture();
    await mirror.update();
    const document = (await store.inventory(await store.composition(1))).documents['/']!.file;
    const file = { document, picture: 'media/drawing.0a1b2c3d.svg', script }[kind];
    appendFileSync(join(folder, file), 'x');
    const again = new Mirror(store, new LocalObjects(folder));
    expect(await again.isWarm()).toBe(true);
    expect(await again.verify()).toHaveLength(1);
    expect(readFileSync(join(folder, file))).toEqual(readFileSync(join(source, file)));
    expect(await again.verify()).toEqual([]);
  }
});

test('a document with other bytes than its name promises is not copied', async () => {
  const { source, folder, store, mirror } = copyOfFixture();
  const { file } = (await store.inventory(await store.composition(1))).documents['/']!;
  appendFileSync(join(source, file), '<script>alert(1)</script>');
  await expect(mirror.update()).rejects.toThrow(`The store holds other bytes under ${file}`);
  expect(new SiteFolder(folder).composition(1)).toBeUndefined();
});

test('a damaged compressed copy is left out: the document itself is served', async () => {
  const { source, folder, store, mirror } = copyOfFixture();
  const { file } = (await store.inventory(await store.composition(1))).documents['/']!;
  writeFileSync(join(source, `${file}.br`), 'x');
  await mirror.update();
  expect(existsSync(join(folder, file))).toBe(true);
  expect(existsSync(join(folder, `${file}.br`))).toBe(false);
});

test('changed files that cannot be fetched are removed, and fetched when the store answers', async () => {
  const { source, folder, script, store, mirror } = copyOfFixture();
  await mirror.update();
  appendFileSync(join(folder, script), 'x');
  const away = new Proxy(store.objects, { get: () => () => Promise.reject(new Error('no route')) });
  expect(await new Mirror(new Store(away), new LocalObjects(folder)).verify()).toHaveLength(1);
  expect(existsSync(join(folder, script))).toBe(false);
  expect(await mirror.isWarm()).toBe(false);
  await mirror.update();
  expect(readFileSync(join(folder, script))).toEqual(readFileSync(join(source, script)));
});

test('damage that no composition needs takes none of them away', async () => {
  const { folder, store, mirror } = copyOfFixture();
  await mirror.update();
  // A server was killed in the middle of a release.
  const begun = join(folder, 'r/other/1-begun');
  mkdirSync(begun, { recursive: true });
  writeFileSync(join(begun, 'release.json'), 'half');
  const away = new Proxy(store.objects, { get: () => () => Promise.reject(new Error('no route')) });
  const again = new Mirror(new Store(away), new LocalObjects(folder));
  expect(await again.verify()).toEqual(['r/other/1-begun/']);
  expect(existsSync(begun)).toBe(false);
  expect(await again.isWarm()).toBe(true);
});

test('an update waits for a repair, which would take away what the update has just fetched', async () => {
  const { folder, store, mirror } = copyOfFixture();
  await mirror.update();
  const picture = 'media/drawing.0a1b2c3d.svg';
  rmSync(join(folder, picture));
  let fail = () => undefined as void;
  const failure = new Promise<never>((_, reject) => (fail = () => reject(new Error('no route'))));
  const objects = new Proxy(store.objects, {
    get: (target, call, receiver) =>
      call === 'read'
        ? (name: string) => (name === picture ? failure : target.read(name))
        : (Reflect.get(target, call, receiver) as unknown),
  });
  const again = new Mirror(new Store(objects), new LocalObjects(folder));
  const order: string[] = [];
  const verified = again.verify().then(() => order.push('repair'));
  await pause(200);
  const updated = again.update().catch(() => order.push('update'));
  await pause(200);
  fail();
  await Promise.all([verified, updated]);
  expect(order).toEqual(['repair', 'update']);
  expect(await again.isWarm()).toBe(false);
});

test('a strange key in the bucket holds up nothing that visitors get', async () => {
  const { source, folder, store } = copyOfFixture();
  const next = join(source, 'compositions/7');
  cpSync(join(source, 'compositions/1'), next, { recursive: true });
  writeFileSync(join(next, 'composition.json'), 'no JSON');
  const objects = new Proxy(store.objects, {
    get: (target, name, receiver) =>
      name === 'list'
        ? async (prefix: string) => [`${prefix}`, ...(await target.list(prefix)), `${prefix}../x`]
        : (Reflect.get(target, name, receiver) as unknown),
  });
  const lines: string[] = [];
  const follower = new Follower(new Mirror(new Store(objects), new LocalObjects(folder)), (line) =>
    lines.push(line),
  );
  await follower.look();
  expect(new SiteFolder(folder).composition(1)).toBeDefined();
  await store.decide({ reason: 'another' }, () => ({ live: 1 }));
  await follower.look();
  expect(new SiteFolder(folder).pointer()).toMatchObject({ reason: 'another' });
  expect(follower.state().status).toBe('stale');
  expect(lines).toHaveLength(1);
});

test('objects removed from the store leave the copy', async () => {
  const { source, folder, script, store, mirror } = copyOfFixture();
  await mirror.update();
  const release = join(source, 'r/shell/0000000000000000');
  const composition = join(source, 'compositions/2');
  cpSync(join(source, 'compositions/1'), composition, { recursive: true });
  const own = JSON.parse(readFileSync(join(composition, 'composition.json'), 'utf8')) as object;
  writeFileSync(join(composition, 'composition.json'), JSON.stringify({ ...own, number: 2, releases: {} }));
  await store.decide({ reason: 'test' }, () => ({ live: 2 }));
  rmSync(join(source, 'compositions/1'), { recursive: true });
  await mirror.update();
  expect(existsSync(join(folder, 'compositions/2/composition.json'))).toBe(true);
  expect(existsSync(join(folder, 'compositions/1'))).toBe(false);
  expect(existsSync(join(folder, script))).toBe(false);
  expect(existsSync(release)).toBe(false);
});

test('the copy knows the live composition, even without its entry in the log', async () => {
  const { source, folder, store, mirror } = copyOfFixture();
  await mirror.update();
  const next = { ...(await store.log.read()).entry, sequence: 2, id: 'next', keptFrom: 1, collected: 2 };
  writeFileSync(join(source, entryName(2)), JSON.stringify(next));
  rmSync(join(source, entryName(1)));
  await mirror.update();
  expect(new SiteFolder(folder).pointer()).toMatchObject({ sequence: 2, live: 1 });
  expect(readdirSync(join(folder, 'pointer'))).toEqual(['00000002.json']);
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
  const { source } = copyOfFixture();
  const lines: string[] = [];
  const site = new SiteFolder(source, (line) => lines.push(line));
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

test('a named preview is copied, even when it is older than what is live', async () => {
  const { source, folder, store, mirror } = copyOfFixture();
  for (const number of [2, 3, 4, 5, 6]) {
    const own = await store.composition(1);
    await store.finishComposition({ ...own, number });
  }
  const { entry, top } = await store.log.read();
  const named = { secret: '0'.repeat(32), named: [{ name: 'my-branch', composition: 2 }] };
  await store.log.append({ entry, top }, { live: 6, previews: named });
  await mirror.update();
  const site = new SiteFolder(folder);
  expect(site.entry().previews).toEqual(named);
  expect(site.composition(2)?.number).toBe(2);
  // One that was collected as garbage holds up nothing.
  rmSync(join(source, 'compositions/3'), { recursive: true });
  const gone = { ...named, named: [{ name: 'gone', composition: 3 }] };
  await store.log.append(await store.log.read(), { live: 6, previews: gone });
  expect((await mirror.update())?.live).toBe(6);
  expect(site.composition(3)).toBeUndefined();
});

test('previews are not all kept in memory', () => {
  const { source } = copyOfFixture();
  const own = JSON.parse(readFileSync(join(source, 'compositions/1/composition.json'), 'utf8')) as object;
  for (let number = 2; number <= 30; number++) {
    const folder = join(source, 'compositions', String(number));
    cpSync(join(source, 'compositions/1'), folder, { recursive: true });
    writeFileSync(join(folder, 'composition.json'), JSON.stringify({ ...own, number }));
  }
  const site = new SiteFolder(source);
  const live = site.composition(1);
  for (let number = 2; number <= 30; number++) {
    expect(site.composition(number)?.number).toBe(number);
    expect(site.composition(1)).toBe(live);
  }
  const second = site.composition(2);
  for (let number = 3; number <= 30; number++) site.composition(number);
  expect(site.composition(2)).not.toBe(second);
});

test('a folder that others can write is refused, and nobody else can read a new one', () => {
  const bucket = new Store(new MemoryObjects(() => 0));
  const open = newFolder();
  mkdirSync(open);
  chmodSync(open, 0o777);
  const serve = (MIRROR: string) => {
    process.env['MIRROR'] = MIRROR;
    return servedObjects(bucket);
  };
  expect(() => serve(open)).toThrow(`Others can write ${open}: chmod 700`);
  expect(() => serve(join(open, 'inside'))).toThrow(`Others can write ${open}, where`);
  const link = newFolder();
  symlinkSync('/etc', link);
  expect(() => serve(link)).toThrow('is no folder');
  const folder = newFolder();
  expect(serve(folder).folder).toBe(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  delete process.env['MIRROR'];
});

test('without a place for the copy, one sentence says how to name another', () => {
  const bucket = new Store(new MemoryObjects(() => 0));
  const { XDG_CACHE_HOME } = process.env;
  delete process.env['XDG_CACHE_HOME'];
  const homedir = jest.spyOn(os, 'homedir').mockImplementation(() => {
    throw new Error('uv_os_homedir returned ENOENT');
  });
  expect(() => servedObjects(bucket)).toThrow(
    'This user has no home folder. Name a folder for the copy of the store with MIRROR.',
  );
  const file = newFolder();
  writeFileSync(file, '');
  homedir.mockReturnValue(file);
  expect(() => servedObjects(bucket)).toThrow(/cannot be made \(.*\)\. MIRROR names another place\.$/);
  homedir.mockRestore();
  if (XDG_CACHE_HOME !== undefined) process.env['XDG_CACHE_HOME'] = XDG_CACHE_HOME;
});

test('while the store does not answer, the copy is served, and the log and the state say so', async () => {
  const { source, folder, store, mirror } = copyOfFixture();
  await mirror.update();
  let isDown = true;
  const lines: string[] = [];
  const objects = new Proxy(store.objects, {
    get: (target, name, receiver) =>
      isDown ? () => Promise.reject(new Error('no route')) : (Reflect.get(target, name, receiver) as unknown),
  });
  const follower = new Follower(new Mirror(new Store(objects), new LocalObjects(folder)), (line) =>
    lines.push(line),
  );
  await follower.look();
  await follower.look();
  expect(follower.state()).toEqual({ status: 'stale' });
  expect(lines).toEqual(['The store does not answer: no route']);
  expect(new SiteFolder(folder).pointer()?.live).toBe(1);

  isDown = false;
  await follower.look();
  expect(follower.state().status).toBe('current');
  expect(follower.changes).toBe(0);
  await new Store(new LocalObjects(source)).decide({ reason: 'test' }, () => ({ live: 1 }));
  await follower.look();
  expect(follower.changes).toBe(1);
});
