import type { Registry } from '@vibrant-peak/shared/contract';
import type { Adapters, HostServices, Profile } from '@vibrant-peak/shared/host';
import { overrides } from './head/overrides';
import { unsavedChanges } from './leaveGuard/unsavedChanges';
import { createPlatform } from './remotes/platform';
import type { Load } from './remotes/loadFailure';
import { returnTo } from './routes/returnTo';
import { createExtensions } from './slots/createExtensions';
import { theme } from './theme';
import { showToast } from './toaster/toastQueue';

interface ServiceSources {
  registry: Registry;
  load: Load;
  profile: Profile;
}

/**
 * The services for remotes, see `HostServices`.
 * @param adapters implementations of the ports. No page of the staff area shows before they are
 * loaded.
 */
export function createHostServices(
  { registry, load, profile }: ServiceSources,
  { session, records, media, inbox, invoices }: Adapters,
): HostServices {
  return {
    theme,
    profile,
    session,
    ...(records && { records }),
    ...(media && { media }),
    ...(inbox && { inbox }),
    ...(invoices && { invoices }),
    returnTo: returnTo.get,
    toast: showToast,
    unsavedChanges,
    overrideMetadata: overrides.push,
    staffNavigation: staffNavigationOf(registry),
    siteLinks: registry.pages
      .flatMap(({ path, links = [] }) => links.map((link) => ({ path, ...link })))
      .sort((first, second) => first.order - second.order),
    extensionsOf: createExtensions(registry, load),
    platform: createPlatform(registry),
  };
}

/** Entries in order. One is part of another where the site has that other one. */
function staffNavigationOf({ pages }: Registry): HostServices['staffNavigation'] {
  const entries = pages.flatMap(({ path, navigation }) => (navigation ? [{ path, ...navigation }] : []));
  const paths = new Set(entries.map(({ path }) => path));
  return entries
    .map(({ partOf, ...entry }) => ({
      ...entry,
      ...(partOf !== undefined && paths.has(partOf) && { partOf }),
    }))
    .sort((first, second) => first.order - second.order);
}
