import fs, { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer } from '../serve/createSiteServer';
import { LocalObjects } from '../objects/localObjects';
import type { ObjectStore } from '../objects/objectStore';
import { Store } from '../store/store';
import { verifyStore } from '../collect/verifyStore';
import { writeFixtureStore, type FixtureStore } from '../testing/fuzz/fixtureStore';
import { MemoryObjects } from '../testing/simulation/memoryObjects';
import { checkBackupFile } from './backupFile';
import { backUpStore, restoreStore } from './storeBackup';

const base = mkdtempSync(join(tmpdir(), 'backup-'));
const source = join(base, 'store');
let fixture: FixtureStore;
const store = new Store(new LocalObjects(source));
const file = join(base, 'site.tar');
afterAll(() => rmSync(base, { recursive: true }));
beforeAll(async () => {
  fixture = await writeFixtureStore(source, 1024);
  await backUpStore(file, store);
});

async function contentOf(objects: ObjectStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of await objects.list('')) found[name] = (await objects.read(name))!.toString('base64');
  return found;
}

/** What a server of a folder sends. */
async function servedFrom(folder: string): Promise<unknown[]> {
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answers = await Promise.all(
    [...fixture.pages, fixture.script, fixture.picture, '/sitemap.xml', '/nowhere'].map(async (path) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      const headers = new Headers(answer.headers);
      headers.delete('date');
      return [path, answer.status, Object.fromEntries(headers), await answer.text()];
    }),
  );
  server.closeAllConnections();
  server.close();
  return answers;
}

test('a backup that is restored elsewhere is the same site, to the byte', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const folder = join(base, 'restored');
  const restored = new Store(new LocalObjects(folder));
  await restoreStore(file, restored);
  expect(await contentOf(restored.objects)).toEqual(await contentOf(store.objects));
  expect(await verifyStore(restored)).toEqual([]);
  expect(await servedFrom(folder)).toEqual(await servedFrom(source));
});

test('a folder is restored into another kind of store, which goes on from there', async () => {
  const bucket = new Store(new MemoryObjects(() => 0));
  await restoreStore(file, bucket);
  expect((await bucket.pointer())?.live).toBe(1);
  expect((await bucket.decide({ reason: 'next' }, () => ({ live: 1 }))).sequence).toBe(2);
});

test('a store that is not empty is left as it is', async () => {
  const objects = new MemoryObjects(() => 0);
  await objects.write('media/a.avif', Buffer.from('a'));
  await expect(restoreStore(file, new Store(objects))).rejects.toThrow('The store is not empty');
  expect([...objects.all.keys()]).toEqual(['media/a.avif']);
});

test('a changed byte is found by its hash, and a file is not overwritten', async () => {
  const damaged = join(base, 'damaged.tar');
  const content = readFileSync(file, 'latin1');
  expect(content).toContain('a script of the site');
  writeFileSync(damaged, content.replace('a script of the site', 'a Script of the site'), 'latin1');
  await expect(checkBackupFile(damaged)).rejects.toThrow('shell.js is damaged');
  await expect(backUpStore(damaged, store)).rejects.toThrow('name another one');
});

test('a backup during which an object goes leaves no file', async () => {
  const gone = new Proxy(store.objects, {
    get: (target, call, receiver) =>
      call === 'read' ? async () => undefined : (Reflect.get(target, call, receiver) as unknown),
  });
  const other = join(base, 'other.tar');
  await expect(backUpStore(other, new Store(gone))).rejects.toThrow('Garbage was collected');
  expect([existsSync(other), existsSync(`${other}.incomplete`)]).toEqual([false, false]);
});

test('a backup that the disk gives back with other bytes leaves no file', async () => {
  const open = fs.createWriteStream;
  const damaging = jest.spyOn(fs, 'createWriteStream').mockImplementation((path, options) => {
    const stream = open(path, options);
    const write = stream._write.bind(stream);
    const damage = (content: Buffer) =>
      Buffer.from(
        content.toString('latin1').replace('a script of the site', 'a Script of the site'),
        'latin1',
      );
    stream._write = (content: Buffer, encoding, done) => write(damage(content), encoding, done);
    return Object.assign(stream, { _writev: null });
  });
  const other = join(base, 'rotten.tar');
  await expect(backUpStore(other, store)).rejects.toThrow('shell.js is damaged');
  expect([existsSync(other), existsSync(`${other}.incomplete`)]).toEqual([false, false]);
  damaging.mockRestore();
});
