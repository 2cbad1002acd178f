import { hashIn } from '../../formats/address';
import type { Entry, Releases, Withdrawn } from '../../log/entry';
import { shortTime } from './shortTime';

/** A release that a rollback took away would go live again. */
export class WithdrawnError extends Error {
  override name = 'WithdrawnError';

  constructor({ name, at, by, reason }: Withdrawn) {
    const why = reason ? `: ${reason}` : '';
    super(
      `This very release of ${name} was rolled back${by ? ` by ${by}` : ''} on ${shortTime(at)}${why}. ` +
        'Publish what mends it, or say --again.',
    );
  }
}

/** How many releases an entry remembers as withdrawn, the newest. */
const remembered = 100;

/** The content of a release, wherever it is stored. */
const contentOf = (releases: Releases, name: string) =>
  releases[name] === undefined ? undefined : hashIn(releases[name]);

/** Withdrawn releases after a rollback: those it replaced, without those it restored. */
export function afterRollback(
  { withdrawn = [] }: Entry,
  { live, next }: { live: Releases; next: Releases },
  { at, by, why }: { at: string; by?: string; why?: string },
): Withdrawn[] {
  const cause = { at, ...(by && { by }), ...(why && { reason: why }) };
  const taken = Object.entries(live)
    .map(([name, address]) => ({ name, hash: hashIn(address), ...cause }))
    .filter(({ name, hash }) => contentOf(next, name) !== hash);
  const kept = withdrawn.filter(({ name, hash }) => contentOf(next, name) !== hash);
  return [...kept, ...taken].slice(-remembered);
}

/** Withdrawn releases after a publish, without those it set live. */
export const afterPublish = ({ withdrawn = [] }: Entry, releases: Releases): Withdrawn[] =>
  withdrawn.filter(({ name, hash }) => contentOf(releases, name) !== hash);

/** @throws WithdrawnError when one of these releases was rolled back, and is not live all the same. */
export function assertNotWithdrawn({ withdrawn = [] }: Entry, releases: Releases, live: Releases): void {
  for (const each of withdrawn)
    if (contentOf(releases, each.name) === each.hash && contentOf(live, each.name) !== each.hash)
      throw new WithdrawnError(each);
}
