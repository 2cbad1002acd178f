import { join } from 'node:path';
import { packageFolder } from '@vibrant-peak/webpack/packages';
import { composeAgain } from '../compose/composeAgain';
import { composedContent } from '../compose/content';
import { collectionFile, picturesIn } from '../content/contentRelease';
import type { Documents } from '../compose/renderProcess';
import { hashOf } from '../store/address';
import type { Store } from '../store/store';
import type { Sources } from '../store/verifyStore';
import { readMedia } from './release';

/** Sources for repairs: documents from stored releases, collections from releases of the content, pictures and fonts from this checkout. */
export function sourcesFor(store: Store): Sources {
  const composed = new Map<number, Promise<Documents>>();
  let media: Promise<Map<string, Buffer>> | undefined;
  return {
    document: async (composition, file) => {
      const { number } = composition;
      const documents = composed.get(number) ?? composeAgain(store, composition).catch((): Documents => ({}));
      composed.set(number, documents);
      const html = (await documents)[file];
      return html === undefined ? undefined : Buffer.from(html);
    },
    picture: async (_file, hash) => (await (media ??= mediaByHash(store))).get(hash),
  };
}

async function mediaByHash(store: Store): Promise<Map<string, Buffer>> {
  const found = [...readMedia().values(), ...picturesIn(join(packageFolder('shared'), 'media')).values()];
  for (const [name, hash] of await store.releases()) {
    const manifest = await store.manifest(name, hash).catch(() => undefined);
    if (!manifest?.content) continue;
    const { collections } = await composedContent(store, new Map([[name, { hash, manifest }]]));
    for (const collection of Object.values(collections)) found.push(collectionFile(collection)[1]);
  }
  return new Map(found.map((content) => [hashOf(content), content]));
}
