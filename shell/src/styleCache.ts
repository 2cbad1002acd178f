import createCache from '@emotion/cache';

const styleKey = 'vp';

/** Emotion's cache, without vendor prefixes: every browser that runs this site knows the standard names. In the browser it takes over the styles that the prerendered HTML brings along. */
export function createStyleCache() {
  const cache = createCache({ key: styleKey, stylisPlugins: [] });
  cache.compat = true;
  return cache;
}
