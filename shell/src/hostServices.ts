import type { Registry } from '@vibrant-peak/shared/contract';
import type { Adapters, HostServices, Profile } from '@vibrant-peak/shared/host';
import { overrides } from './head/overrides';
import { unsavedChanges } from './leaveGuard/unsavedChanges';
import { createPlatform } from './remotes/platform';
import type { Load } from './remotes/loadFailure';
import { askedFor } from './routes/askedFor';
import { createFillings } from './slots/createFillings';
import { theme } from './theme';
import { showToast } from './toaster/toastQueue';

interface ServiceSources {
  registry: Registry;
  load: Load;
  profile: Profile;
}

/**
 * The services for remotes, see `HostServices`.
 * @param adapters what stands behind the ports; until they are open no page of the staff area is shown.
 */
export function createHostServices(
  { registry, load, profile }: ServiceSources,
  { session, records, media, inbox }: Adapters,
): HostServices {
  return {
    theme,
    profile,
    session,
    ...(records && { records }),
    ...(media && { media }),
    ...(inbox && { inbox }),
    askedFor: askedFor.get,
    toast: showToast,
    unsavedChanges,
    overrideMetadata: overrides.push,
    staffNavigation: registry.pages
      .flatMap(({ path, navigation }) => (navigation ? [{ path, ...navigation }] : []))
      .sort((first, second) => first.order - second.order),
    siteLinks: registry.pages
      .flatMap(({ path, links = [] }) => links.map((link) => ({ path, ...link })))
      .sort((first, second) => first.order - second.order),
    fillingsOf: createFillings(registry, load),
    platform: createPlatform(registry),
  };
}
