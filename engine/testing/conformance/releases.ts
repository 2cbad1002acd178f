import { Store } from '../../store/store';
import { a, failing, type Fixture } from './fixture';

/** A store's guarantees for releases. */
export function releaseConformance({ store, open }: Fixture): void {
  test('are stored whole and read back under their address', async () => {
    const counts: number[] = [];
    const address = await store().addRelease(a, 7, (stored, total) => counts.push(stored, total));
    expect(address).toBe(`7-${a.hash}`);
    await store().verifyRelease('a', address);
    expect(await store().manifest('a', address)).toEqual(a.manifest);
    await store().addMedia(a.media);
    await store().addMedia(a.media);
    expect(await store().releaseFile('a', address, 'app.js')).toEqual(a.files.get('app.js'));
    expect(await store().objects.list('media/')).toEqual(['media/fonts/font.woff2']);
    expect(counts.slice(-2)).toEqual([11, 11]);
  });

  test('are not there before their manifest is, and are finished by the next publish', async () => {
    const dying = failing(store(), (call, name) => call === 'create' && name.endsWith('chunks/9.js'));
    await expect(dying.addRelease(a)).rejects.toThrow('injected fault');
    expect((await store().objects.list(`r/a/0-${a.hash}/`)).length).toBeGreaterThan(0);
    expect(await store().hasRelease('a', `0-${a.hash}`)).toBe(false);
    await store().addRelease(a);
    await store().verifyRelease('a', `0-${a.hash}`);
  });

  test('have their manifest written last, when all else has arrived', async () => {
    const order: string[] = [];
    const watching = failing(store(), (call, name) => {
      if (call === 'create') order.push(name);
      return false;
    });
    await watching.addRelease(a);
    expect(order.at(-1)).toBe(`r/a/0-${a.hash}/release.json`);
    const slow = new Store(await open());
    let isOnItsWay = 0;
    const create = slow.objects.create.bind(slow.objects);
    slow.objects.create = async (name, content) => {
      if (name.endsWith('release.json')) expect(isOnItsWay).toBe(0);
      isOnItsWay++;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
      return create(name, content).finally(() => isOnItsWay--);
    };
    await slow.addRelease(a);
    expect(isOnItsWay).toBe(0);
  });

  test.each([
    ['another byte', 'app.js', Buffer.from('other'), /other bytes under release/],
    ['a file too many', 'more.js', Buffer.from('more'), /other bytes under release/],
    ['a damaged copy', 'app.js.gz', Buffer.from('x'), /damaged copies: r\/a\/.*\/app\.js\.gz$/],
  ])('are refused when they hold %s', async (_, file, content, message) => {
    await store().addRelease(a);
    await store().objects.write(`r/a/0-${a.hash}/${file}`, content);
    await expect(store().verifyRelease('a', `0-${a.hash}`)).rejects.toThrow(message);
  });

  test('have a manifest of this format, or are an error that names it', async () => {
    await store().addRelease(a);
    const name = `r/a/0-${a.hash}/release.json`;
    const whole = a.files.get('release.json')!.toString();
    await store().objects.write(name, Buffer.from(whole.replace('"format": 1', '"format": 2')));
    await expect(store().manifest('a', `0-${a.hash}`)).rejects.toThrow(`${name} has format 2`);
    await store().objects.write(name, Buffer.from(whole.replace('"media"', '"pictures"')));
    await expect(store().manifest('a', `0-${a.hash}`)).rejects.toThrow(
      `${name} is damaged: media is a required field`,
    );
  });
}
