import { faultPoint } from '../faultPoint';
import { foldersOf, withLease } from '../store/leases';
import type { Composition, Releases, Store } from '../store/store';
import type { BuiltRelease } from './release';
import { setLive, type Aim, type Outcome } from './setLive';

export interface PublishOptions {
  /** What becomes of the new composition; `live` unless told. */
  aim?: Aim;
  /** Receives one line for each step. */
  log: (line: string) => void;
}

/**
 * Stores releases and, when one of them is new, makes a composition with them, tests it in the server and sets it live.
 * The other applications stay at the releases of the live composition.
 *
 * Nothing that is live changes before the last step, so that whatever throws leaves the site as it was.
 */
export async function publishReleases(
  store: Store,
  built: readonly BuiltRelease[],
  { aim = { kind: 'live' }, log }: PublishOptions,
): Promise<Outcome> {
  faultPoint('built');
  const releases: Releases = Object.fromEntries(built.map(({ name, hash }) => [name, hash]));
  const pointer = await store.pointer();
  if (pointer && aim.kind === 'live' && isPartOf(await store.composition(pointer.live), releases))
    return { status: 'unchanged', composition: pointer.live, releases };

  return withLease(store, foldersOf(releases), async () => {
    faultPoint('leased');
    for (const release of built) {
      const isNew = !(await store.hasRelease(release.name, release.hash));
      await store.addRelease(release, progressOf(release.name, log));
      await store.verifyRelease(release.name, release.hash);
      log(`${release.name}: release ${release.hash}${isNew ? '' : ' (stored before)'}`);
    }
    faultPoint('release stored');
    return setLive(store, { releases, aim, log, reason: `publish ${Object.keys(releases).join(', ')}` });
  });
}

/** How long files are stored before another line tells how far it is, in milliseconds. */
const telling = 3000;

/** Tells how many files are stored, when that takes its time. */
function progressOf(name: string, log: (line: string) => void) {
  let told = Date.now();
  return (stored: number, total: number) => {
    if (Date.now() - told < telling) return;
    told = Date.now();
    log(`${name}: ${stored} of ${total} files stored`);
  };
}

const isPartOf = (composition: Composition, releases: Releases) =>
  Object.entries(releases).every(([name, hash]) => composition.releases[name] === hash);
