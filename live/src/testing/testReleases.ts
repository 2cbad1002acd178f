import { composeQuickly } from '@vibrant-peak/engine/testing/addComposition';
import { release } from '@vibrant-peak/engine/testing/testStore';
import { publishReleases, type PublishOptions } from '@vibrant-peak/engine/publish/steps/publishReleases';
import type { Store } from '@vibrant-peak/engine/store/store';

/** A publish of a release with nothing in it but a text, without rendering. */
export const publishCode = (
  store: Store,
  name: string,
  text: string,
  options: Partial<PublishOptions> = {},
) =>
  publishReleases(store, [release(name, text)], {
    log: () => undefined,
    compose: composeQuickly,
    ...options,
  });
