import { faultPoint } from '../faultPoint';
import type { Composition, Releases, Store } from '../store/store';
import type { Origin } from '../store/origin';
import type { Aim } from '../store/requests';
import { notCondemned } from './notCondemned';
import type { BuiltRelease } from '../store/manifest';
import type { Compose } from './serveQueue';
import { GoneError, setLive, type Outcome } from './setLive';

export interface PublishOptions {
  /** What becomes of the new composition; `live` unless told. */
  aim?: Aim;
  /** Receives one line for each step. */
  log: (line: string) => void;
  /** Who publishes, from what. */
  origin?: Origin;
  /** Goes live even when the live release comes from a newer commit. */
  isForced?: boolean;
  compose?: Compose;
}

/** How often releases are stored anew because they were collected as garbage meanwhile. */
const attempts = 5;

/**
 * Stores releases and, when one of them is new, has a composition with them made, tested in the server and set live.
 * The other applications stay at the releases of the live composition.
 *
 * Nothing that is live changes before the last step, so that whatever is refused leaves the site as it was.
 */
export async function publishReleases(
  store: Store,
  built: readonly BuiltRelease[],
  { aim = { kind: 'live' }, log, ...options }: PublishOptions,
): Promise<Outcome> {
  faultPoint('built');
  for (let attempt = 1; ; attempt++) {
    const { entry } = await store.log.read();
    const ready = await Promise.all(built.map((release) => notCondemned(store, entry, release)));
    const releases: Releases = Object.fromEntries(ready.map(({ name, hash }) => [name, hash]));
    if (
      entry.live !== undefined &&
      aim.kind === 'live' &&
      isPartOf(await store.composition(entry.live), releases)
    )
      return { status: 'unchanged', composition: entry.live, releases };

    for (const release of ready) await stored(store, release, log);
    faultPoint('release stored');
    const reason = `publish ${Object.keys(releases).join(', ')}`;
    try {
      return await setLive(store, { releases, aim, log, reason, ...options });
    } catch (error) {
      if (!(error instanceof GoneError) || attempt === attempts) throw error;
      log('It was collected as garbage meanwhile: storing it again');
    }
  }
}

async function stored(store: Store, release: BuiltRelease, log: (line: string) => void): Promise<void> {
  const isNew = !(await store.hasRelease(release.name, release.hash));
  await store.addRelease(release, progressOf(store, release.name, log));
  await store.verifyRelease(release.name, release.hash);
  log(`${release.name}: release ${release.hash}${isNew ? '' : ' (stored before)'}`);
}

/** How long files are stored before another line tells how far it is, in milliseconds. */
const telling = 3000;

/** Tells how many files are stored, when that takes its time. */
function progressOf({ world }: Store, name: string, log: (line: string) => void) {
  let told = world.now();
  return (count: number, total: number) => {
    if (world.now() - told < telling) return;
    told = world.now();
    log(`${name}: ${count} of ${total} files stored`);
  };
}

const isPartOf = (composition: Composition, releases: Releases) =>
  Object.entries(releases).every(([name, hash]) => composition.releases[name] === hash);
