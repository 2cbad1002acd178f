import { OlderError, refusalOf } from './refusal';
import { commitName } from './commitName';
import { entryName, type Answer, type Canary, type Releases } from '../store/log/entry';
import type { Right } from '../store/log/right';
import { missingOf } from '../store/condemned';
import { behind, type Origin } from '../store/origin';
import { requestName, requestTime, type Waiting } from '../store/requests';
import type { Store } from '../store/store';

/** What a composition is made from. */
export interface Recipe {
  releases: Releases;
  /** Where each of them comes from, as far as that is known. */
  origins: Record<string, Origin>;
  /** The composition that is live now. */
  base?: number;
}

/** Why a request cannot be accepted, given what the requests before it made of the site. */
export async function refusalFor(
  { store, right }: { store: Store; right: Right },
  request: Waiting,
  over: Recipe,
): Promise<Answer | undefined> {
  const { aim, releases, origin } = request;
  const told = (error: Error) => refusalOf(error);
  if (await isStale(store, request, right.term))
    return told(new Error('Its publisher was not heard of for a while: publish again.'));
  if (aim.kind !== 'live' && over.base === undefined)
    return told(new Error(`Nothing is live yet: a first publish cannot be a ${aim.kind}`));
  for (const [name, hash] of Object.entries(request.expects ?? {}))
    if (over.releases[name] !== hash)
      return told(
        new Error(`${name} was published at this very moment: look with npm run list, then try again.`),
      );
  const canary = canaryRefusal(aim, right.state.canary);
  if (canary) return told(new Error(canary));
  for (const name of request.isForced || aim.kind !== 'live' ? [] : Object.keys(releases)) {
    const why = behind(origin, over.origins[name]);
    if (why && over.releases[name] !== releases[name])
      return told(new OlderError(olderText(name, origin, over.origins[name]!, why)));
  }
  const gone = await missingOf(store, releases, right.state);
  return gone.length > 0 ? { status: 'gone', names: gone } : undefined;
}

const olderText = (name: string, mine: Origin, live: Origin, why: string) =>
  `${name} is live from commit ${commitName(live)} (${live.by}), and commit ${commitName(mine)} would go back behind it: ${why}. ` +
  'Bring your commit up to date, or say --force-older.';

/** A second canary would end the first one: whoever wants that has to name it. */
export function canaryRefusal(aim: Waiting['aim'], running: Canary | undefined): string | undefined {
  if (aim.kind !== 'canary') return undefined;
  if (!running) return aim.replaces && `No canary is called ${aim.replaces}: there is none.`;
  if (aim.replaces === running.name) return undefined;
  const what = `The canary ${running.name} of ${running.owner} goes to ${running.share} % of the visitors`;
  return `${what}: there is room for one. To put yours in its place, say --replace ${running.name}`;
}

/** Both times are the store's own. */
async function isStale({ objects }: Store, { number }: Waiting, term: number): Promise<boolean> {
  const asked = await objects.modified(requestName(number));
  const taken = await objects.modified(entryName(term));
  return asked !== undefined && taken !== undefined && taken - asked > requestTime;
}
