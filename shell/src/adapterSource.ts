import type { Registry } from '@vibrant-peak/shared/contract';
import type { Adapters, AdaptersModule, Profile } from '@vibrant-peak/shared/host';
import { createStore, type Store } from '@vibrant-peak/shared/store';
import type { Load, Loaded } from './remotes/loadFailure';
import { keepMarker, session } from './session';

/** What stands behind the ports of the staff area in this page load. */
export interface AdapterSource extends Pick<Store<Adapters | undefined>, 'get' | 'subscribe'> {
  profile: Profile;
  /** Opens them, once; after a failure the next call tries again. Never rejects. */
  open: () => Promise<Loaded<Adapters>>;
}

/** Adapters that need no loading. */
export const openAdapters = (profile: Profile, value: Adapters): AdapterSource => ({
  profile,
  get: () => value,
  subscribe: () => () => undefined,
  open: async () => ({ status: 'loaded', value }),
});

const profileOf = ({ profile, adapters }: Registry): Profile => profile ?? (adapters ? 'live' : 'default');

/** For prerendering, where nothing is asked but whether somebody is logged in. */
export const renderedAdapters = (registry: Registry, isLoggedIn: boolean): AdapterSource =>
  openAdapters(profileOf(registry), { session: { ...session, isLoggedIn: () => isLoggedIn } });

/** The registry's adapters or the default ones. A failure never falls back to the default. */
export function adapterSource(registry: Registry, load: Load): AdapterSource {
  const { adapters: declared } = registry;
  if (!declared) return openAdapters(profileOf(registry), { session });
  const { remote, module } = declared;
  const opened = createStore<Adapters | undefined>(() => undefined);
  let opening: Promise<Loaded<Adapters>> | undefined;

  async function attempt(): Promise<Loaded<Adapters>> {
    const loaded = await load<{ adapters: AdaptersModule }>(remote, module);
    if (loaded.status === 'failed') return loaded;
    try {
      const value = await loaded.value.adapters.open();
      keepMarker(value.session);
      opened.set(value);
      return { status: 'loaded', value };
    } catch (error) {
      console.warn(`The adapters of ${remote} did not open`, error);
      return { status: 'failed', remote, reason: 'unreachable', error };
    }
  }

  return {
    profile: profileOf(registry),
    get: opened.get,
    subscribe: opened.subscribe,
    open: async () => {
      const result = await (opening ??= attempt());
      if (result.status === 'failed') opening = undefined;
      return result;
    },
  };
}
