import { mkdtempSync, rmSync } from 'node:fs';
import { utimes, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectStoreConformance } from '../testing/objectStoreConformance';
import { MemoryObjects } from '../testing/simulation/memoryObjects';
import { LocalObjects } from './localObjects';
import { OverlayObjects } from './overlayObjects';

const folders: string[] = [];
const openFolder = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'objects-'));
  folders.push(folder);
  return new LocalObjects(folder);
};

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('a local folder', () => {
  objectStoreConformance(openFolder);

  test('removes old temporary files of writers that died, and no recent ones', async () => {
    const store = await openFolder();
    await mkdir(join(store.folder, '.incoming'));
    const [old, young] = ['old', 'young'].map((name) => join(store.folder, '.incoming', name)) as [
      string,
      string,
    ];
    for (const file of [old, young]) await writeFile(file, 'half');
    await utimes(old, 0, 0);
    await store.tidy(60_000);
    await expect(utimes(old, 0, 0)).rejects.toThrow(/ENOENT/);
    await utimes(young, 0, 0);
    expect(await store.list('')).toEqual([]);
    expect(await store.children('')).toEqual([]);
  });
});

describe('an overlay', () => {
  objectStoreConformance(async () => new OverlayObjects(await openFolder()));

  test('shows the store below and does not change it', async () => {
    const below = await openFolder();
    await below.write('a/1', Buffer.from('below'));
    const overlay = new OverlayObjects(below);
    expect(await overlay.create('a/1', Buffer.from('above'))).toBe(false);
    await overlay.write('a/1', Buffer.from('above'));
    await overlay.create('a/2', Buffer.from('new'));
    expect(await overlay.list('a/')).toEqual(['a/1', 'a/2']);
    expect((await overlay.read('a/1'))!.toString()).toBe('above');
    expect((await below.read('a/1'))!.toString()).toBe('below');
    expect(await below.list('')).toEqual(['a/1']);
  });
});

describe('objects in memory, which the simulation runs on', () => {
  objectStoreConformance(async () => new MemoryObjects(Date.now));
});
