import type { Store } from '../store/store';
import type { ComposedContent } from './content';
import { registryOf } from './registry';
import { contentOf, type ReleaseSet } from './releaseSet';
import type { PlanOrder } from './renderProcess';

interface Parts {
  releaseSet: ReleaseSet;
  content: ComposedContent;
  made: string;
  tried: string[];
}

/** All applications of a composition: releases but that of the content. */
export const applicationsIn = (releaseSet: ReleaseSet): string[] =>
  [...releaseSet.keys()].filter((name) => name !== contentOf(releaseSet).manifest.name);

/**
 * The input of the rendering process for planning a composition.
 * @throws when the store lacks a bundle.
 */
export async function planOrder(
  store: Store,
  { releaseSet, content, made, tried }: Parts,
): Promise<PlanOrder> {
  const bundles = applicationsIn(releaseSet).map(async (name) => {
    const { hash } = releaseSet.get(name)!;
    return [name, (await store.releases.file(name, hash, 'node/bundle.cjs')).toString()] as const;
  });
  return {
    releases: [...releaseSet],
    bundles: Object.fromEntries(await Promise.all(bundles)),
    registry: registryOf(releaseSet, 0),
    ...{ content, made, tried },
  };
}
