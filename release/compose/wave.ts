import type { Registry } from 'shared/contract';
import type { ShellBundle } from 'shared/contract/shell';
import type { Members } from './members';

interface WaveSources {
  members: Members;
  shell: ShellBundle;
  registry: Registry;
}

/** The scripts that a page starts with: all at once, so that none waits for another one to name it. */
export function waveOf(path: string, { members, shell, registry }: WaveSources) {
  const host = members.get('shell')!;
  const mount = shell.mountOf(path);
  const page = shell.pageAt(registry, path);
  const layout = mount.layout && registry.layouts[mount.layout];
  const parts = [layout, page].filter((part) => part !== undefined);

  const files = new Map<string, string>();
  const add = (name: string, file: string) => {
    const { hash, manifest } = members.get(name)!;
    files.set(`/r/${name}/${hash}/${file}`, manifest.integrity[file]!);
  };
  if (!mount.isPrerendered) for (const file of host.manifest.assets.client ?? []) add('shell', file);
  for (const { remote, module } of parts) {
    const expose = members.get(remote)!.manifest.assets.exposes[module];
    if (!expose) throw new Error(`The release of ${remote} holds no module ${module}`);
    add(remote, 'remoteEntry.js');
    for (const file of expose.files) add(remote, file);
    for (const shared of expose.shared)
      for (const file of host.manifest.assets.provided[shared] ?? []) add('shell', file);
  }
  return {
    shell: { url: `/r/shell/${host.hash}/shell.js`, integrity: host.manifest.integrity['shell.js']! },
    preload: [...files].map(([url, integrity]) => ({ url, integrity })),
  };
}
