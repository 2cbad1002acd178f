import { apps, defaultApps, type App } from '@vibrant-peak/webpack/apps';
import { UsageError } from '@vibrant-peak/engine/usageError';

/**
 * The applications and the content of the default profile, by which a site begins.
 * @throws UsageError in the repository of a remote, which has no content.
 */
export function siteApps(): readonly App[] {
  if (defaultApps.some(({ role }) => role === 'content')) return defaultApps;
  throw new UsageError(
    `This is the repository of ${apps.map(({ name }) => name).join(', ')}, not of the site. ` +
      'npx vibrant-peak develop --against <site> shows it in a live site. ' +
      'npx vibrant-peak publish publishes it.',
  );
}
