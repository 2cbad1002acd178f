import type { Provenance } from '@vibrant-peak/engine/formats/provenance';
import { assertUnlocked } from '@vibrant-peak/engine/publish/rules/lock';
import { rollbackTarget } from '@vibrant-peak/engine/publish/steps/rollBack';
import type { Store } from '@vibrant-peak/engine/store/store';
import { builtIn, changeSince, refusalOf, type StoreState } from './storeState';

/** What is live of each application, and what a rollback of it would set live. */
export const applications = (store: Store, state: StoreState) =>
  Promise.all(Object.keys(state.live.releases).map((name) => application(store, state, name)));

async function application(store: Store, state: StoreState, name: string) {
  const { entry, live } = state;
  const release = live.releases[name]!;
  const { version } = await store.releases.manifest(name, release);
  const set = changeSince(state, (change) => state.compositions.get(change.live)?.releases[name] === release);
  const { by, at } = set ?? earliest([state.changes.at(-1), live.provenances?.[name]]);
  return {
    name,
    release,
    version,
    commit: builtIn(live, name).commit,
    since: at,
    by: by ?? null,
    before: before(state, name),
    refusal: refusalOf(() => assertUnlocked(entry, [name])),
  };
}

/** A release that all known changes have went live with the oldest of them, or before. */
const earliest = (known: readonly ((Pick<Provenance, 'at'> & { by?: string }) | undefined)[]) =>
  known.filter((each) => each !== undefined).reduce((one, other) => (other.at < one.at ? other : one));

function before({ entry: { canary }, live, known }: StoreState, name: string) {
  const target = rollbackTarget(known, live, name);
  if (!target) return null;
  const { release, composition } = target;
  const source = known.findLast(({ releases }) => releases[name] === release);
  const replaced = Object.keys(canary?.replaced ?? {});
  return {
    release,
    commit: source ? builtIn(source, name).commit : null,
    isComposed: composition === undefined,
    endsCanary: replaced.length > 0 && (composition !== undefined || replaced.every((each) => each === name)),
  };
}
