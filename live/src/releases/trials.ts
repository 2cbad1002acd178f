import { namedPreviewLabel } from '@vibrant-peak/engine/formats/previewAddress';
import { assertUnlocked } from '@vibrant-peak/engine/publish/rules/lock';
import { builtIn, builtSince, changeSince, refusalOf, type StoreState } from './storeState';

/** The running canary; `null` without one. */
export function canary(state: StoreState) {
  const running = state.entry.canary;
  if (!running) return null;
  const { name, owner, share, composition, replaced } = running;
  const begun = changeSince(state, (change) => change.canary?.name === name);
  const composed = state.compositions.get(composition);
  return {
    name,
    owner,
    share,
    composition,
    since: begun?.at ?? composed?.made ?? state.entry.at!,
    applications: Object.keys(replaced).map((app) =>
      composed ? builtIn(composed, app) : { name: app, commit: null },
    ),
    refusal: refusalOf(() => assertUnlocked(state.entry, Object.keys(replaced))),
  };
}

/** The named previews, the newest first. */
export function previews({ entry, compositions }: StoreState) {
  const { previews: all } = entry;
  if (!all) return [];
  return [...all.named].reverse().map(({ name, composition }) => {
    const composed = compositions.get(composition);
    return {
      name,
      label: namedPreviewLabel(name, all),
      composition,
      made: composed?.made ?? null,
      applications: composed ? builtSince(composed, compositions.get(composed.base ?? 0)) : [],
    };
  });
}
