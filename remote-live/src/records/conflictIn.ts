import type { Conflict, Disagreement } from '@vibrant-peak/shared/host';
import type { Refusal } from '../api/refusal';
import { recordOf, type Fields } from './draft';

interface ConflictDetails {
  id: string;
  version: number;
  savedBy: string;
  merged: Fields;
  disagreements: Disagreement[];
}

/** @returns the conflict in a refusal, if there is one. */
export function conflictIn({ message, details }: Refusal): Conflict | undefined {
  if (!('disagreements' in details)) return undefined;
  const { id, version, savedBy, merged, disagreements } = details as unknown as ConflictDetails;
  const record = recordOf({ id, version, value: merged });
  return Object.assign(new Error(message), {
    name: 'Conflict' as const,
    savedBy,
    disagreements,
    merged: record,
  });
}
