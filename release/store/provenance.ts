import { isLine } from './formats';

/** Where a release comes from, as its publisher says. */
export interface Provenance {
  /** The publisher. */
  by: string;
  /** ISO time of the publish, by the publisher's clock. */
  at: string;
  /** The commit that was built; missing outside of a repository. */
  commit?: string;
  /** Whether anything that it was built from differs from that commit. */
  isChanged?: true;
  /** ISO time of the commit. */
  committed?: string;
  /** The run of a pipeline: runs of one pipeline are numbered in their order. */
  run?: { pipeline: string; number: number; url?: string };
  /** The commits that this one contains, itself first, as many digits of each as `known` has. */
  history?: { known: string[]; isWhole: boolean };
}

/** Digits of a commit in a history: enough to be unique in a repository. */
export const commitDigits = 12;

/**
 * Whether publishing `mine` over `live` goes back behind it, and why. Decided, in this order, by:
 *
 * 1. the history of my commit: it contains the live one, or it is whole and does not;
 * 2. the numbers of two runs of the same pipeline, where the history is cut short (a shallow clone) or missing;
 * 3. the times of the two commits, as the repository has them.
 *
 * Without any of them nothing is refused.
 */
export function behind(mine: Provenance, live: Provenance | undefined): string | undefined {
  if (!live?.commit || !mine.commit || live.commit === mine.commit) return undefined;
  if (mine.history?.known.includes(live.commit.slice(0, commitDigits))) return undefined;
  if (mine.history?.isWhole)
    return 'its history does not contain that commit: it is older, or of another branch';
  if (mine.run && live.run?.pipeline === mine.run.pipeline)
    return mine.run.number < live.run.number
      ? `run ${mine.run.number} of ${mine.run.pipeline} is older than run ${live.run.number}`
      : undefined;
  if (mine.committed && live.committed && Date.parse(mine.committed) < Date.parse(live.committed))
    return `it was committed before (${mine.committed}, the live one ${live.committed})`;
  return undefined;
}

/** The part of a provenance that is stored. */
export const lasting = ({ history: _, ...provenance }: Provenance): Provenance => provenance;

const isOptional = (value: unknown, fits: (value: unknown) => boolean) => value === undefined || fits(value);

/** Whether a stored value says where a release comes from. */
export function isProvenance(value: unknown): value is Provenance {
  const { by, at, commit, isChanged, committed, run } = Object(value) as Record<keyof Provenance, unknown>;
  const { pipeline, number, url } = Object(run ?? {}) as Record<'pipeline' | 'number' | 'url', unknown>;
  return (
    [by, at].every(isLine) &&
    [commit, committed, url].every((each) => isOptional(each, isLine)) &&
    isOptional(isChanged, (each) => each === true) &&
    isOptional(run, () => isLine(pipeline) && Number.isInteger(number))
  );
}
