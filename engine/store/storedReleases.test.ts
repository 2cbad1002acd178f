import { a, failing, testStore } from '../testing/testStore';
import { MemoryObjects } from '../testing/simulation/memoryObjects';
import { addMedia } from './addMedia';
import { Store } from './store';

const { store } = testStore();

test('are stored whole and read back under their address', async () => {
  const counts: number[] = [];
  const address = await store().releases.add(a, 7, (stored, total) => counts.push(stored, total));
  expect(address).toBe(`7-${a.hash}`);
  await store().releases.verify('a', address);
  expect(await store().releases.manifest('a', address)).toEqual(a.manifest);
  await addMedia(store(), a.media);
  await addMedia(store(), a.media);
  expect(await store().releases.file('a', address, 'app.js')).toEqual(a.files.get('app.js'));
  expect(await store().objects.list('media/')).toEqual(['media/fonts/font.woff2']);
  expect(counts.slice(-2)).toEqual([11, 11]);
});

test('are not there before their manifest is, and are finished by the next publish', async () => {
  const dying = failing(store(), (call, name) => call === 'create' && name.endsWith('chunks/9.js'));
  await expect(dying.releases.add(a)).rejects.toThrow('injected fault');
  expect((await store().objects.list(`r/a/0-${a.hash}/`)).length).toBeGreaterThan(0);
  expect(await store().releases.has('a', `0-${a.hash}`)).toBe(false);
  await store().releases.add(a);
  await store().releases.verify('a', `0-${a.hash}`);
});

test('have their manifest written last, when all else has arrived', async () => {
  const order: string[] = [];
  const watching = failing(store(), (call, name) => {
    if (call === 'create') order.push(name);
    return false;
  });
  await watching.releases.add(a);
  expect(order.at(-1)).toBe(`r/a/0-${a.hash}/release.json`);
  const slow = new Store(new MemoryObjects(Date.now));
  let isOnItsWay = 0;
  const create = slow.objects.create.bind(slow.objects);
  slow.objects.create = async (name, content) => {
    if (name.endsWith('release.json')) expect(isOnItsWay).toBe(0);
    isOnItsWay++;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
    return create(name, content).finally(() => isOnItsWay--);
  };
  await slow.releases.add(a);
  expect(isOnItsWay).toBe(0);
});

test.each([
  ['another byte', 'app.js', Buffer.from('other'), /other bytes under release/],
  ['a file too many', 'more.js', Buffer.from('more'), /other bytes under release/],
  ['a damaged copy', 'app.js.gz', Buffer.from('x'), /damaged copies: r\/a\/.*\/app\.js\.gz$/],
])('are refused when they hold %s', async (_, file, content, message) => {
  await store().releases.add(a);
  await store().objects.write(`r/a/0-${a.hash}/${file}`, content);
  await expect(store().releases.verify('a', `0-${a.hash}`)).rejects.toThrow(message);
});

test('have a manifest of this format, or are an error that names it', async () => {
  await store().releases.add(a);
  const name = `r/a/0-${a.hash}/release.json`;
  const whole = a.files.get('release.json')!.toString();
  await store().objects.write(name, Buffer.from(whole.replace('"format": 1', '"format": 2')));
  await expect(store().releases.manifest('a', `0-${a.hash}`)).rejects.toThrow(`${name} has format 2`);
  await store().objects.write(name, Buffer.from(whole.replace('"media"', '"pictures"')));
  await expect(store().releases.manifest('a', `0-${a.hash}`)).rejects.toThrow(
    `${name} is damaged: media is missing`,
  );
});
