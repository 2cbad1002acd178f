import {
  isPublicSlot,
  type Area,
  type Registry,
  type RegistryFilling,
  type RegistryPage,
} from '@vibrant-peak/shared/contract';
import type { ShellBundle } from '@vibrant-peak/shared/contract/shell';
import type { ReleaseSet } from './releaseSet';

/** The registry of a composition: all releases, and all that their remotes offer. */
export function registryOf(releaseSet: ReleaseSet, composition: number): Registry {
  const remotes = [...releaseSet].filter(([, { manifest }]) => manifest.offers);
  const layouts: Registry['layouts'] = {};
  const pages: RegistryPage[] = [];
  const fillings: RegistryFilling[] = [];
  let adapters: Registry['adapters'];
  for (const [remote, { manifest }] of remotes) {
    const module = manifest.offers!.adapters;
    if (module !== undefined) adapters = { remote, module };
    for (const page of manifest.offers!.pages) pages.push({ ...page, remote });
    for (const filling of manifest.offers!.fillings ?? []) fillings.push({ ...filling, remote });
    for (const [mount, module] of Object.entries(manifest.offers!.layouts ?? {})) {
      layouts[mount as keyof Registry['layouts']] = { remote, module };
    }
  }
  const isOffered = ({ profile }: RegistryPage) => profile === undefined || adapters !== undefined;
  return {
    composition,
    audience: 'staff',
    ...(adapters && { profile: 'live' }),
    remotes: remotes.map(([name, { hash, manifest }]) => ({
      name,
      version: manifest.version,
      contract: manifest.contract,
      base: `/r/${name}/${hash}/`,
      integrity: manifest.integrity['remoteEntry.js']!,
    })),
    pages: pages.filter(isOffered),
    ...(fillings.length > 0 && { fillings }),
    layouts,
    ...(adapters && { adapters }),
  };
}

/** The audience of an address's document. */
export const audienceOf = (path: string, shell: ShellBundle): Area => shell.mountOf(path).audience;

/** The part of a registry in public documents, which do not reveal staff remotes, not even their names. */
export function publicPart(registry: Registry, shell: ShellBundle): Registry {
  const pages = registry.pages.filter(({ path }) => audienceOf(path, shell) === 'public');
  const fillings = (registry.fillings ?? []).filter(({ slot }) => isPublicSlot(slot));
  const layouts = { public: registry.layouts.public };
  const names = new Set([...pages, ...fillings, layouts.public].map((part) => part?.remote));
  return {
    composition: registry.composition,
    audience: 'public',
    ...(registry.profile && { profile: registry.profile }),
    remotes: registry.remotes.filter(({ name }) => names.has(name)),
    pages,
    ...(fillings.length > 0 && { fillings }),
    layouts,
  };
}
