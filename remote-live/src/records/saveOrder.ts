import { ask, askOnce } from '../api/ask';
import { Refusal, isRefusal } from '../api/refusal';
import type { Draft } from './draft';

interface Arrangement {
  collection: string;
  /** The list as it is shown. */
  shown: readonly Draft[];
  /** The same in its new order. */
  wanted: readonly Draft[];
}

const idsOf = (drafts: readonly Draft[]) => drafts.map(({ id }) => id);

const changed = () =>
  new Refusal(409, 'Somebody else has changed the order. The list shows the new one: arrange it again.');

/**
 * Saves the order of a list. Ids that are not shown, such as those of deleted records, keep their
 * places.
 * @throws when the order on the server differs from the one shown.
 */
export async function saveOrder({ collection, ...drafts }: Arrangement): Promise<void> {
  const shown = idsOf(drafts.shown);
  const { version, value } = await ask<Draft>(`GET /records/order/${collection}`);
  const ids = (value?.['ids'] ?? []) as string[];
  const there = ids.filter((id) => shown.includes(id));
  if (String(there) !== String(shown.filter((id) => ids.includes(id)))) throw changed();
  const rest = idsOf(drafts.wanted);
  const arranged = ids.map((id) => (shown.includes(id) ? rest.shift()! : id));
  const change = { id: collection, from: version, value: { ids: [...arranged, ...rest] } };
  await askOnce('POST /records/order', { changes: [change] }).catch((error: unknown) => {
    throw isRefusal(error, 409) ? changed() : error;
  });
}
