import type { InvoiceItem } from '@vibrant-peak/invoice/invoice';
import { settledTaxRate } from '@vibrant-peak/invoice/settled';

/**
 * If one line has its own tax, gives the others the invoice's rate, so that all of them have one.
 */
export function withOwnTaxes(items: InvoiceItem[], taxRate: string): InvoiceItem[] {
  if (items.every((item) => item.taxRate === undefined)) return items;
  return items.map((item) =>
    item.taxRate === undefined ? { ...item, taxRate: settledTaxRate(taxRate) } : item,
  );
}
