import { decimalOf, type zero } from '@vibrant-peak/invoice/decimal';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import { partyName, type Invoice } from '@vibrant-peak/invoice/invoice';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { totalsOf } from '@vibrant-peak/invoice/totalsOf';
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
const totalOf = (invoice: Invoice): string =>
  totalsOf(invoice).grandTotal.toFixed(decimalsOf(invoice.currency));

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
    .where('invoice', '=', invoice)
    .where('version', '=', version)
    .select('value')
    .executeTakeFirst();
  const value = found && (JSON.parse(found.value) as DraftValue);
  // Older ones lack the field.
  return value && { ...value, invoice: { ...value.invoice, bankLines: value.invoice.bankLines ?? '' } };
}
