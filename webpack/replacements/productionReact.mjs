import React from 'react';
import elements from 'react/jsx-runtime';
import { getFamilyByType, onRefresh } from 'react-refresh/runtime';

/**
 * Fast Refresh on a page whose React is the production build of a live site, which cannot put one component in the place of
 * another. Each component of the working copy gets a stand-in that never changes and calls what the component is by now; the
 * runtime says which ones an edit changed, and whether their hooks are still the same, so that their state fits.
 */
const { createElement, lazy, useSyncExternalStore } = React;
const { jsx, jsxs } = elements;
const standIns = new WeakMap();

function createStandIn(family) {
  const listeners = new Set();
  const createBody = () => (props) => render(family.current, props);
  let shown = { body: createBody() };
  const subscribe = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const component = (props) => {
    const { body } = useSyncExternalStore(
      subscribe,
      () => shown,
      () => shown,
    );
    return createElement(body, props);
  };
  const renew = (keepsState) => {
    shown = { body: keepsState ? shown.body : createBody() };
    for (const listener of listeners) listener();
  };
  return { component, renew };
}

/** Calls a component inside of its stand-in, so that the component's hooks are the stand-in's. */
function render(type, props) {
  if (type.type) return render(type.type, props);
  if (type.render) return type.render(props, props.ref ?? null);
  return type.prototype?.isReactComponent ? createElement(type, props) : type(props);
}

function standInFor(type) {
  const family = type instanceof Object ? getFamilyByType(type) : undefined;
  if (!family) return type;
  if (!standIns.has(family)) standIns.set(family, createStandIn(family));
  return standIns.get(family).component;
}

elements.jsx = (type, ...rest) => jsx(standInFor(type), ...rest);
elements.jsxs = (type, ...rest) => jsxs(standInFor(type), ...rest);
React.createElement = (type, ...rest) => createElement(standInFor(type), ...rest);
React.lazy = (load) => lazy(async () => ({ default: standInFor((await load()).default) }));

onRefresh(({ updatedFamilies, staleFamilies }) => {
  updatedFamilies.forEach((family) => standIns.get(family)?.renew(true));
  staleFamilies.forEach((family) => standIns.get(family)?.renew(false));
});
