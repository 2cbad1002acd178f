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
  /** The commits that this one contains, itself first, `commitDigits` of each; missing where git does not have them all. */
  history?: string[];
}

/** Digits of a commit in a history: enough to be unique in a repository. */
export const commitDigits = 12;

/** Whether the live release comes from a commit that this one does not contain. Without a history nothing counts as older. */
export function isBehind(mine: Provenance, live: Provenance | undefined): boolean {
  if (!live?.commit || !mine.history || live.commit === mine.commit) return false;
  return !mine.history.includes(live.commit.slice(0, commitDigits));
}

/** The part of a provenance that is stored. */
export const lasting = ({ history: _, ...provenance }: Provenance): Provenance => provenance;

const isOptional = (value: unknown, fits: (value: unknown) => boolean) => value === undefined || fits(value);

/** Whether a stored value says where a release comes from. */
export function isProvenance(value: unknown): value is Provenance {
  const { by, at, commit, isChanged } = Object(value) as Record<keyof Provenance, unknown>;
  return (
    [by, at].every(isLine) && isOptional(commit, isLine) && isOptional(isChanged, (each) => each === true)
  );
}
