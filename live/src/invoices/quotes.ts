import type { Queries } from '../database/tables';
import { problem } from '../http/problem';
import type { Actor } from '../log/addToLog';
import { issuedWith } from './issuing/corrections';
import { valueOf } from './storedInvoice';
import { createDraft } from './saveDraft';
import { copyOf } from './duplicate';

/**
 * Drafts the invoice of a quote.
 * @returns its id. @throws a problem: 404, or 409 for drafts, void ones, and where it is made.
 */
export async function invoiceOfQuote(tables: Queries, actor: Actor, id: number): Promise<number> {
  const { number, kind, version, date } = await issuedWith(tables, id);
  if (kind !== 'quote') throw problem(409, `${number} is not a quote.`);
  const made = await tables
    .selectFrom('invoices')
    .where('quote', '=', id)
    .where('voided_at', 'is', null)
    .select(['number', 'name'])
    .executeTakeFirst();
  if (made) throw problem(409, `${number} has an invoice: ${made.number ?? `the draft ${made.name}`}.`);
  const copy = copyOf((await valueOf(tables, id, version))!);
  const notes = [`Quote ${number} of ${date}.`, copy.invoice.notes].filter(Boolean).join('\n');
  const value = { ...copy, invoice: { ...copy.invoice, notes: notes.slice(0, 10_000) } };
  return createDraft(tables, actor, { kind: 'invoice', value, quote: id });
}
