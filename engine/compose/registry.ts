import {
  isPublicSlot,
  type Registry,
  type RegistryRelease,
  type RemoteDeclaration,
} from '@vibrant-peak/shared/contract';
import type { ReleaseSet } from './releaseSet';

/**
 * The registry of a site with these remotes. Pages of the live profile are part of it only on a
 * site of that profile: `profile` says so, or a remote that brings adapters.
 */
export function buildRegistry(
  remotes: readonly { release: RegistryRelease; offers: RemoteDeclaration }[],
  composition: number,
  profile?: 'live',
): Registry {
  const offers = remotes.map(({ release, offers }) => ({ ...offers, remote: release.name }));
  const layouts = offers.flatMap(({ remote, layouts = {} }) =>
    Object.entries(layouts).map(([mount, module]) => [mount, { remote, module }]),
  );
  const adapters = offers
    .flatMap(({ remote, adapters: module }) => (module === undefined ? [] : [{ remote, module }]))
    .at(-1);
  const isLive = profile === 'live' || adapters !== undefined;
  const pages = offers.flatMap(({ remote, pages }) => pages.map((page) => ({ ...page, remote })));
  const extensions = offers.flatMap(({ remote, extensions = [] }) =>
    extensions.map((extension) => ({ ...extension, remote })),
  );
  return {
    composition,
    audience: 'staff',
    ...(isLive && { profile: 'live' }),
    remotes: remotes.map(({ release }) => release),
    pages: pages.filter((page) => isLive || page.profile === undefined),
    ...(extensions.length > 0 && { extensions }),
    layouts: Object.fromEntries(layouts) as Registry['layouts'],
    ...(adapters && { adapters }),
  };
}

/** All that the remotes of a composition offer, without its number. */
export const registryOf = (releaseSet: ReleaseSet): Registry =>
  buildRegistry(
    [...releaseSet].flatMap(([name, { hash, manifest }]) => {
      const { version, contract, integrity, offers } = manifest;
      const base = `/r/${name}/${hash}/`;
      return offers
        ? [{ release: { name, version, contract, base, integrity: integrity['remoteEntry.js']! }, offers }]
        : [];
    }),
    0,
  );

/** The part of a registry in public documents, which do not even reveal names of staff remotes. */
export function publicPart(registry: Registry, isPublic: (path: string) => boolean): Registry {
  const pages = registry.pages.filter(({ path }) => isPublic(path));
  const extensions = (registry.extensions ?? []).filter(({ slot }) => isPublicSlot(slot));
  const layouts = { public: registry.layouts.public };
  const names = new Set([...pages, ...extensions, layouts.public].map((part) => part?.remote));
  return {
    composition: registry.composition,
    audience: 'public',
    ...(registry.profile && { profile: registry.profile }),
    remotes: registry.remotes.filter(({ name }) => names.has(name)),
    pages,
    ...(extensions.length > 0 && { extensions }),
    layouts,
  };
}
