import { mediaTime, readList, type Names } from './condemned';
import { inParallel } from './inParallel';
import type { Store } from './store';

/** Removes the folders of condemned lists; what of them is gone already is no error. */
export async function sweep(store: Store, condemned: number[]): Promise<void> {
  for (const term of condemned)
    for (const name of (await readList(store, 'condemned', term)) ?? [])
      if (name.endsWith('/')) await removeFolder(store, name);
}

/** The file that makes a folder count goes first: from then on the folder is not there. */
async function removeFolder(store: Store, folder: string): Promise<void> {
  const names = await store.objects.list(folder);
  const isLast = (name: string) => /\/(release|composition)\.json$/.test(name.slice(folder.length - 1));
  for (const name of names.filter(isLast)) await store.objects.remove(name);
  await inParallel(
    names.filter((name) => !isLast(name)),
    (name) => store.objects.remove(name),
  );
}

/**
 * Removes media that were just condemned. Their names cannot be burnt for long, for pages name them: they can be stored
 * again once nobody can be about to remove them. So only the run that condemned them removes them, and stops in time;
 * what it leaves is listed again.
 */
export async function sweepMedia(store: Store, names: Names): Promise<void> {
  const begun = store.world.now();
  await inParallel(
    names.filter((name) => !name.endsWith('/')),
    async (name) => {
      if (store.world.now() - begun < mediaTime) await store.objects.remove(name);
    },
  );
}
