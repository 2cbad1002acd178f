import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../formats/address';
import { bytesOf, lastFile } from '../formats/composition';
import { entryName } from '../log/entry';
import type { Store } from '../store/store';
import { contentOf, drawing, newCache, removeCaches } from '../testing/testCache';
import { Follower } from './follower';

afterAll(removeCaches);

/** Names of everything that visitors get. */
async function shownNames(store: Store, script: string): Promise<string[]> {
  const files = await store.filesOf(await store.composition((await store.pointer())!.live));
  const copies = [script, ...files.filter((name) => name.endsWith('.html'))].map((name) => `${name}.br`);
  return [...files, script, drawing, ...copies];
}

test('what is live is complete before it is shown; from then on it needs the store no more', async () => {
  const { source, script, store, bucket, start } = await newCache();
  const server = await start();
  expect(server.isWarm).toBe(false);
  expect(server.site.entry().live).toBeUndefined();
  await server.cache.update();
  const names = await shownNames(store, script);
  bucket.isAway = true;
  expect(server.site.entry().live).toBe(1);
  for (const name of names) expect(await contentOf(server, name)).toEqual(readFileSync(join(source, name)));
});

test('after a restart while the store is away, what was shown last is shown', async () => {
  const { script, store, bucket, start } = await newCache();
  await (await start()).cache.update();
  const names = await shownNames(store, script);
  bucket.isAway = true;
  const again = await start();
  expect(again.isWarm).toBe(true);
  await expect(again.cache.update()).rejects.toThrow('no route');
  expect(again.site.composition(again.site.entry().live!)?.number).toBe(1);
  for (const name of names) expect(await contentOf(again, name)).toBeDefined();
});

test('something else is fetched when it is asked for, once', async () => {
  const { source, store, bucket, start } = await newCache();
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

test('what the collection of garbage took from the store leaves the disk', async () => {
  const { source, folder, store, start } = await newCache();
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

test('what is in the store is found also after a collection of garbage that did not take it', async () => {
  const { source, store, start } = await newCache();
  const server = await start();
  await server.cache.update();
  const picture = 'media/old.0a1b2c3d.avif';
  writeFileSync(join(source, picture), 'picture');
  await server.cache.find(picture);
  const seen = await store.log.read();
  await store.log.append(seen, { collected: seen.top + 1 });
  await server.cache.update();
  expect(String(await contentOf(server, picture))).toBe('picture');
});

test('a listing that comes late takes a server back to nothing', async () => {
  const { source, store, start } = await newCache();
  const own = await store.composition(1);
  mkdirSync(join(source, 'compositions/2'));
  writeFileSync(join(source, lastFile(2)), bytesOf({ ...own, number: 2 }));
  await store.decide({ reason: 'second' }, () => ({ live: 2 }));
  const server = await start();
  await server.cache.update();
  rmSync(join(source, entryName(2)));
  expect((await server.cache.update())?.live).toBe(2);
  expect(server.site.entry().live).toBe(2);
  const again = await start();
  await again.cache.update();
  expect(again.site.entry().live).toBe(2);
});

test('while the store is away, the log and the state say so', async () => {
  const { store, bucket, start } = await newCache();
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
