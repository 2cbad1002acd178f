import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryObjects } from '../testing/simulation/memoryObjects';
import { LocalObjects } from '../store/localObjects';
import { Store } from '../store/store';
import { servedFrom } from './servedFrom';

const cache = mkdtempSync(join(tmpdir(), 'served-'));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

test('of a store that is not a folder, only the files that are asked for are copied', async () => {
  const objects = new MemoryObjects(() => 0);
  for (const name of ['r/a/1/asked.js', 'r/a/1/other.js']) await objects.write(name, Buffer.from(name));
  const { folder, bring } = servedFrom(new Store(objects), cache);
  await bring(['r/a/1/asked.js', 'r/a/1/absent.js']);
  expect(readdirSync(join(folder, 'r/a/1'))).toEqual(['asked.js']);
});

test('a folder is served itself', async () => {
  const { folder, bring } = servedFrom(new Store(new LocalObjects('/nowhere')), join(cache, 'unused'));
  await bring(['r/a/1/asked.js']);
  expect(folder).toBe('/nowhere');
  expect(existsSync(join(cache, 'unused'))).toBe(false);
});
