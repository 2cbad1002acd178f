import { hashIn } from '../../formats/address';
import type { Entry, NamedPreview } from '../../log/entry';
import type { Known } from './violationsOfEntry';

/**
 * Violations of an entry's named previews: each change is asked for by a publish, and garbage
 * collection takes old ones away.
 */
export function violationsOfPreviews(before: Entry | undefined, after: Entry, known: Known): string[] {
  const old = before?.previews?.named ?? [];
  const now = after.previews?.named ?? [];
  const violations =
    before?.previews && before.previews.secret !== after.previews?.secret ? ['all previews move'] : [];
  if (after.collected === after.sequence) {
    const kept = old.filter(({ composition }) => composition >= after.keptFrom);
    return isSame(kept, now) ? violations : [...violations, 'garbage collection changes previews'];
  }
  const intent = known.intents.get(after.by!);
  const target = intent?.kind === 'publish' ? intent.target : undefined;
  const name = target?.kind === 'preview' ? target.name : undefined;
  const isOther = (each: NamedPreview) => each.name !== name;
  if (!isSame(old.filter(isOther), now.filter(isOther)))
    violations.push('a preview changes without a publish');
  const shown = now.find((each) => each.name === name);
  if (intent?.kind !== 'publish' || name === undefined) return violations;
  const address = known.compositions.get(shown?.composition ?? 0)?.releases[intent.name] ?? '';
  return hashIn(address) === intent.hash ? violations : [...violations, `preview ${name} shows ${address}`];
}

const isSame = (one: NamedPreview[], other: NamedPreview[]) => JSON.stringify(one) === JSON.stringify(other);
