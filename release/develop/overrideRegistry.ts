import {
  isPublicSlot,
  isStaffPath,
  uncheckedIntegrity,
  type Registry,
  type RemoteDeclaration,
} from '@vibrant-peak/shared/contract';
import { contractVersion } from '@vibrant-peak/webpack/sharedModules';

/** The development build that replaces a release. */
export interface Override {
  /** The remote that is being worked on. */
  name: string;
  /** Its pages, layouts and fillings as its `src/pages.ts` declares them. */
  offers: RemoteDeclaration;
}

/** Path of the development build in the gateway: the site's script policy allows scripts below `/r/` only. */
export const developmentBase = (name: string) => `/r/${name}/development/`;

/** Whether a remote has a part in the pages that are prerendered. */
const isPublic = ({ offers: { layouts, pages, fillings = [] } }: Override) =>
  layouts?.public !== undefined ||
  pages.some(({ path }) => !isStaffPath(path)) ||
  fillings.some(({ slot }) => isPublicSlot(slot));

/** Whether a document with this registry shows anything of the remote: public ones know nothing of the staff area. */
export const isConcerned = ({ audience }: Registry, override: Override) =>
  audience === 'staff' || isPublic(override);

/** The registry with the development build in the place of the remote's release, and its pages and fillings for those of the release. */
export function overrideRegistry(registry: Registry, override: Override): Registry {
  if (!isConcerned(registry, override)) return registry;
  const { name, offers } = override;
  const isLive = (registry.adapters ?? offers.adapters) !== undefined;
  const pages = offers.pages
    .filter(({ profile }) => profile === undefined || isLive)
    .filter(({ path }) => registry.audience === 'staff' || !isStaffPath(path));
  const layouts = Object.entries(offers.layouts ?? {}).filter(
    ([mount]) => registry.audience === 'staff' || mount === 'public',
  );
  const fillings = (offers.fillings ?? []).filter(
    ({ slot }) => registry.audience === 'staff' || isPublicSlot(slot),
  );
  const others = Object.entries(registry.layouts).filter(([, layout]) => layout.remote !== name);
  return {
    ...registry,
    remotes: [
      ...registry.remotes.filter((remote) => remote.name !== name),
      {
        name,
        version: 'development',
        contract: contractVersion,
        base: developmentBase(name),
        integrity: uncheckedIntegrity,
      },
    ],
    pages: [
      ...registry.pages.filter(({ remote }) => remote !== name),
      ...pages.map((page) => ({ ...page, remote: name })),
    ],
    fillings: [
      ...(registry.fillings ?? []).filter(({ remote }) => remote !== name),
      ...fillings.map((filling) => ({ ...filling, remote: name })),
    ],
    layouts: Object.fromEntries([
      ...others,
      ...layouts.map(([mount, module]) => [mount, { remote: name, module }]),
    ]) as Registry['layouts'],
    ...(registry.audience === 'staff' &&
      offers.adapters !== undefined && { adapters: { remote: name, module: offers.adapters } }),
  };
}
