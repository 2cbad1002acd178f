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
  'log' | 'provenance' | 'isForced' | 'isAgain' | 'holder' | 'compose'
> {
  /** `live` by default. */
  target?: Target;
}

/**
 * Stores releases. If one of them is new, composes the site with them, tests it and sets it live.
 * The live site changes in the last step only: a rejected publish leaves it as it was.
 */
export async function publishReleases(
  store: Store,
  built: readonly BuiltRelease[],
  { target = { kind: 'live' }, log, ...options }: PublishOptions,
): Promise<Outcome> {
  failpoint('built');
  const pending = new PendingReleases(store, built, log, options.isAgain);
  const reason = `publish ${built.map(({ name }) => name).join(', ')}${asTarget(target)}`;
  return setLive(store, { releases: (entry) => pending.ready(entry), target, log, reason, ...options });
}

function asTarget(target: Target): string {
  if (target.kind === 'canary') return ` as canary ${target.name} at ${target.share} %`;
  return target.kind === 'preview' && target.name !== undefined ? ` as preview ${target.name}` : '';
}

/** The releases of one publish, as they stand in the store. */
class PendingReleases {
  private readonly stored = new Map<string, string>();
  /** When garbage was last collected before they were stored. */
  private collected: number | undefined;

  constructor(
    private readonly store: Store,
    private readonly built: readonly BuiltRelease[],
    private readonly log: (line: string) => void,
    private readonly isAgain = false,
  ) {}

  /**
   * Stores missing objects, also those collected as garbage meanwhile.
   * Bytes that visitors get keep their address, unless they are published again.
   * @returns addresses that can be set live after that entry.
   */
  async ready(entry: Entry): Promise<Releases> {
    if (entry.collected !== this.collected) this.stored.clear();
    const numbers = this.isAgain ? [] : shownBy(entry);
    const shown = await Promise.all(numbers.map((number) => this.store.composition(number)));
    const addresses: Releases = {};
    for (const release of this.built) {
      const { name, hash } = release;
      const known = shown.flatMap(({ releases }) => releases[name] ?? []);
      const same = known.find((address) => hashIn(address) === hash);
      addresses[name] = same ?? this.stored.get(name) ?? (await this.place(release, entry));
    }
    failpoint('release stored');
    this.collected = entry.collected;
    return addresses;
  }

  private async place(release: BuiltRelease, entry: Entry): Promise<string> {
    const { store, log } = this;
    await addMedia(store, release.media, this.isAgain);
    const progress = progressOf(store, release.name, log);
    const address = await store.releases.add(release, entry.live, progress, this.isAgain);
    await store.releases.verify(release.name, address);
    log(`${release.name}: release ${address} is complete`);
    this.stored.set(release.name, address);
    return address;
  }
}

/** Logs the number of stored files every three seconds. */
function progressOf({ environment }: Store, name: string, log: (line: string) => void) {
  let reported = environment.now();
  return (count: number, total: number) => {
    if (environment.now() - reported < 3000) return;
    reported = environment.now();
    log(`${name}: ${count} of ${total} files stored`);
  };
}
