import type { Change, Outcome, Target } from '../rules/change';
import { failpoint } from '../../failpoint';
import { hashIn } from '../../formats/address';
import { shownBy, type Entry, type Releases } from '../../log/entry';
import type { BuiltRelease } from '../../formats/manifest';
import { addMedia } from '../../store/addMedia';
import type { Store } from '../../store/store';
import { setLive } from './setLive';

export interface PublishOptions extends Pick<
  Change,
  'log' | 'provenance' | 'isForced' | 'isAgain' | 'mayReturn' | 'holder' | 'compose'
> {
  /** `live` by default. */
  target?: Target;
}

/**
 * Stores releases. If one of them is new, composes the site with them, tests it and sets it live.
 * A rejected publish leaves the live site as it was.
 */
export async function publishReleases(
  store: Store,
  built: readonly BuiltRelease[],
  { target = { kind: 'live' }, log, ...options }: PublishOptions,
): Promise<Outcome> {
  failpoint('built');
  const releases = storing(store, built, log, options.isAgain);
  const reason = `publish ${built.map(({ name }) => name).join(', ')}${asTarget(target)}`;
  return setLive(store, { releases, target, log, reason, ...options });
}

function asTarget(target: Target): string {
  if (target.kind === 'canary') return ` as canary ${target.name} at ${target.share} %`;
  return target.kind === 'preview' && target.name !== undefined ? ` as preview ${target.name}` : '';
}

/**
 * Stores releases, also those collected as garbage meanwhile. Bytes that visitors get retain their
 * address, unless they are published again.
 * @returns for an entry of the log, addresses that can be set live after it.
 */
function storing(store: Store, built: readonly BuiltRelease[], log: Change['log'], isAgain = false) {
  const stored = new Map<string, string>();
  /** When garbage was last collected before they were stored. */
  let collected: number | undefined;
  const place = async (release: BuiltRelease, { live }: Entry): Promise<string> => {
    const { name } = release;
    await addMedia(store, release.media, isAgain);
    const address = await store.releases.add(release, live, progressOf(store, name, log), isAgain);
    await store.releases.verify(name, address);
    log(`${name}: release ${address} is complete`);
    stored.set(name, address);
    return address;
  };
  return async (entry: Entry): Promise<Releases> => {
    if (entry.collected !== collected) stored.clear();
    const numbers = isAgain ? [] : shownBy(entry);
    const shown = await Promise.all(numbers.map((number) => store.composition(number)));
    const addresses: Releases = {};
    for (const release of built) {
      const { name, hash } = release;
      const known = shown.flatMap(({ releases }) => releases[name] ?? []);
      const same = known.find((address) => hashIn(address) === hash);
      addresses[name] = same ?? stored.get(name) ?? (await place(release, entry));
    }
    failpoint('release stored');
    collected = entry.collected;
    return addresses;
  };
}

/** Logs the number of stored files every three seconds. */
function progressOf({ environment }: Store, name: string, log: Change['log']) {
  let reported = environment.now();
  return (count: number, total: number) => {
    if (environment.now() - reported < 3000) return;
    reported = environment.now();
    log(`${name}: ${count} of ${total} files stored`);
  };
}
