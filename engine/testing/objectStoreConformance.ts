import { type ObjectStore } from '../objects/objectStore';

const megabyte = 1024 * 1024;
const text = (content: Buffer | undefined) => content?.toString();

/** Tests of the guarantees of `ObjectStore`, for a store that is empty at first. */
export function objectStoreConformance(open: () => Promise<ObjectStore>): void {
  let store: ObjectStore;
  const fill = async (...names: string[]) => {
    for (const name of names) await store.write(name, Buffer.from(name));
  };

  beforeEach(async () => {
    store = await open();
  });

  test('objects are read back byte by byte', async () => {
    for (const size of [256, megabyte]) {
      const content = Buffer.from(Array.from({ length: size }, (_, place) => (place * 31) % 256));
      expect(await store.create(`a/${size}`, content)).toBe(true);
      expect((await store.read(`a/${size}`))!.equals(content)).toBe(true);
    }
  });

  test('a missing object reads as undefined, even if its name is a prefix of another', async () => {
    await fill('a/name.json');
    expect(await store.read('a/name')).toBeUndefined();
    expect(await store.read('b')).toBeUndefined();
  });

  test('an empty object is there, and is not an absent one', async () => {
    expect(await store.create('empty', Buffer.alloc(0))).toBe(true);
    expect(await store.read('empty')).toHaveLength(0);
    expect(await store.create('empty', Buffer.from('x'))).toBe(false);
  });

  test('creating an existing name changes nothing', async () => {
    expect(await store.create('a/b', Buffer.from('first'))).toBe(true);
    expect(await store.create('a/b', Buffer.from('second'))).toBe(false);
    expect(text(await store.read('a/b'))).toBe('first');
  });

  test('of 20 that create a name at once exactly one does, and its bytes are there', async () => {
    for (const name of ['race/1', 'race/2', 'race/3']) {
      const writers = Array.from({ length: 20 }, (_, writer) => `${writer}`.repeat(1000));
      const results = await Promise.all(writers.map((writer) => store.create(name, Buffer.from(writer))));
      expect(results.filter(Boolean)).toHaveLength(1);
      expect(text(await store.read(name))).toBe(writers[results.indexOf(true)]);
    }
  });

  test('a name can be created again once it was removed', async () => {
    await fill('a');
    await store.remove(['a']);
    expect(await store.create('a', Buffer.from('again'))).toBe(true);
    expect(text(await store.read('a'))).toBe('again');
  });

  test('concurrent readers see the complete bytes of one writer', async () => {
    const versions = ['a', 'b', 'c'].map((letter) => Buffer.alloc(megabyte, letter));
    await store.write('whole', versions[0]!);
    const writing = Promise.all(versions.map((version) => store.write('whole', version)));
    for (let round = 0; round < 10; round++) {
      const seen = (await store.read('whole'))!;
      expect(versions.some((version) => version.equals(seen))).toBe(true);
    }
    await writing;
  });

  test('a list holds the names with a prefix, sorted, for parts of names and folders', async () => {
    await fill('r/b/2', 'r/a/10', 'r/a/1', 'r/ab', 'r/a.json', 's/a', 'r2');
    expect(await store.list('r/')).toEqual(['r/a.json', 'r/a/1', 'r/a/10', 'r/ab', 'r/b/2']);
    expect(await store.list('r/a')).toEqual(['r/a.json', 'r/a/1', 'r/a/10', 'r/ab']);
    expect(await store.list('r/a/1')).toEqual(['r/a/1', 'r/a/10']);
    expect(await store.list('t/')).toEqual([]);
    expect(await store.list('')).toHaveLength(7);
  });

  test('children are the next parts of the names, each once, sorted as text', async () => {
    await fill('c/10/a', 'c/9/a', 'c/9/b/c', 'c/x', 'c2/a', 'top');
    expect(await store.children('c/')).toEqual(['10', '9', 'x']);
    expect(await store.children('c/9/')).toEqual(['a', 'b']);
    expect(await store.children('d/')).toEqual([]);
    expect(await store.children('')).toEqual(['c', 'c2', 'top']);
  });

  test('a folder is gone with its last object', async () => {
    await fill('c/1/a', 'c/2/a', 'c/2/b/c');
    await store.remove(['c/2/a', 'c/2/b/c']);
    expect(await store.children('c/')).toEqual(['1']);
    expect(await store.list('c/')).toEqual(['c/1/a']);
  });

  test('removing deletes the named objects, and twice is not an error', async () => {
    await fill('a/1', 'a/10');
    await store.remove(['a/1']);
    await store.remove(['a/1', 'a/2']);
    await store.remove([]);
    expect(await store.list('a/')).toEqual(['a/10']);
  });

  test.each([
    'a b.js',
    'a+b=c&d.js',
    '100%25.js',
    'what?.js',
    'hash#1.js',
    'ärger-中-🏔.js',
    'quote\'"`.js',
    '(a)[b]{c}!*~.js',
    '.hidden',
    'back\\slash',
    'Case', // another object than `case`
    'case',
  ])('a name may be %s', async (part) => {
    const name = `odd/${part}/${part}`;
    expect(await store.create(name, Buffer.from(part))).toBe(true);
    expect(text(await store.read(name))).toBe(part);
    expect(await store.list(`odd/${part}`)).toEqual([name]);
    expect(await store.children('odd/')).toEqual([part]);
    await store.remove([name]);
    expect(await store.list('odd/')).toEqual([]);
  });

  test.each(['', '/a', 'a/', 'a//b', 'a/../b', './a'])('"%s" is not a name', async (name) => {
    await expect(store.write(name, Buffer.from('x'))).rejects.toThrow(/cannot be the name/);
  });

  test('says when an object was written, by one clock for all', async () => {
    await fill('first', 'second');
    const times = await store.times('');
    expect([...times.keys()].sort()).toEqual(['first', 'second']);
    expect(Math.abs(times.get('first')! - Date.now())).toBeLessThan(60_000);
    expect(times.get('second')! - times.get('first')!).toBeGreaterThanOrEqual(0);
    expect(await store.times('third')).toEqual(new Map());
  });

  test('tidying leaves all objects alone', async () => {
    await fill('a', 'b/c');
    await store.tidy(0);
    expect(await store.list('')).toEqual(['a', 'b/c']);
  });
}
