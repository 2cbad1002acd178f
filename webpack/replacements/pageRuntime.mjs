/* global __react_refresh_library__ */
import * as own from 'react-refresh/development';

/**
 * One Fast Refresh runtime for all applications on a page, because React connects to one only; the
 * first application to start provides it.
 */
const isFirst = !globalThis.reactRefresh;
globalThis.reactRefresh ??= own;
const runtime = globalThis.reactRefresh;

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = runtime;

export const injectIntoGlobalHook = (page) => void (isFirst && runtime.injectIntoGlobalHook(page));

/** Module ids are unique within a build only; the prefix makes them unique on the page. */
export const register = (type, id) => runtime.register(type, `${__react_refresh_library__} ${id}`);
