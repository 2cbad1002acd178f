import { isDeepStrictEqual } from 'node:util';
import { hashIn } from '../../formats/address';
import type { Entry } from '../../log/entry';
import { releasesOf, unless, type Before, type Intent, type Known } from './intent';

/** Violations of an entry's live releases: only those that the request names change, as it says. */
export function violationsOfReleases(before: Before, after: Entry, intent: Intent, known: Known): string[] {
  const { name } = intent;
  const [old, now] = [releasesOf(known, before?.live), releasesOf(known, after.live)];
  if (intent.kind === 'publish' && intent.target.kind !== 'live')
    return unless(before?.live === after.live, 'a canary changes what is live');
  const others = unless(
    isDeepStrictEqual({ ...old, [name]: '' }, { ...now, [name]: '' }),
    'other applications change',
  );
  if (intent.kind === 'retire') return [...others, ...unless(now[name] === undefined, `${name} stays`)];
  if (intent.kind === 'rollback') {
    // The command may or may not know of concurrent garbage collection.
    const possible = [0, before?.keptFrom].map((from) => releaseBefore(known, before?.live, name, from));
    const violation = `${name} does not go back to its release before, but to ${now[name]}`;
    return [...others, ...unless(possible.includes(now[name]), violation)];
  }
  const [mine, live] = [intent.commit, commitIn(known, before?.live, name)];
  const isSameBytes = hashIn(old[name] ?? '') === intent.hash;
  const isOlder = !intent.isForced && !isSameBytes && mine < live;
  // The same release may come from several commits: the newest counts.
  const stored = old[name] === now[name] ? Math.max(mine, live) : mine;
  const isStored = commitIn(known, after.live, name) === stored;
  return [
    ...others,
    ...unless(isStored, `${name} is not said to be of commit ${stored}`),
    ...unless(!isOlder, `${name} goes back from commit ${live} to ${mine}`),
    ...unless(hashIn(now[name] ?? '') === intent.hash, `${name} becomes ${now[name]}, not ${intent.hash}`),
  ];
}

/**
 * The release of an application before its present one first appeared. For a retired application,
 * its last release. Compositions before `keptFrom` are ignored.
 */
function releaseBefore(
  { compositions }: Known,
  number: number | undefined,
  name: string,
  keptFrom = 0,
): string | undefined {
  const releases: (string | undefined)[] = [];
  for (
    let step = compositions.get(number ?? 0);
    step && step.number >= keptFrom;
    step = compositions.get(step.base ?? 0)
  )
    releases.push(step.releases[name]);
  return releases[0] === undefined
    ? releases.find((release) => release !== undefined)
    : releases[releases.lastIndexOf(releases[0]) + 1];
}

/** The commit that an application of a composition says it comes from. */
const commitIn = ({ compositions }: Known, composition: number | undefined, name: string): number =>
  Number(compositions.get(composition ?? 0)?.provenances?.[name]?.commit ?? 0);
