/**
 * Loader for the exposed modules of a remote: they export a description of a component.
 * The shell retains it, and React replaces the component without a reload of the page.
 */
export default function exposedModule(source) {
  return `${source}
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) __react_refresh_utils__.enqueueUpdate(() => undefined);
}
`;
}
