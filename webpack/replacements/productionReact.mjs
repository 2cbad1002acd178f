import React from 'react';
import elements from 'react/jsx-runtime';
import { getFamilyByType, onRefresh } from 'react-refresh/runtime';

/**
 * Fast Refresh on a page with the production build of React, which cannot replace components. Each component of the working
 * copy gets a proxy that never changes and calls the component's latest version; the runtime reports the components changed
 * by an edit, and whether their hooks still match, so that state can be kept.
 */
const { createElement, lazy, useSyncExternalStore } = React;
const { jsx, jsxs } = elements;
const proxies = new WeakMap();

function createProxy(family) {
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

/** Calls a component within its proxy, so that its hooks belong to the proxy. */
function render(type, props) {
  if (type.type) return render(type.type, props);
  if (type.render) return type.render(props, props.ref ?? null);
  return type.prototype?.isReactComponent ? createElement(type, props) : type(props);
}

function proxyFor(type) {
  const family = type instanceof Object ? getFamilyByType(type) : undefined;
  if (!family) return type;
  if (!proxies.has(family)) proxies.set(family, createProxy(family));
  return proxies.get(family).component;
}

elements.jsx = (type, ...rest) => jsx(proxyFor(type), ...rest);
elements.jsxs = (type, ...rest) => jsxs(proxyFor(type), ...rest);
React.createElement = (type, ...rest) => createElement(proxyFor(type), ...rest);
React.lazy = (load) => lazy(async () => ({ default: proxyFor((await load()).default) }));

onRefresh(({ updatedFamilies, staleFamilies }) => {
  updatedFamilies.forEach((family) => proxies.get(family)?.renew(true));
  staleFamilies.forEach((family) => proxies.get(family)?.renew(false));
});
