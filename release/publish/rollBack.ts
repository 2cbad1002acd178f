import type { App } from '@vibrant-peak/webpack/apps';
import { folderOf, foldersOf, withLease } from '../store/leases';
import type { Composition, Store } from '../store/store';
import { setLive, type Outcome } from './setLive';

/** Sets a composition live again, without a build: the given one, or the one before the live one. A canary ends. */
export async function rollBack(store: Store, to?: number): Promise<Outcome> {
  const { pointer, live } = await whatIsLive(store);
  const target = to ?? live.base;
  if (target === undefined) throw new Error('There is no earlier composition to go back to.');
  const { releases } = await store.composition(target);
  return withLease(store, [folderOf(target), ...foldersOf(releases)], async () => {
    // What was removed before the lease stood is missing now.
    await store.composition(target);
    if (!(await store.flip(pointer, { live: target, reason: `rollback from ${live.sequence}` })))
      throw new Error(
        'Something was published at this very moment: look with npm run list, then roll back again.',
      );
    return { status: 'live', composition: target, releases };
  });
}

/**
 * Takes one application back to the release that it had before, and leaves the others as they are. Where the
 * composition before the live one differs in nothing else, it is set live again; else the site is composed anew.
 */
export async function rollBackApp(
  store: Store,
  app: App,
  { to, log }: { to?: string; log: (line: string) => void },
): Promise<Outcome> {
  const { live } = await whatIsLive(store);
  const hash = to ?? (await releaseBefore(store, live, app.name));
  if (hash === undefined) throw new Error(`${app.name} has no earlier release to go back to.`);
  const wanted = { ...live.releases, [app.name]: hash };
  const base = live.base === undefined ? undefined : await store.composition(live.base);
  if (base && Object.entries(wanted).every(([name, release]) => base.releases[name] === release))
    return rollBack(store, base.sequence);
  const releases = { [app.name]: hash };
  return withLease(store, foldersOf(releases), async () => {
    if (!(await store.hasRelease(app.name, hash)))
      throw new Error(`The store holds no release ${hash} of ${app.name}`);
    return setLive(store, { releases, aim: { kind: 'live' }, reason: `rollback ${app.name}`, log });
  });
}

async function whatIsLive(store: Store) {
  const pointer = await store.pointer();
  if (!pointer) throw new Error('Nothing is live yet.');
  return { pointer, live: await store.composition(pointer.live) };
}

/** The release that an application had before its present one appeared for the first time. */
async function releaseBefore(store: Store, live: Composition, name: string): Promise<string | undefined> {
  const chain = [live];
  const known = new Map((await store.compositions()).map((entry) => [entry.sequence, entry]));
  for (let step = known.get(live.base ?? 0); step; step = known.get(step.base ?? 0)) chain.push(step);
  const first = chain.findLastIndex(({ releases }) => releases[name] === live.releases[name]);
  return chain[first + 1]?.releases[name];
}
