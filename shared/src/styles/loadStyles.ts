import type { EmotionCache } from '@emotion/react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { loadWithRetry } from '../island/loadWithRetry';
import { createStore } from '../store';
import type { StyleEngine } from './engine';

/** The runtime, as soon as it is there, and whether it could not be had. */
const runtime = createStore((): { engine?: StyleEngine; hasFailed?: boolean } => ({}));
let loading: Promise<void> | undefined;

/** Makes the design system's runtime known: styles are computed from now on. */
export const installStyles = (engine: StyleEngine) => runtime.set({ engine });

/**
 * Loads what computes styles. A prerendered page has its styles in its document: it needs them from the first part on that it does not
 * have there. @throws when the code cannot be had after two silent retries; the next call asks anew.
 */
export function loadStyles(): Promise<void> {
  loading ??= loadWithRetry(() => import(/* webpackChunkName: "client-styles" */ './engine')).then(
    (module) => installStyles(module.engine),
    (error: unknown) => {
      loading = undefined;
      runtime.set({ hasFailed: true });
      throw error;
    },
  );
  return loading;
}

export const currentStyles = () => runtime.get().engine;

/** The design system, as far as its code is there. */
export const system = new Proxy({} as StyleEngine['system'], {
  get: (_, key) => Reflect.get(currentStyles()?.system ?? {}, key) as unknown,
});

/** Whether they could not be had: what is new is better shown plain than not at all. */
export const haveStylesFailed = () => runtime.get().hasFailed === true;

export const subscribeToStyles = runtime.subscribe;

/** Whether elements that render for the first time are those of the document, and keep the classes that they have there. */
export interface Adoption {
  isOn: () => boolean;
  end: () => void;
}

let isPageAdopted = false;
const ofPage: Adoption = { isOn: () => isPageAdopted, end: () => void (isPageAdopted = false) };

/** Parts of a page that hydrate by themselves have one of their own. */
export const AdoptionContext = createContext(ofPage);

/** Turns it on or off for the page itself. @returns whether it was on. */
export function adoptElements(next: boolean): boolean {
  const before = isPageAdopted;
  isPageAdopted = next;
  return before;
}

/** For a part that is rendered now, and hydrated later: on if the page around it is being hydrated. */
export function createAdoption(): Adoption {
  let isOn = isPageAdopted;
  return { isOn: () => isOn, end: () => void (isOn = false) };
}

/** A composition renders every document with a cache of its own; the browser has one. */
export const StyleCacheContext = createContext<EmotionCache | undefined>(undefined);

const always = () => () => undefined;

/** What computes styles, as soon as it is there; asks for it. */
export function useStyles(isNeeded = true): StyleEngine | undefined {
  return useSyncExternalStore(
    isNeeded && !currentStyles() ? askForStyles : always,
    currentStyles,
    currentStyles,
  );
}

function askForStyles(listener: () => void) {
  void loadStyles().catch(() => undefined);
  return subscribeToStyles(listener);
}

export const useStyleCache = (styles: StyleEngine | undefined) =>
  useContext(StyleCacheContext) ?? styles?.cache();
