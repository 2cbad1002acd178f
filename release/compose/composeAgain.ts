import type { Composition } from '../store/composition';
import type { Store } from '../store/store';
import { composedContent } from './content';
import { planOrder } from './planOrder';
import { releaseSetOf } from './releaseSet';
import type { Documents } from './renderProcess';
import { Sandbox } from './sandbox';

/** Renders all documents of a composition again, by their path. Nothing is stored. @throws when it cannot be composed any more. */
export async function composeAgain(
  store: Store,
  { number, releases, made }: Composition,
): Promise<Documents> {
  const releaseSet = await releaseSetOf(store, releases);
  const content = await composedContent(store, releaseSet);
  const sandbox = await Sandbox.open();
  try {
    const { documents } = await sandbox.plan(
      await planOrder(store, { releaseSet, content, made, tried: [] }),
    );
    const paths = documents.map(({ path }) => path);
    return await sandbox.render({ composition: number, paths });
  } finally {
    await sandbox.close();
  }
}
