import { inventoryBytes, type DocumentRecord, type Inventory } from '../formats/inventory';
import type { Composition } from '../formats/composition';
import type { Compose } from '../publish/rules/change';
import type { Store } from '../store/store';

type Parts = Omit<Composition, 'inventory' | 'contents'>;

/** Stores and finishes a composition of two pages without rendering; `kept` is one of them. */
export async function addComposition(store: Store, parts: Parts, kept?: DocumentRecord): Promise<void> {
  const text = JSON.stringify(parts.releases);
  const content = Object.entries(parts.releases)[0]?.join('/') ?? 'shared/0-a';
  const record = async (page: string) => ({
    file: await store.addFile(parts.base, 'index.html', Buffer.from(page)),
    fingerprint: page,
    content,
    styles: [],
  });
  const documents = { '/': await record(text), '/about': kept ?? (await record('about')) };
  const inventory: Inventory = { documents, scripts: [], files: {} };
  const file = await store.addFile(parts.base, 'inventory', inventoryBytes(inventory));
  await store.finishComposition({ ...parts, inventory: file, contents: [] });
}

/** Composes without rendering; the second page is reused from the live composition. */
export const composeQuickly: Compose = async (store, { releases, provenances, base }) => {
  const number = await store.claimComposition();
  const made = store.environment.date().toISOString();
  const before = base === undefined ? undefined : await store.inventory(await store.composition(base));
  const parts = { number, releases, provenances, made, base, isTried: true };
  await addComposition(store, parts, before?.documents['/about']);
  return number;
};
