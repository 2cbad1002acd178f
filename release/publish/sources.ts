import { join } from 'node:path';
import { packageFolder } from '@vibrant-peak/webpack/packages';
import { composeAgain } from '../compose/composeAgain';
import { composedContent } from '../compose/content';
import { collectionFile, picturesIn } from '../content/contentRelease';
import type { Documents } from '../compose/renderProcess';
import type { Composition } from '../store/composition';
import type { Store } from '../store/store';
import type { Find } from '../store/verifyStore';
import { readMedia } from './release';

/** Finds lost bytes for repairs: documents in stored releases, collections in releases of the content, pictures and fonts in this checkout. */
export function findIn(store: Store): Find {
  const composed = new Map<number, Promise<Documents>>();
  let media: Promise<Buffer[]> | undefined;
  const documentsOf = (composition: Composition) => {
    const { number } = composition;
    const documents = composed.get(number) ?? composeAgain(store, composition).catch((): Documents => ({}));
    composed.set(number, documents);
    return documents;
  };
  return async ({ name, isIt, compositions }) => {
    if (name.startsWith('media/')) return (await (media ??= allMedia(store))).find(isIt);
    for (const composition of compositions) {
      const rendered = await documentsOf(composition);
      const { documents } = await store.inventory(composition);
      const paths = Object.keys(rendered).filter((path) => documents[path]?.file === name);
      const found = paths.map((path) => Buffer.from(rendered[path]!)).find(isIt);
      if (found) return found;
    }
    return undefined;
  };
}

async function allMedia(store: Store): Promise<Buffer[]> {
  const found = [
    ...readMedia().values(),
    ...picturesIn(join(packageFolder('@vibrant-peak/shared'), 'media')).values(),
  ];
  for (const [name, hash] of await store.releases()) {
    const manifest = await store.manifest(name, hash).catch(() => undefined);
    if (!manifest?.content) continue;
    const { collections } = await composedContent(store, new Map([[name, { hash, manifest }]]));
    for (const collection of Object.values(collections)) found.push(collectionFile(collection)[1]);
  }
  return found;
}
