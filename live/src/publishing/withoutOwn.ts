import type { Queries } from '../database/tables';
import type { Fields } from '../records/collections';
import { merge } from '@vibrant-peak/shared/merge';
import { valueIn } from '../records/record';
import type { DraftStep } from './draftSteps';

/**
 * A draft without one person's changes: the changes of the others are applied again to the live
 * value.
 * @param shown the live value; `null` while the site does not have the record.
 */
export async function withoutOwn(
  tables: Queries,
  { person, steps, shown }: { person: string | null; steps: readonly DraftStep[]; shown: Fields | null },
): Promise<Fields | null> {
  let [result, before] = [shown, shown];
  for (const step of steps) {
    const after = (await valueIn(tables, step, step.version)) ?? null;
    if (step.person !== person && !step.isUndone)
      result = result && before && after ? merge(before, after, result).value : after;
    before = after;
  }
  return result;
}
