import { decimalOf, plainText, taxRateOf, zero } from './decimal';
import type { Invoice, InvoiceItem } from './invoice';
import { invoiceFields, valuesOf, type FieldKind } from './invoiceFields';

/** A quantity that can stand: blank, 0, negative and other texts become 1. */
export const settledQuantity = (text: string) => (decimalOf(text)?.gt(zero) ? text.trim() : '1');

/** A rate that can stand: blank, negative and other texts become 0. */
export const settledRate = (text: string) => (decimalOf(text)?.gte(zero) ? text.trim() : '0');

/** An amount that may be missing: blank and words become blank, negative ones 0. */
export const settledDecimal = (text: string) => (decimalOf(text) ? settledRate(text) : '');

/** A tax rate in digits, within 0 and 100; one with more digits than a number may have stays as it is. */
export function settledTaxRate(text: string): string {
  const digits = plainText(taxRateOf(text));
  return decimalOf(digits) ? digits : text.trim();
}

const asTyped = (text: string) => text;

const settledByKind: Record<FieldKind, (text: string) => string> = {
  text: asTyped,
  longText: asTyped,
  phone: asTyped,
  email: asTyped,
  date: asTyped,
  choice: asTyped,
  percent: settledTaxRate,
  decimal: settledDecimal,
};

/** The invoice as it would stand if every field had been left. */
export const settledInvoice = (invoice: Invoice): Invoice => ({
  ...invoice,
  ...valuesOf(invoiceFields, ({ kind }, name) => settledByKind[kind](invoice[name])),
  items: invoice.items.map(settledItem),
});

const settledItem = (item: InvoiceItem): InvoiceItem => ({
  ...item,
  quantity: settledQuantity(item.quantity),
  amount: settledRate(item.amount),
  ...(item.taxRate !== undefined && { taxRate: settledTaxRate(item.taxRate) }),
});
