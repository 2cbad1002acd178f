import { decimalOf, type zero } from '@vibrant-peak/invoice/decimal';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import { partyName, type Invoice } from '@vibrant-peak/invoice/invoice';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { decimalsIn, totalsOf } from '@vibrant-peak/invoice/totalsOf';
import type { taxCases } from '@vibrant-peak/invoice/taxCases';
import type { Reading } from '../database/tables';
import { problem } from '../http/problem';

/** More money than there is. Sums of larger numbers would have more digits than the database adds. */
const largest = decimalOf('1e18')!;

/** @throws a problem (422) for an amount that nobody means. @param field where it was typed. */
export function assertAmount(field: string, amount: typeof zero): void {
  if (amount.abs().lte(largest)) return;
  const message = 'This comes to more than any invoice: check the numbers.';
  throw problem(422, message, { details: { field, violations: [{ field, message }] } });
}

/** @throws a problem (422) when the lines come to more than `assertAmount` takes. */
export function assertSums({ invoice }: DraftValue): void {
  const { subTotal, grandTotal } = totalsOf(invoice as Invoice);
  for (const sum of [subTotal, grandTotal]) assertAmount('items', sum);
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
