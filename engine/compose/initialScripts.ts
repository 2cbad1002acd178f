import { pathOfSlot, type Registry } from '@vibrant-peak/shared/contract';
import type {
  InitialScripts,
  ScriptFile,
  ShellBundle,
  StyleSheetFile,
} from '@vibrant-peak/shared/contract/shell';
import { collectionsIn, documentContent, type ComposedContent, type ContentUse } from './content';
import type { ReleaseSet } from './releaseSet';

interface InitialScriptsSources {
  releaseSet: ReleaseSet;
  shell: ShellBundle;
  registry: Registry;
  content: ComposedContent;
}

/**
 * The initial scripts of a page, and its content: requested together, without a chain. A
 * prerendered page loads the code that hydrates it with the first interaction.
 */
export function initialScriptsOf(path: string, sources: InitialScriptsSources): InitialScripts {
  const { releaseSet, content } = sources;
  const host = releaseSet.get('shell')!;
  const parts = partsOf(path, sources);
  const { isPrerendered } = sources.shell.mountOf(path);
  const fileOf = (name: string, file: string) => fileIn(releaseSet, name, file);
  const filesOf = (files: [name: string, file: string][]) => [
    ...new Map(files.map(([name, file]) => [`${name}/${file}`, fileOf(name, file)])).values(),
  ];
  const { client = [], provided } = host.manifest.assets;
  const ofRemotes = parts.flatMap(({ remote, expose }) =>
    ['remoteEntry.js', ...expose.files].map((file): [string, string] => [remote, file]),
  );
  const shared = new Set(parts.flatMap(({ expose }) => expose.shared));
  const ofShell = [...client, ...[...shared].flatMap((name) => provided[name] ?? [])].map(
    (file): [string, string] => ['shell', file],
  );
  return {
    content: {
      ...documentContent(content, contentUseOf(path, sources)),
      ...(!isPrerendered && { files: content.files }),
    },
    shell: fileOf('shell', 'shell.js'),
    ...(isPrerendered
      ? { preload: [], onInteraction: filesOf([...ofShell, ...ofRemotes]) }
      : { preload: filesOf([...ofShell, ...ofRemotes]) }),
  };
}

/** The style sheets of a page: its layout's, then its own. */
export const stylesOf = (path: string, sources: InitialScriptsSources): StyleSheetFile[] =>
  partsOf(path, sources).flatMap(({ remote, expose }) =>
    (expose.styles ?? []).map((file) => fileIn(sources.releaseSet, remote, file)),
  );

/** A file of a release as a browser asks for it. */
function fileIn(releaseSet: ReleaseSet, name: string, file: string): ScriptFile {
  const { hash, manifest } = releaseSet.get(name)!;
  return { url: `/r/${name}/${hash}/${file}`, integrity: manifest.integrity[file]! };
}

/** The collections that a page shows at once, or may show later. */
export function contentUseOf(path: string, sources: InitialScriptsSources): ContentUse {
  const host = sources.releaseSet.get('shell')!.manifest;
  const parts = partsOf(path, sources);
  const ofLayout = parts.filter(({ isLayout }) => isLayout).map(({ expose }) => expose);
  const ofPage = parts.filter(({ isLayout }) => !isLayout).map(({ expose }) => expose);
  return {
    always: collectionsIn([...Object.keys(host.uses ?? {}), ...ofLayout.flatMap(({ shared }) => shared)]),
    first: collectionsIn(ofPage.flatMap(({ shared }) => shared)),
    later: collectionsIn([
      ...[...ofLayout, ...ofPage].flatMap(({ later = [] }) => later),
      ...extensionsOf(path, sources).flatMap(({ shared, later = [] }) => [...shared, ...later]),
    ]),
  };
}

function partsOf(path: string, { releaseSet, shell, registry }: InitialScriptsSources) {
  const mount = shell.mountOf(path);
  const layout = mount.layout && registry.layouts[mount.layout];
  const page = shell.pageAt(registry, path);
  const adapters = mount.audience === 'staff' ? registry.adapters : undefined;
  return [layout, page, adapters]
    .filter((part) => part !== undefined)
    .map(({ remote, module }) => ({
      remote,
      expose: exposeOf(releaseSet, { remote, module }),
      isLayout: layout?.remote === remote && layout.module === module,
    }));
}

/** What remotes add to the slots of a page; each loads by itself. */
function extensionsOf(path: string, { releaseSet, shell, registry }: InitialScriptsSources) {
  const page = shell.pageAt(registry, path);
  return (registry.extensions ?? [])
    .filter(({ slot }) => page !== undefined && pathOfSlot(slot) === page.path)
    .map((extension) => exposeOf(releaseSet, extension));
}

function exposeOf(releaseSet: ReleaseSet, { remote, module }: { remote: string; module: string }) {
  const expose = releaseSet.get(remote)!.manifest.assets.exposes[module];
  if (!expose) throw new Error(`The release of ${remote} holds no module ${module}`);
  return expose;
}
