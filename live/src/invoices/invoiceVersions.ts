import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import type { Queries, Reading } from '../database/tables';
import type { Actor } from '../log/addToLog';
import { valueOf } from './storedInvoice';

/** In milliseconds. Drafts are saved as they are typed: without this pause it is one change. */
export const pause = 10 * 60_000;

interface Version {
  id: number;
  version: number;
}

/** When a version was saved. Undefined if it is of another person. */
async function savedAt(tables: Reading, actor: Actor, { id, version }: Version): Promise<number | undefined> {
  const found = await tables
    .selectFrom('invoice_versions')
    .where('invoice', '=', id)
    .where('version', '=', version)
    .select(['person', 'saved_at'])
    .executeTakeFirst();
  return found?.person === actor.id ? Date.parse(found.saved_at) : undefined;
}

/** Whether a version is of the same person, and newer than the pause. */
export async function wroteLast(tables: Reading, actor: Actor, last: Version): Promise<boolean> {
  const at = await savedAt(tables, actor, last);
  return at !== undefined && Date.now() - at < pause;
}

/**
 * Deletes the version before the last one, if the same person went on from it within the pause. The
 * last one stays: a page whose answer was lost begins from it.
 * @param opened the newest version that a page has opened; it and earlier ones stay.
 */
export async function overwriteStep(
  tables: Queries,
  actor: Actor,
  { id, version, opened }: Version & { opened: number },
): Promise<void> {
  const step = version - 1;
  if (step <= opened) return;
  const last = await savedAt(tables, actor, { id, version });
  const before = await savedAt(tables, actor, { id, version: step });
  if (last === undefined || before === undefined || last - before >= pause) return;
  await tables.deleteFrom('invoice_versions').where('invoice', '=', id).where('version', '=', step).execute();
}

/** The content from which a page began: that version, or the nearest one before it that is there. */
export async function baseOf(tables: Reading, { id, version }: Version): Promise<DraftValue | undefined> {
  const nearest = await tables
    .selectFrom('invoice_versions')
    .where('invoice', '=', id)
    .where('version', '<=', version)
    .select(({ fn }) => fn.max<number | null>('version').as('version'))
    .executeTakeFirst();
  return nearest?.version ? valueOf(tables, id, nearest.version) : undefined;
}

/** Whether a draft has this version, and no page has opened it before. */
export async function isFirstOpened(tables: Reading, { id, version }: Version): Promise<boolean> {
  const found = await tables
    .selectFrom('invoices')
    .where('id', '=', id)
    .where('number', 'is', null)
    .where('opened_version', '<', version)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Records that a page has opened this version of a draft: it stays, as a base of merges. */
export async function recordOpened(tables: Queries, { id, version }: Version): Promise<void> {
  await tables
    .updateTable('invoices')
    .set({ opened_version: version })
    .where('id', '=', id)
    .where('number', 'is', null)
    .where('opened_version', '<', version)
    .execute();
}
