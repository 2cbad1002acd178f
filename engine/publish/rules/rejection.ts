import type { Asked, Target } from './change';
import type { Recipe } from '../../compose/compose';
import { storedAt } from '../../formats/address';
import { changedApps, type Canary, type Entry } from '../../log/entry';
import { isOlderThan, type Provenance } from '../../formats/provenance';
import type { Store } from '../../store/store';
import { changeText } from './changeText';
import { commitName } from './commitName';
import { assertUnlocked } from './lock';
import { assertNotRolledBack } from './rolledBack';
import { noSite } from '../../usageError';

/** The live release comes from a newer commit, or from one that this one does not contain. */
export class OlderError extends Error {
  override name = 'OlderError';
}

/** The target was collected as garbage, or does not exist. */
export class GoneError extends Error {
  override name = 'GoneError';

  constructor(name: string) {
    super(`The store does not hold, or is removing as garbage: ${name}`);
  }
}

/**
 * Rejects a change that the live state does not allow.
 * @throws OlderError, GoneError, RolledBackError, LockedError, or Error.
 */
export async function assertAllowed(
  store: Store,
  entry: Entry,
  {
    target,
    releases,
    retired = [],
    expects = {},
    isForced,
    isAgain,
    mayReturn = isAgain,
    holder,
    rollback,
  }: Asked,
  { provenance, live }: { provenance: Provenance; live: Recipe },
): Promise<void> {
  if (target.kind !== 'live' && live.base === undefined) throw noSite();
  for (const [name, hash] of Object.entries(expects))
    if (live.releases[name] !== hash)
      throw new Error(
        `${name} was published right now (${changeText(entry)}): look with npx vibrant-peak list, then try again.`,
      );
  const changed = changedApps(live.releases, { ...live.releases, ...releases });
  if (target.kind !== 'preview') {
    assertUnlocked(entry, [...changed, ...retired], holder);
    if (!mayReturn && !rollback) assertNotRolledBack(entry, releases, live.releases);
  }
  const taken = canaryRejection(target, entry.canary);
  if (taken) throw new Error(taken);
  for (const name of isForced || target.kind === 'preview' ? [] : changed) {
    const before = live.provenances[name];
    if (before && isOlderThan(provenance, before)) throw new OlderError(olderText(name, provenance, before));
  }
  for (const [name, address] of Object.entries(releases))
    if (storedAt(address) < entry.keptFrom && !(await isNamed(store, entry, name, address)))
      throw new GoneError(`r/${name}/${address}/`);
}

/** Whether a retained composition holds a release, which may be older than all of these. */
async function isNamed(store: Store, entry: Entry, name: string, address: string): Promise<boolean> {
  for (const number of await store.shown(entry))
    if ((await store.composition(number)).releases[name] === address) return true;
  return false;
}

const olderText = (name: string, mine: Provenance, live: Provenance) =>
  `${name} is live from commit ${commitName(live)} (${live.by}), and commit ${commitName(mine)} would go back behind it: ` +
  'its history does not contain that commit: it is older, or of another branch. ' +
  'Bring your commit up to date, or say --force-older.';

/** Why a canary cannot start: one runs. */
export function canaryRejection(target: Target, running: Canary | undefined): string | undefined {
  if (target.kind !== 'canary' || !running) return undefined;
  const what = `The canary ${running.name} of ${running.owner} goes to ${running.share} % of the visitors`;
  return `${what}: there is room for one. End it first: npx vibrant-peak canary withdraw ${running.name}`;
}
