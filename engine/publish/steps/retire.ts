import type { Change, Outcome } from '../rules/change';
import type { Store } from '../../store/store';
import { canRetire } from '../rules/canRetire';
import { setLive } from './setLive';
import { whatIsLive } from './whatIsLive';

/**
 * Takes a remote off the site. Its releases stay in the store, for a rollback.
 * @throws when it is not live, or others need it.
 */
export async function retire(
  store: Store,
  name: string,
  options: Pick<Change, 'log' | 'by' | 'compose'>,
): Promise<Outcome> {
  const { live } = await whatIsLive(store);
  const hash = live.releases[name];
  if (hash === undefined) throw new Error(`${name} is not live. npx vibrant-peak list shows what is.`);
  if (!(await canRetire(store, name, hash)))
    throw new Error(`${name} cannot leave the site: pages of others stand in what it offers.`);
  return setLive(store, {
    releases: async () => ({}),
    retired: [name],
    target: { kind: 'live' },
    reason: `retire ${name}`,
    expects: { [name]: hash },
    ...options,
  });
}
