import type { App } from '@vibrant-peak/webpack/apps';
import { sourceMapsOf } from '@vibrant-peak/webpack/sourceMaps';
import type { MapsOf } from './stackInSources';

/**
 * Source maps of one application, which is built for them when the first one is asked for; of no
 * other.
 */
export function mapsOfApp(app: App): MapsOf {
  let maps: ReturnType<typeof sourceMapsOf> | undefined;
  return async (name) => {
    if (name !== app.name || app.role === 'content') return undefined;
    return (maps ??= sourceMapsOf(app));
  };
}
