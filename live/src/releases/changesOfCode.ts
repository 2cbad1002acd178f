import type { Pointer } from '@vibrant-peak/engine/log/entry';
import { contentHolder } from '@vibrant-peak/engine/publish/rules/lock';
import type { Store } from '@vibrant-peak/engine/store/store';
import { builtSince, type StoreState } from './storeState';

/** How many changes the page shows. */
const MAX_SHOWN = 20;

/** The last changes, without those of the content alone. */
export async function changesOfCode(store: Store, state: StoreState) {
  const all = state.changes.map((change, place) => withApplications(state, change, state.changes[place + 1]));
  const ofCode = all.filter(({ by, applications }) => by !== contentHolder && !isOfContent(applications));
  return Promise.all(
    ofCode.slice(0, MAX_SHOWN).map(async (change) => ({ ...change, why: await whyOf(store, change) })),
  );
}

const isOfContent = (changed: readonly { name: string }[]) =>
  changed.length === 1 && changed[0]!.name === 'shared';

function withApplications({ compositions }: StoreState, change: Pointer, before: Pointer | undefined) {
  const { sequence, at, by = null, reason, live } = change;
  const now = compositions.get(live);
  const was = before && compositions.get(before.live);
  // Of the first composition all are new. After others, the one before may be gone.
  const applications = now && (was || now.base === undefined) ? builtSince(now, was) : [];
  return { sequence, at, by, reason, composition: live, applications };
}

/** The reason that the author of a rollback gave. */
async function whyOf(store: Store, { sequence, reason }: { sequence: number; reason: string }) {
  if (!reason.startsWith('rollback')) return null;
  const entry = await store.log.entry(sequence);
  return entry?.withdrawn?.at(-1)?.reason ?? null;
}
