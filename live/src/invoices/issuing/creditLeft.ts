import { plainText, quantityOf, zero } from '@vibrant-peak/invoice/decimal';
import type { Invoice, InvoiceItem } from '@vibrant-peak/invoice/invoice';
import { decimalsIn, lineTotalOf } from '@vibrant-peak/invoice/totalsOf';
import type { Reading } from '../../database/tables';
import { valueOf } from '../draft';

/** The issued credit notes of an invoice that are not void. */
export async function creditsOf(tables: Reading, id: number): Promise<Invoice[]> {
  const notes = await tables
    .selectFrom('invoices')
    .where('credits', '=', id)
    .where('number', 'is not', null)
    .where('voided_at', 'is', null)
    .select(['id', 'version'])
    .execute();
  return Promise.all(
    notes.map(async (each) => (await valueOf(tables, each.id, each.version))!.invoice as Invoice),
  );
}

/** The net amount of a line in some credit notes. */
export const totalOfLine = (line: number, notes: readonly Invoice[], decimals: number) =>
  notes
    .flatMap(({ items }) => items)
    .filter(({ id }) => id === line)
    .reduce((sum, each) => sum.plus(lineTotalOf(each, decimals)), zero);

/** The net amount of a line that no credit note has. */
export const amountLeft = (line: InvoiceItem, notes: readonly Invoice[], decimals: number) =>
  lineTotalOf(line, decimals).minus(totalOfLine(line.id, notes, decimals));

/** Decimals of a quantity that is left after a credit of an amount. */
const quantityDecimals = 6;

/**
 * What can still be credited of each line: the net amount before a discount of the whole invoice, and
 * the quantity that has it at the price of the line.
 */
export function creditableOf(invoice: Invoice, notes: readonly Invoice[]) {
  const decimals = decimalsIn(invoice);
  return invoice.items.map((line) => {
    const [total, left] = [lineTotalOf(line, decimals), amountLeft(line, notes, decimals)];
    const quantity = total.eq(zero)
      ? zero
      : quantityOf(line.quantity).times(left).div(total).round(quantityDecimals, 0);
    return { id: line.id, quantity: plainText(quantity), amount: left.toFixed(decimals) };
  });
}
