/**
 * Loader for the modules that a remote exposes. They export no component but a description of one, on which Fast Refresh would
 * give up; the shell keeps the description that it has, and React puts the new component in the place of the old one.
 */
export default function exposedModule(source) {
  const { before } = this.getOptions();
  return `${before ? `import ${JSON.stringify(before)};` : ''}
${source}
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) __react_refresh_utils__.enqueueUpdate(() => undefined);
}
`;
}
