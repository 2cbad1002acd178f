import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../objects/folderFiles';
import { LocalObjects } from '../objects/localObjects';
import { FileCache } from '../serve/fileCache';
import { SiteFolder } from '../serve/siteFolder';
import { Store } from '../store/store';
import { writeFixtureStore } from './fuzz/fixtureStore';
import { failing } from './testStore';

const base = mkdtempSync(join(tmpdir(), 'cache-'));
let count = 0;
const newFolder = () => join(base, String(count++));

export const removeCaches = () => rmSync(base, { recursive: true, force: true });

/** A picture of the store. */
export const drawing = 'media/drawing.0a1b2c3d.svg';

/** A store, a cache of it and its folder, and a way to have the store away. */
export async function newCache() {
  const source = newFolder();
  const script = (await writeFixtureStore(source, 1024)).script.slice(1);
  const folder = newFolder();
  const asked: string[] = [];
  const bucket = { isAway: false, asked };
  const store = failing(new Store(new LocalObjects(source)), (call, name) => {
    asked.push(`${call} ${name}`);
    if (bucket.isAway) throw new Error('no route');
    return false;
  });
  /** A new process over the same folder. */
  const start = async () => {
    const cache = new FileCache(new Store(store.objects), new LocalObjects(folder), filesIn(folder));
    return { cache, isWarm: await cache.open(), site: new SiteFolder(cache, () => undefined) };
  };
  return { source, folder, script, store, bucket, start };
}

type Opened = Awaited<ReturnType<Awaited<ReturnType<typeof newCache>>['start']>>;

export async function contentOf({ cache }: Opened, name: string): Promise<Buffer | undefined> {
  const found = await cache.find(name);
  return found && readFileSync(found.path);
}
