import type { Registry } from '@vibrant-peak/shared/contract';
import type { HostServices } from '@vibrant-peak/shared/host';
import { overrides } from './head/overrides';
import { unsavedChanges } from './leaveGuard/unsavedChanges';
import { createPlatform } from './remotes/platform';
import type { RemoteLoader } from './remotes/remoteLoader';
import { session } from './session';
import { createFillings } from './slots/createFillings';
import { theme } from './theme';
import { showToast } from './toaster/toastQueue';

/** The services for remotes, see `HostServices`. */
export function createHostServices(registry: Registry, load: RemoteLoader['load']): HostServices {
  return {
    theme,
    profile: 'default',
    session,
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
