import { storedAt } from '../store/address';
import type { Canary, Entry } from '../store/log/entry';
import { behind, type Origin } from '../store/origin';
import type { Store } from '../store/store';
import { commitName } from './commitName';
import type { Recipe } from './decide';
import type { Aim, Asked } from './setLive';

/** What is live comes from a newer commit, or from one that this one does not contain. */
export class OlderError extends Error {
  override name = 'OlderError';
}

/** What was to be set live was collected as garbage, or is not there. */
export class GoneError extends Error {
  override name = 'GoneError';

  constructor(readonly names: string[]) {
    super(`The store does not hold, or is removing as garbage: ${names.join(', ')}`);
  }
}

/** Refuses a change of what is live now. @throws OlderError, GoneError, or Error. */
export async function refuse(
  store: Store,
  entry: Entry,
  { aim, releases, expects = {}, isForced }: Asked,
  { origin, live }: { origin: Origin; live: Recipe },
): Promise<void> {
  if (aim.kind !== 'live' && live.base === undefined)
    throw new Error(`Nothing is live yet: a first publish cannot be a ${aim.kind}`);
  for (const [name, hash] of Object.entries(expects))
    if (live.releases[name] !== hash)
      throw new Error(`${name} was published at this very moment: look with npm run list, then try again.`);
  const taken = canaryRefusal(aim, entry.canary);
  if (taken) throw new Error(taken);
  for (const [name, hash] of isForced || aim.kind !== 'live' ? [] : Object.entries(releases)) {
    const why = live.releases[name] === hash ? undefined : behind(origin, live.origins[name]);
    if (why) throw new OlderError(olderText(name, origin, live.origins[name]!, why));
  }
  for (const [name, address] of Object.entries(releases))
    if (storedAt(address) < entry.keptFrom && !(await isNamed(store, entry, name, address)))
      throw new GoneError([`r/${name}/${address}/`]);
}

/** Whether a composition that is kept holds a release: its address may be older than what is kept. */
async function isNamed(store: Store, entry: Entry, name: string, address: string): Promise<boolean> {
  for (const sequence of await store.shown(entry))
    if ((await store.composition(sequence)).releases[name] === address) return true;
  return false;
}

const olderText = (name: string, mine: Origin, live: Origin, why: string) =>
  `${name} is live from commit ${commitName(live)} (${live.by}), and commit ${commitName(mine)} would go back behind it: ${why}. ` +
  'Bring your commit up to date, or say --force-older.';

/** A second canary would end the first one: whoever wants that has to name it. */
export function canaryRefusal(aim: Aim, running: Canary | undefined): string | undefined {
  if (aim.kind !== 'canary') return undefined;
  if (!running) return aim.replaces && `No canary is called ${aim.replaces}: there is none.`;
  if (aim.replaces === running.name) return undefined;
  const what = `The canary ${running.name} of ${running.owner} goes to ${running.share} % of the visitors`;
  return `${what}: there is room for one. To put yours in its place, say --replace ${running.name}`;
}
