/* global __react_refresh_library__ */
import * as own from 'react-refresh/development';

/**
 * The Fast Refresh of a page, for all applications on it: React asks one runtime what became of a component, and whoever
 * comes first brings it.
 */
const isFirst = !globalThis.reactRefresh;
const runtime = (globalThis.reactRefresh ??= own);
const listeners = new Set();

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType } = runtime;

export const injectIntoGlobalHook = (page) => void (isFirst && runtime.injectIntoGlobalHook(page));

/** The modules of each build have their own numbers: a component is known by its application, too. */
export const register = (type, id) => runtime.register(type, `${__react_refresh_library__} ${id}`);

/** Shows what an edit changed. @returns the families of components that changed; nothing when none did. */
export function performReactRefresh() {
  const update = runtime.performReactRefresh();
  if (update) for (const listener of listeners) listener(update);
  return update;
}

/** Calls the listener after each edit, with the families of components that it changed. */
export const onRefresh = (listener) => void listeners.add(listener);
