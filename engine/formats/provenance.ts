import { isLine } from './formats';

/** Where a release comes from, as its publisher says. */
export interface Provenance {
  by: string;
  /** ISO time of the publish, by the publisher's clock. */
  at: string;
  commit?: string;
  /** Whether anything that it was built from differs from that commit. */
  isChanged?: true;
  /** That commit and its ancestors, where git has them all. */
  history?: string[];
}

/** Whether the live release comes from a commit that this one is known not to contain. */
export const isOlderThan = ({ history }: Provenance, live: Provenance | undefined): boolean =>
  history !== undefined && live?.commit !== undefined && !history.includes(live.commit);

/** The part of a provenance that is stored. */
export const toStored = ({ history: _, ...provenance }: Provenance): Provenance => provenance;

/** Whether a stored value says where a release comes from. */
export function isProvenance(value: unknown): value is Provenance {
  const { by, at, commit = by, isChanged = true } = Object(value) as Record<keyof Provenance, unknown>;
  return [by, at, commit].every(isLine) && isChanged === true;
}
