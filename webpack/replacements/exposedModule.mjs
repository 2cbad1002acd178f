/**
 * Loader for the exposed modules of a remote. They export a description of a component instead of a component, which would
 * make Fast Refresh reload the page. The shell keeps its description, and React replaces the component.
 */
export default function exposedModule(source) {
  return `${source}
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) __react_refresh_utils__.enqueueUpdate(() => undefined);
}
`;
}
