/** What a composition needs to compute the styles of a document at once. */
export { engine } from './engine';
export { installStyles } from './loadStyles';
export { createStyleCache, styleKey } from './styleCache';
