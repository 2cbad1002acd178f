import type { Entry, Releases } from '../../store/log/entry';
import type { Request } from '../../store/requests';
import type { Composition } from '../../store/store';

interface Known {
  requests: Map<string, Request>;
  compositions: Map<number, Composition>;
}

/**
 * What is wrong with a flip: every change of what is live has to be one that somebody asked for, of the state that was
 * there, and nothing else may change.
 */
export function faultsOfFlip(before: Entry | undefined, after: Entry, known: Known): string[] {
  const releasesOf = (sequence: number | undefined): Releases =>
    known.compositions.get(sequence ?? 0)?.releases ?? {};
  const [old, now] = [releasesOf(before?.live), releasesOf(after.live)];
  const words = after.reason.split(' ');
  if (words[0] === 'rollback' && words[1] === 'from')
    return Number(words[2]) === before?.live
      ? []
      : [`it was decided on ${words[2]}, and ${before?.live} is live`];
  if (words[0] === 'promote')
    return [
      ...(before?.canary?.name === words[2]
        ? []
        : [`${words[2]} is promoted, and ${before?.canary?.name} runs`]),
      ...(before?.canary?.composition === after.live ? [] : ['it ships another composition than the canary']),
    ];
  if (words[0] === 'withdraw' || words[0] === 'canary')
    return before?.canary?.name === words[words[0] === 'withdraw' ? 2 : 1] && before?.live === after.live
      ? []
      : ['another canary runs, or something else goes live'];
  const asked = accepted(after, known.requests);
  const faults = [
    ...faultsOfReleases(old, now, { asked, before, known }),
    ...faultsOfCanary(before, after, asked),
  ];
  noteCommits(before, after, { asked, known });
  return faults;
}

/** Requests that an entry accepted, in the order in which they came. */
function accepted({ answers = {} }: Entry, requests: Map<string, Request>): Request[] {
  return Object.entries(answers)
    .filter(([, { status }]) => status === 'live' || status === 'canary')
    .map(([id]) => requests.get(id)!);
}

interface Asked {
  asked: Request[];
  known: Known;
}

function faultsOfReleases(
  old: Releases,
  now: Releases,
  { asked, before, known }: Asked & { before: Entry | undefined },
): string[] {
  const faults: string[] = [];
  const expected = { ...old };
  const commits = { ...commitsOf(known, before?.live) };
  for (const request of asked) {
    if (request.aim.kind !== 'live') continue;
    for (const [name, hash] of Object.entries(request.expects ?? {}))
      if (expected[name] !== hash) faults.push(`${name} was published since ${request.by} decided`);
    for (const [name, hash] of Object.entries(request.releases)) {
      const [mine, live] = [commitOf(request), commits[name] ?? 0];
      if (!request.isForced && expected[name] !== hash && mine < live)
        faults.push(`${name} goes back from commit ${live} to ${mine}`);
      commits[name] = expected[name] === hash ? Math.max(mine, live) : mine;
      expected[name] = hash;
    }
  }
  for (const name of Object.keys({ ...expected, ...now }))
    if (expected[name] !== now[name])
      faults.push(`${name} becomes ${now[name]}, ${expected[name]} was asked for`);
  return faults;
}

/** The commit of each application of a composition. */
type Commits = Record<string, number>;

const commits = new WeakMap<Known['requests'], Map<number, Commits>>();

const commitsOf = ({ requests }: Known, composition: number | undefined): Commits =>
  commits.get(requests)?.get(composition ?? 0) ?? {};

const commitOf = ({ origin }: Request) => Number(origin.commit ?? 0);

/** The same bytes may come from several commits: what counts is from which one they were published. */
function noteCommits(before: Entry | undefined, after: Entry, { asked, known }: Asked): void {
  const noted = commits.get(known.requests) ?? new Map<number, Commits>();
  commits.set(known.requests, noted);
  const releasesBefore = known.compositions.get(before?.live ?? 0)?.releases ?? {};
  const live = { ...commitsOf(known, before?.live) };
  const trial = { ...commitsOf(known, before?.canary?.composition) };
  for (const request of asked)
    for (const [name, hash] of Object.entries(request.releases)) {
      const mine = commitOf(request);
      if (request.aim.kind === 'canary') trial[name] = mine;
      else live[name] = releasesBefore[name] === hash ? Math.max(mine, live[name] ?? 0) : mine;
    }
  if (after.live !== undefined && after.live !== before?.live) noted.set(after.live, live);
  const { canary } = after;
  if (canary && canary.composition !== before?.canary?.composition)
    noted.set(canary.composition, {
      ...live,
      ...Object.fromEntries(Object.keys(canary.replaced).map((name) => [name, trial[name] ?? 0])),
    });
}

function faultsOfCanary(before: Entry | undefined, { canary }: Entry, asked: Request[]): string[] {
  const running = before?.canary;
  const begun = asked.find(({ aim }) => aim.kind === 'canary');
  if (begun?.aim.kind === 'canary')
    return running && begun.aim.replaces !== running.name
      ? [`canary ${running.name} of ${running.owner} is evicted by ${begun.by} without being named`]
      : [];
  if (!running) return canary ? ['a canary appears that nobody asked for'] : [];
  const published = new Set(asked.flatMap(({ releases }) => Object.keys(releases)));
  const rest = Object.entries(running.replaced).filter(([name]) => !published.has(name));
  const isKept = JSON.stringify(Object.fromEntries(rest)) === JSON.stringify(canary?.replaced ?? {});
  return isKept ? [] : [`canary ${running.name} of ${running.owner} changes without being named`];
}
