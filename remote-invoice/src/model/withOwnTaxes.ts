import type { InvoiceItem } from './invoice';
import { settledTaxRate } from './settled';

/** Where one line has its own tax, all have: the others get the invoice's rate, which applied to them so far. */
export function withOwnTaxes(items: InvoiceItem[], taxRate: string): InvoiceItem[] {
  if (items.every((item) => item.taxRate === undefined)) return items;
  return items.map((item) =>
    item.taxRate === undefined ? { ...item, taxRate: settledTaxRate(taxRate) } : item,
  );
}
