import { join } from 'node:path';
import { readFolder } from '@vibrant-peak/engine/readFolder';
import type { Store } from '@vibrant-peak/engine/store/store';
import { readSources, type Sources } from './foreignFiles';

/** In a remote's release: beside the bundle for compositions, which no server hands out. */
export const sourcesFile = 'node/sources.json';

/** Sources of an application for a type check, without tests, which do not run in the shell. */
export function sourcesIn(folder: string): Sources {
  const files = [...readFolder(join(folder, 'src'))].filter(
    ([file]) => /\.(tsx?|json)$/.test(file) && !/\.test\.[^/]*$/.test(file),
  );
  return Object.fromEntries(files.map(([file, content]) => [join('src', file), content.toString()]));
}

export interface LiveRemote {
  name: string;
  sources: Sources;
}

/** The live remotes but those that are published now. */
export async function liveRemotesIn(store: Store, published: readonly string[]): Promise<LiveRemote[]> {
  const pointer = await store.pointer();
  const releases = pointer ? (await store.composition(pointer.live)).releases : {};
  const others = Object.entries(releases).filter(([name]) => name !== 'shell' && !published.includes(name));
  const remotes = others.map(async ([name, hash]) => {
    const object = `r/${name}/${hash}/${sourcesFile}`;
    const kept = await store.objects.read(object);
    return kept ? [{ name, sources: readSources(object, kept) }] : [];
  });
  return (await Promise.all(remotes)).flat();
}
