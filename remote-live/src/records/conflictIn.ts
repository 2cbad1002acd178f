import type { Conflict, Disagreement } from '@vibrant-peak/shared/host';
import type { Refusal } from '../api/refusal';
import { recordOf, type Fields } from './draft';

interface Told {
  id: string;
  version: number;
  savedBy: string;
  merged: Fields;
  disagreements: Disagreement[];
}

/** The conflict that a refusal tells of, if it does. */
export function conflictIn({ message, details }: Refusal): Conflict | undefined {
  if (!('disagreements' in details)) return undefined;
  const { id, version, savedBy, merged, disagreements } = details as unknown as Told;
  const record = recordOf({ id, version, value: merged });
  return Object.assign(new Error(message), {
    ...{ name: 'Conflict' as const, savedBy, disagreements },
    merged: record,
  });
}
