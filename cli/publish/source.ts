import { resolve } from 'node:path';
import type { Outcome } from '@vibrant-peak/engine/publish/rules/change';
import { publishReleases, type PublishOptions } from '@vibrant-peak/engine/publish/steps/publishReleases';
import type { Store } from '@vibrant-peak/engine/store/store';
import { mapsIn } from '@vibrant-peak/engine/trial/mapsIn';
import { mapsOfApp } from '@vibrant-peak/engine/trial/mapsOfApp';
import type { MapsOf } from '@vibrant-peak/engine/trial/stackInSources';
import { UsageError } from '@vibrant-peak/engine/usageError';
import type { App } from '@vibrant-peak/webpack/apps';
import { publish } from './publish';
import { releaseIn } from './releaseIn';

/** What a release is made from. */
interface Source extends Pick<App, 'name' | 'folder'> {
  mapsOf: MapsOf;
  /** Whether a trial compares both builds: only this configuration makes them alike. */
  isCompared: boolean;
  publish: (store: Store, options: PublishOptions) => Promise<Outcome>;
}

/** An application of this checkout, which is built. */
export const sourceOf = (app: App): Source => ({
  ...app,
  mapsOf: mapsOfApp(app),
  isCompared: false,
  publish: (store, options) => publish(store, [app], options),
});

/**
 * A folder that holds a release, whichever bundler made it.
 * @param app the application on the command line: a release has a name of its own.
 * @throws UsageError, or IncompatibleError when parts are missing.
 */
export function sourceIn(from: string, app: string | undefined): Source {
  if (app !== undefined)
    throw new UsageError(`release.json names the application: publish --from ${from}, without ${app}`);
  const folder = resolve(from);
  const release = releaseIn(folder);
  const { name } = release;
  return {
    name,
    folder,
    mapsOf: mapsIn(folder, name),
    isCompared: true,
    publish: (store, options) => publishReleases(store, [release], options),
  };
}
