import { hashIn } from '../../formats/address';
import type { Entry, Releases, RolledBack } from '../../log/entry';
import { shortTime } from './changeText';

/** A release that a rollback took away would go live again. */
export class RolledBackError extends Error {
  override name = 'RolledBackError';

  constructor({ name, at, by, reason }: RolledBack, remedy: string) {
    const why = reason ? `: ${reason}` : '';
    super(
      `This very release of ${name} was rolled back${by ? ` by ${by}` : ''} on ${shortTime(at)}${why}. ` +
        remedy,
    );
  }
}

/** How many releases an entry remembers as rolled back, the newest. */
const MAX_REMEMBERED = 100;

/** The content of a release, wherever it is stored. */
const contentOf = (releases: Releases, name: string) =>
  releases[name] === undefined ? undefined : hashIn(releases[name]);

/** Rolled-back releases after a publish, without those it set live. */
export const afterPublish = ({ withdrawn: rolledBack = [] }: Entry, releases: Releases): RolledBack[] =>
  rolledBack.filter(({ name, hash }) => contentOf(releases, name) !== hash);

/** Rolled-back releases after a rollback: those it replaced, without those it restored. */
export function afterRollback(
  entry: Entry,
  { live, next }: { live: Releases; next: Releases },
  cause: Pick<RolledBack, 'at' | 'by' | 'reason'>,
): RolledBack[] {
  const taken = Object.entries(live)
    .map(([name, address]) => ({ name, hash: hashIn(address), ...cause }))
    .filter(({ name, hash }) => contentOf(next, name) !== hash);
  return [...afterPublish(entry, next), ...taken].slice(-MAX_REMEMBERED);
}

/**
 * @param remedy a sentence that says what can be done.
 * @throws RolledBackError when one of these releases was rolled back, and is not live all the same.
 */
export function assertNotRolledBack(
  { withdrawn: rolledBack = [] }: Entry,
  releases: Releases,
  live: Releases,
  remedy = 'Publish what mends it, or say --again.',
): void {
  for (const each of rolledBack)
    if (contentOf(releases, each.name) === each.hash && contentOf(live, each.name) !== each.hash)
      throw new RolledBackError(each, remedy);
}
