import elements from 'react/jsx-runtime';

/** What swc's refreshing builds ask for, by way of the runtime that the shell provides: a page has one React. */
export const { Fragment } = elements;

export const jsxDEV = (type, props, key, isStatic) =>
  isStatic ? elements.jsxs(type, props, key) : elements.jsx(type, props, key);
