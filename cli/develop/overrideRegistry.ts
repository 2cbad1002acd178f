import { isStaffPath, type Registry, type RemoteDeclaration } from '@vibrant-peak/shared/contract';
import { developmentRelease } from '@vibrant-peak/webpack/developmentRelease';
import { buildRegistry, publicPart } from '@vibrant-peak/engine/compose/registry';

/** The development build that replaces a release. */
export interface Override {
  name: string;
  offers: RemoteDeclaration;
}

/** The site's policy allows scripts below `/r/` only. */
export const developmentBase = (name: string) => `/r/${name}/development/`;

/** The registry with the development build, and what it offers, in the place of the release. */
export function overrideRegistry(registry: Registry, { name, offers }: Override): Registry {
  const others = registry.remotes
    .filter((release) => release.name !== name)
    .map((release) => ({ release, offers: offersOf(release.name, registry) }));
  const own = { release: developmentRelease(name, developmentBase(name)), offers };
  const whole = buildRegistry([...others, own], registry.composition, registry.profile);
  return registry.audience === 'staff' ? whole : publicPart(whole, (path) => !isStaffPath(path));
}

function offersOf(name: string, { pages, extensions = [], layouts, adapters }: Registry): RemoteDeclaration {
  const isOwn = ({ remote }: { remote: string }) => remote === name;
  const ownLayouts = Object.entries(layouts).filter(([, layout]) => isOwn(layout));
  return {
    pages: pages.filter(isOwn),
    extensions: extensions.filter(isOwn),
    layouts: Object.fromEntries(ownLayouts.map(([mount, { module }]) => [mount, module])),
    ...(adapters && isOwn(adapters) && { adapters: adapters.module }),
  };
}
