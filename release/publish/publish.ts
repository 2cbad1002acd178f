import type { App } from '@vibrant-peak/webpack/apps';
import type { Store } from '../store/store';
import { build } from './build';
import { liveShellIn } from '../typecheck/liveShell';
import { typecheck } from '../typecheck/typecheck';
import { publishReleases, type PublishOptions } from './publishReleases';
import type { BuiltRelease } from '../store/manifest';
import { collectRelease } from './release';
import type { Outcome } from './setLive';

/**
 * Builds the given applications, checks remotes against the types of the live shell, and publishes their releases; see
 * `publishReleases`. @throws MisfitError before anything is stored.
 */
export async function publish(store: Store, apps: readonly App[], options: PublishOptions): Promise<Outcome> {
  const built: BuiltRelease[] = [];
  // Those that come with a shell of their own are not for the one that is live.
  const shell = apps.some(({ role }) => role === 'host') ? undefined : await liveShellIn(store);
  for (const app of apps) {
    if (shell) typecheck(app, shell);
    if (await build(app)) options.log(`${app.name}: built`);
    built.push(await collectRelease(app.name));
  }
  return publishReleases(store, built, options);
}
