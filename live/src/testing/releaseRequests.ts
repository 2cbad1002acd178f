import { Store } from '@vibrant-peak/engine/store/store';
import type { Prepare, Site } from './changingRequest';
import { MemoryObjects } from '@vibrant-peak/engine/testing/simulation/memoryObjects';
import { publishCode } from './testReleases';

/** A store of two releases of one application. */
async function released({ live }: Site) {
  const store = new Store(new MemoryObjects(Date.now));
  live.site.store = store;
  await publishCode(store, 'shell', 'one');
  await publishCode(store, 'remote-public', 'one');
  return { store, now: await publishCode(store, 'remote-public', 'two') };
}

const endOfCanary: Prepare = async (site) => {
  const { store } = await released(site);
  const target = { kind: 'canary', share: 5, name: 'blue' } as const;
  const { composition } = await publishCode(store, 'remote-public', 'trial', { target });
  return { params: { canary: 'blue' }, body: { composition } };
};

/** Requests of the page Releases. */
export const releaseRequests: Record<string, Prepare> = {
  'POST /releases/rollback': async (site) => ({
    body: { from: (await released(site)).now.composition },
  }),
  'POST /releases/:application/rollback': async (site) => ({
    params: { application: 'remote-public' },
    body: { from: (await released(site)).now.releases['remote-public'] },
  }),
  'POST /releases/canary/:canary/promotion': endOfCanary,
  'POST /releases/canary/:canary/withdrawal': endOfCanary,
};
