import type { Registry } from 'shared/contract';
import type { ShellBundle, Wave, WaveFile } from 'shared/contract/shell';
import { collectionsIn, documentContent, type ComposedContent, type ContentUse } from './content';
import type { ReleaseSet } from './releaseSet';

interface WaveSources {
  releaseSet: ReleaseSet;
  shell: ShellBundle;
  registry: Registry;
  content: ComposedContent | undefined;
}

/** The scripts that a page starts with, and its content: all at once, so that none waits for another one to name it. */
export function waveOf(path: string, sources: WaveSources): Wave {
  const { releaseSet, content } = sources;
  const host = releaseSet.get('shell')!;
  const parts = partsOf(path, sources);
  const mount = sources.shell.mountOf(path);
  const files = new Map<string, WaveFile>();
  const fileOf = (name: string, file: string): WaveFile => {
    const { hash, manifest } = releaseSet.get(name)!;
    return { url: `/r/${name}/${hash}/${file}`, integrity: manifest.integrity[file]! };
  };
  const add = (name: string, file: string) => files.set(`${name}/${file}`, fileOf(name, file));
  const { client = [], styles = [] } = host.manifest.assets;
  if (!mount.isPrerendered) for (const file of client) add('shell', file);
  for (const { remote, expose } of parts) {
    add(remote, 'remoteEntry.js');
    for (const file of expose.files) add(remote, file);
    for (const shared of expose.shared)
      for (const file of host.manifest.assets.provided[shared] ?? []) add('shell', file);
  }
  return {
    ...(content && { content: documentContent(content, contentUseOf(path, sources)) }),
    shell: fileOf('shell', 'shell.js'),
    preload: [...files.values()],
    ...(mount.isPrerendered && { move: styles.map((file) => fileOf('shell', file)) }),
  };
}

/** The collections that a page shows at once, or may show later. */
export function contentUseOf(path: string, sources: WaveSources): ContentUse {
  const host = sources.releaseSet.get('shell')!.manifest;
  const parts = partsOf(path, sources);
  const ofLayout = parts.filter(({ isLayout }) => isLayout).map(({ expose }) => expose);
  const ofPage = parts.filter(({ isLayout }) => !isLayout).map(({ expose }) => expose);
  const shownFirst = ofPage.flatMap(({ shared }) => shared);
  // A document that is not prerendered is small: it brings the content along, which saves a request before the page shows.
  const { isPrerendered } = sources.shell.mountOf(path);
  return {
    always: collectionsIn([
      ...Object.keys(host.uses ?? {}),
      ...ofLayout.flatMap(({ shared }) => shared),
      ...(isPrerendered ? [] : shownFirst),
    ]),
    first: isPrerendered ? collectionsIn(shownFirst) : [],
    later: collectionsIn([...ofLayout, ...ofPage].flatMap(({ later = [] }) => later)),
  };
}

function partsOf(path: string, { releaseSet, shell, registry }: WaveSources) {
  const mount = shell.mountOf(path);
  const layout = mount.layout && registry.layouts[mount.layout];
  const page = shell.pageAt(registry, path);
  return [layout, page]
    .filter((part) => part !== undefined)
    .map(({ remote, module }) => {
      const expose = releaseSet.get(remote)!.manifest.assets.exposes[module];
      if (!expose) throw new Error(`The release of ${remote} holds no module ${module}`);
      return { remote, expose, isLayout: layout?.remote === remote && layout.module === module };
    });
}
