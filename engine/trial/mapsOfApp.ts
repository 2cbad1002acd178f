import type { App } from '@vibrant-peak/webpack/apps';
import { sourceMapsOf } from '@vibrant-peak/webpack/sourceMaps';
import type { MapsOf } from './stackInSources';

/** Those of one application alone, which is built for them when the first one is asked for. */
export function mapsOfApp(app: App): MapsOf {
  let maps: ReturnType<typeof sourceMapsOf> | undefined;
  return async (name) => {
    if (name !== app.name || app.role === 'content') return undefined;
    return (maps ??= sourceMapsOf(app));
  };
}
