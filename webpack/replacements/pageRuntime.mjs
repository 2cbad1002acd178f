/* global __react_refresh_library__ */
import * as own from 'react-refresh/development';

/**
 * One Fast Refresh runtime for all applications on a page, because React connects to one only; the first application to
 * start provides it.
 */
const isFirst = !globalThis.reactRefresh;
const runtime = (globalThis.reactRefresh ??= own);
const listeners = new Set();

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType } = runtime;

export const injectIntoGlobalHook = (page) => void (isFirst && runtime.injectIntoGlobalHook(page));

/** Module ids are unique within a build only; the prefix makes them unique on the page. */
export const register = (type, id) => runtime.register(type, `${__react_refresh_library__} ${id}`);

/** Applies an edit. @returns the changed families of components, or nothing when no component changed. */
export function performReactRefresh() {
  const update = runtime.performReactRefresh();
  if (update) for (const listener of listeners) listener(update);
  return update;
}

/** Calls the listener after each edit with the changed families of components. */
export const onRefresh = (listener) => void listeners.add(listener);
