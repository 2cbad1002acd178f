import elements from 'react/jsx-runtime';

/** Maps the functions that swc's development builds call to the runtime of the shell, so that a page has one React. */
export const { Fragment } = elements;

export const jsxDEV = (type, props, key, isStatic) =>
  isStatic ? elements.jsxs(type, props, key) : elements.jsx(type, props, key);
