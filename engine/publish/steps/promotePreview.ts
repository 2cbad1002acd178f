import type { Change, Outcome } from '../rules/change';
import { failpoint } from '../../failpoint';
import { changedApps, type Releases } from '../../log/entry';
import type { Store } from '../../store/store';
import { changeText } from '../rules/changeText';
import { assertUnlocked } from '../rules/lock';
import { afterPublish } from '../rules/rolledBack';

type Promotion = Required<Pick<Change, 'by' | 'reason'>> & Pick<Change, 'holder'> & { composition: number };

/**
 * Sets a preview live as it is: nothing is composed again.
 * @throws when something else went live since it was made, or a canary runs.
 */
export async function promotePreview(
  store: Store,
  { composition: number, by, reason, holder }: Promotion,
): Promise<Outcome> {
  const { base, releases } = await store.composition(number);
  const replaced: Releases = {};
  await store.decide({ reason, by }, async (entry) => {
    if (base === undefined || entry.live !== base || entry.canary)
      throw new Error(
        `Something else went live since this preview was made (${changeText(entry)}): look at a new one.`,
      );
    for (const name of changedApps((await store.composition(base)).releases, releases))
      if (releases[name]) replaced[name] = releases[name];
    assertUnlocked(entry, Object.keys(replaced), holder);
    return { live: number, withdrawn: afterPublish(entry, replaced) };
  });
  failpoint('live');
  return { status: 'live', composition: number, releases: replaced };
}
