import { isDeepStrictEqual } from 'node:util';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import type { InvoiceKind, Queries } from '../database/tables';
import { problem } from '../http/problem';
import { addToLog, type Actor } from '../log/addToLog';
import { merge } from '@vibrant-peak/shared/merge';
import { assertSums } from './assertAmount';
import { assertNewest, draftWith, listedColumns, valueOf, writeVersion } from './storedInvoice';
import { baseOf, overwriteStep, wroteLast } from './invoiceVersions';

interface NewDraft {
  kind: InvoiceKind;
  value: DraftValue;
  /** The invoice that a credit note corrects. */
  credits?: number;
  /** The quote that an invoice is made of. */
  quote?: number;
  /** The import that it came with. */
  import?: number;
}

/** @returns its id. @throws a problem (422) for sums that are too large. */
export async function createDraft(
  tables: Queries,
  actor: Actor,
  { kind, value, credits, quote, import: importId }: NewDraft,
): Promise<number> {
  assertSums(value);
  const columns = listedColumns(value);
  const { id } = await tables
    .insertInto('invoices')
    .values({
      ...columns,
      kind,
      version: 1,
      credits: credits ?? null,
      quote: quote ?? null,
      import: importId ?? null,
      updated_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeVersion(tables, actor, { id, version: 1, value });
  const { total, currency } = columns;
  const details = { total, currency };
  await addToLog(tables, actor, { action: 'drafted an invoice', subject: `invoices/${id}`, details });
  return id;
}

interface Save {
  id: number;
  /** The version that the person began from. */
  from: number;
  value: DraftValue;
}

/**
 * Saves a draft. Later changes of others to other fields stay. An unchanged draft makes no version,
 * and what one person types within ten minutes leaves one, unless a page has opened others.
 * @throws a problem: 404, 409 for an issued invoice or when the same field was changed, with both
 * values and the merged draft, 412 for an unknown version, 422 for sums that are too large.
 */
export async function saveDraft(
  tables: Queries,
  actor: Actor,
  { id, from, value: mine }: Save,
): Promise<void> {
  const { version: before, opened_version: opened } = await draftWith(tables, id);
  const theirs = (await valueOf(tables, id, before))!;
  const value =
    from === before ? mine : await withOthers(tables, { id, from, value: mine }, { before, theirs });
  if (isDeepStrictEqual(value, theirs)) return;
  const version = before + 1;
  assertSums(value);
  const columns = listedColumns(value);
  const goesOn = await wroteLast(tables, actor, { id, version: before });
  await writeVersion(tables, actor, { id, version, value });
  await tables
    .updateTable('invoices')
    .set({
      ...columns,
      version,
      updated_at: new Date().toISOString(),
      // The page that wrote it may go on from it.
      ...(from !== before && { opened_version: before }),
    })
    .where('id', '=', id)
    .execute();
  if (from === before) await overwriteStep(tables, actor, { id, version: before, opened });
  if (goesOn) return;
  const details = { total: columns.total, currency: columns.currency };
  await addToLog(tables, actor, { action: 'changed an invoice', subject: `invoices/${id}`, details });
}

async function withOthers(
  tables: Queries,
  { id, from, value }: Save,
  { before, theirs }: { before: number; theirs: DraftValue },
): Promise<DraftValue> {
  const base = from < before ? await baseOf(tables, { id, version: from }) : undefined;
  if (!base) throw problem(412, `The invoice has no version ${from}.`);
  const { value: merged, disagreements } = merge({ ...base }, { ...value }, { ...theirs });
  if (disagreements.length === 0) return merged as DraftValue;
  const fields = disagreements.map(({ field }) => `"${field}"`).join(', ');
  throw problem(409, `A colleague has changed ${fields} meanwhile: choose which version to keep.`, {
    details: { version: before, disagreements, merged },
  });
}

/** Deletes a draft with its versions. @throws a problem: 404, 409 or 412. */
export async function deleteDraft(tables: Queries, actor: Actor, id: number, from: number): Promise<void> {
  const { version, total, currency } = await draftWith(tables, id);
  assertNewest(version, from);
  await tables.deleteFrom('invoices').where('id', '=', id).execute();
  const details = { total, currency };
  await addToLog(tables, actor, { action: 'deleted an invoice', subject: `invoices/${id}`, details });
}
