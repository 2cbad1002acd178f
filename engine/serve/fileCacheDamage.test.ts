import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../formats/address';
import type { Store } from '../store/store';
import { contentOf, drawing, newCache, removeCaches } from '../testing/testCache';

afterAll(removeCaches);

test.each(['document', 'picture', 'script', 'copy', 'inventory'] as const)(
  'a damaged %s on the disk is noticed by its hash, and fetched again',
  async (kind) => {
    const { source, folder, script, store, bucket, start } = await newCache();
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
  const { source, folder, script, start } = await newCache();
  const server = await start();
  await server.cache.update();
  rmSync(folder, { recursive: true });
  await server.cache.find(script);
  expect(await contentOf(server, script)).toEqual(readFileSync(join(source, script)));
  const again = await start();
  expect(again.isWarm).toBe(false);
  await again.cache.update();
  expect(again.site.entry().live).toBe(1);
});

test('a damaged index is none', async () => {
  const { folder, start } = await newCache();
  await (await start()).cache.update();
  writeFileSync(join(folder, 'index.json'), '{"entry":');
  const again = await start();
  expect(again.isWarm).toBe(false);
  await again.cache.update();
  expect(again.site.entry().live).toBe(1);
});

test.each<[what: string, named: (store: Store, script: string) => Promise<string>]>([
  ['release', async (_store, script) => script],
  [
    'document',
    async (store: Store) => (await store.inventory(await store.composition(1))).documents['/']!.file,
  ],
])('a %s with other bytes than its name promises is not shown', async (_, named) => {
  const { source, script, store, start } = await newCache();
  appendFileSync(join(source, await named(store, script)), '<script>alert(1)</script>');
  const server = await start();
  await expect(server.cache.update()).rejects.toThrow('The store holds other bytes under');
  expect(server.site.entry().live).toBeUndefined();
});

test('a damaged compressed copy is left out: the document itself is sent', async () => {
  const { source, store, start } = await newCache();
  const { file } = (await store.inventory(await store.composition(1))).documents['/']!;
  writeFileSync(join(source, `${file}.br`), 'x');
  const server = await start();
  await server.cache.update();
  expect(await contentOf(server, file)).toBeDefined();
  expect(await contentOf(server, `${file}.br`)).toBeUndefined();
});

test('a strange key in the bucket holds up nothing', async () => {
  const { store, start } = await newCache();
  const { objects } = store;
  const list = objects.list.bind(objects);
  objects.list = async (prefix) => [prefix, ...(await list(prefix)), `${prefix}../x`];
  const server = await start();
  await server.cache.update();
  expect(server.site.entry().live).toBe(1);
});
