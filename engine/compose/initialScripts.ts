import { pathOfSlot, type Registry } from '@vibrant-peak/shared/contract';
import type { InitialScripts, ScriptFile, ShellBundle } from '@vibrant-peak/shared/contract/shell';
import { collectionsIn, documentContent, type ComposedContent, type ContentUse } from './content';
import type { ReleaseSet } from './releaseSet';

/** Script of the shell that reports how a page fares, where servers ask for it. */
const reporterFile = 'reporter.js';

export interface PageSources {
  releaseSet: ReleaseSet;
  shell: ShellBundle;
  registry: Registry;
  content: ComposedContent;
}

/**
 * The initial scripts of a page, and its content: requested together, without a chain. A
 * prerendered page loads the code that hydrates it with the first interaction.
 */
export function initialScriptsOf(path: string, sources: PageSources): InitialScripts {
  const { releaseSet, content } = sources;
  const parts = partsOf(path, sources);
  const { client = [], provided } = releaseSet.get('shell')!.manifest.assets;
  const shared = parts.flatMap(({ expose }) => expose.shared).flatMap((name) => provided[name] ?? []);
  const files = [
    ...[...client, ...shared].map((file) => fileIn(releaseSet, 'shell', file)),
    ...parts.flatMap(({ remote, expose }) =>
      ['remoteEntry.js', ...expose.files].map((file) => fileIn(releaseSet, remote, file)),
    ),
  ];
  const further = [...new Map(files.map((file) => [file.url, file])).values()];
  const shell = fileIn(releaseSet, 'shell', 'shell.js');
  const { integrity } = releaseSet.get('shell')!.manifest;
  const reporter = integrity[reporterFile] ? { reporter: fileIn(releaseSet, 'shell', reporterFile) } : {};
  const shown = documentContent(content, contentUseOf(path, sources));
  return sources.shell.mountOf(path).isPrerendered
    ? { content: shown, shell, preload: [], onInteraction: further, ...reporter }
    : { content: { ...shown, files: content.files }, shell, preload: further, ...reporter };
}

/** The style sheets of a page: its layout's, then its own. */
export const stylesOf = (path: string, sources: PageSources): ScriptFile[] =>
  partsOf(path, sources).flatMap(({ remote, expose }) =>
    (expose.styles ?? []).map((file) => fileIn(sources.releaseSet, remote, file)),
  );

/** The import map of a document, where its remotes have ES modules: their hashes. */
export function importMapOf({ remotes }: Registry, releaseSet: ReleaseSet): string | undefined {
  const modules = remotes.flatMap(({ name }) => {
    const { assets, integrity } = releaseSet.get(name)!.manifest;
    const scripts = Object.keys(integrity).filter(
      (file) => file.endsWith('.js') && file !== 'remoteEntry.js',
    );
    return assets.scriptType === 'module' ? scripts.map((file) => fileIn(releaseSet, name, file)) : [];
  });
  if (modules.length === 0) return undefined;
  const integrity = Object.fromEntries(modules.map((file) => [file.url, file.integrity]));
  return JSON.stringify({ integrity }).replaceAll('<', '\\u003c');
}

/** A file of a release as a browser asks for it. */
function fileIn(releaseSet: ReleaseSet, name: string, file: string): ScriptFile {
  const { hash, manifest } = releaseSet.get(name)!;
  return { url: `/r/${name}/${hash}/${file}`, integrity: manifest.integrity[file]! };
}

/** The collections that a page shows at once, or may show later. */
export function contentUseOf(path: string, sources: PageSources): ContentUse {
  const { releaseSet, shell, registry } = sources;
  const parts = partsOf(path, sources);
  const ofLayout = parts.filter(({ isLayout }) => isLayout).flatMap(({ expose }) => expose.shared);
  const ofPage = parts.filter(({ isLayout }) => !isLayout).flatMap(({ expose }) => expose.shared);
  const page = shell.pageAt(registry, path);
  // What remotes add to the slots of the page loads automatically.
  const extensions = (registry.extensions ?? [])
    .filter(({ slot }) => page !== undefined && pathOfSlot(slot) === page.path)
    .map((extension) => exposeOf(releaseSet, extension));
  return {
    always: collectionsIn([...Object.keys(releaseSet.get('shell')!.manifest.uses ?? {}), ...ofLayout]),
    first: collectionsIn(ofPage),
    later: collectionsIn([
      ...parts.flatMap(({ expose }) => expose.later),
      ...extensions.flatMap(({ shared, later }) => [...shared, ...later]),
    ]),
  };
}

/** The layout, the page and the adapters at an address. */
function partsOf(path: string, { releaseSet, shell, registry }: PageSources) {
  const mount = shell.mountOf(path);
  const layout = mount.layout && registry.layouts[mount.layout];
  const adapters = mount.audience === 'staff' ? registry.adapters : undefined;
  return [layout, shell.pageAt(registry, path), adapters]
    .filter((part) => part !== undefined)
    .map((part) => ({
      remote: part.remote,
      expose: exposeOf(releaseSet, part),
      isLayout: part === layout,
    }));
}

function exposeOf(releaseSet: ReleaseSet, { remote, module }: { remote: string; module: string }) {
  const expose = releaseSet.get(remote)!.manifest.assets.exposes[module];
  if (!expose) throw new Error(`The release of ${remote} holds no module ${module}`);
  return expose;
}
