import type { Queries } from '../database/tables';
import type { Actor } from '../log/addToLog';
import { idsOf, recordAt } from './record';
import { writeVersion } from './writeVersion';

/**
 * Appends new records to the order of their list. The order keeps the ids of deleted records, so
 * that a restored record returns to its place.
 */
export async function appendToOrder(
  tables: Queries,
  actor: Actor,
  list: string,
  added: readonly string[],
): Promise<void> {
  if (added.length === 0) return;
  const place = { collection: 'order', id: list };
  const before = await recordAt(tables, place);
  const named = (before?.value?.['ids'] ?? []) as string[];
  const others = await idsOf(tables, list);
  const last = new Set(added);
  const first = new Set([...named, ...others].filter((id) => !last.has(id)));
  await writeVersion(tables, actor, { place, before, value: { ids: [...first, ...last] } });
}
