import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import { partyName, type Invoice } from '@vibrant-peak/invoice/invoice';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import type { taxCases } from '@vibrant-peak/invoice/taxCases';
import { decimalsIn, totalsOf } from '@vibrant-peak/invoice/totalsOf';
import type { Queries, Reading } from '../database/tables';
import { problem } from '../http/problem';
import type { Actor } from '../log/addToLog';

/** @throws a problem (404). */
export async function invoiceWith(tables: Reading, id: number, missing = 'This invoice does not exist.') {
  const found = await tables.selectFrom('invoices').where('id', '=', id).selectAll().executeTakeFirst();
  if (!found) throw problem(404, missing);
  return found;
}

/** @throws a problem: 404, or 409 for an issued invoice. */
export async function draftWith(tables: Reading, id: number) {
  const found = await invoiceWith(tables, id, 'This draft has been deleted.');
  if (found.number !== null)
    throw problem(409, `${found.number} is issued: it cannot change.`, {
      details: { number: found.number },
    });
  return found;
}

/** @throws a problem (412). */
export function assertNewest(version: number, from: number): void {
  if (version === from) return;
  throw problem(412, 'A colleague has changed this invoice meanwhile: look at it again.', {
    details: { version },
  });
}

/** The content of a version, if there is one. */
export async function valueOf(
  tables: Reading,
  invoice: number,
  version: number,
): Promise<DraftValue | undefined> {
  const found = await tables
    .selectFrom('invoice_versions')
    .innerJoin('invoices', 'invoices.id', 'invoice_versions.invoice')
    .where('invoice', '=', invoice)
    .where('invoice_versions.version', '=', version)
    .select(['value', 'number', 'total'])
    .executeTakeFirst();
  return found && contentOf(found);
}

/** A stored content with what releases since have added. */
export function contentOf({ value, number, total }: { value: string; number: string | null; total: string }) {
  const content = JSON.parse(value) as DraftValue;
  const invoice = { ...content.invoice, bankLines: content.invoice.bankLines ?? '' };
  const eInvoice = content.eInvoice && withTaxCase(content.eInvoice);
  // The total was written with the decimals that the issued sheet has.
  const decimals = (total.split('.')[1] ?? '').length;
  const isOlder = number !== null && decimals !== decimalsOf(invoice.currency);
  return {
    ...content,
    ...(eInvoice && { eInvoice }),
    invoice: { ...invoice, ...(isOlder && { decimals }) },
  };
}

const olderCases: Partial<Record<string, keyof typeof taxCases>> = {
  Z: 'domestic',
  E: 'exempt',
  AE: 'reverseCharge',
  G: 'export',
};

/** Older releases store the category of lines without tax instead of the tax case. */
function withTaxCase({ untaxed = '', ...values }: NonNullable<DraftValue['eInvoice']>) {
  const taxCase = values.taxCase ?? olderCases[untaxed];
  return { ...values, ...(taxCase !== undefined && { taxCase }) };
}

/** The grand total as the sheet says it, as decimal text. */
const totalOf = (invoice: Invoice): string => totalsOf(invoice).grandTotal.toFixed(decimalsIn(invoice));

/** The columns of the list. */
export function listedColumns({ invoice }: DraftValue) {
  const { receiptNumber: name, billTo, date, dueDate, currency } = invoice;
  const total = totalOf(invoice);
  const words = [name, billTo.company, billTo.name, billTo.email, invoice.orderNumber];
  return {
    name,
    date,
    due_date: dueDate,
    currency,
    total,
    client: partyName(billTo),
    amount: Math.min(Number(total), Number.MAX_VALUE),
    words: words.join('\n').toLowerCase(),
  };
}

/** Adds a version. Its content is also `JSON.stringify(value)`. */
export async function writeVersion(
  tables: Queries,
  actor: Actor,
  { id, version, value }: { id: number; version: number; value: DraftValue },
): Promise<void> {
  await tables
    .insertInto('invoice_versions')
    .values({
      invoice: id,
      version,
      value: JSON.stringify(value),
      person: actor.id,
      person_name: actor.name,
      saved_at: new Date().toISOString(),
    })
    .execute();
}
