import type { App } from '@vibrant-peak/webpack/apps';
import type { Store } from '../store/store';
import { build } from './build';
import { publishReleases, type PublishOptions } from './publishReleases';
import { collectRelease, type BuiltRelease } from './release';
import type { Outcome } from './setLive';

/** Builds the given applications and publishes their releases; see `publishReleases`. */
export async function publish(store: Store, apps: readonly App[], options: PublishOptions): Promise<Outcome> {
  const built: BuiltRelease[] = [];
  for (const app of apps) {
    if (await build(app)) options.log(`${app.name}: built`);
    built.push(await collectRelease(app.name));
  }
  return publishReleases(store, built, options);
}
