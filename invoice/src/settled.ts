import { decimalOf, plainText, taxRateOf, zero } from './decimal';
import type { Invoice, InvoiceItem } from './invoice';
import { invoiceFields, valuesOf, type FieldKind } from './invoiceFields';

/** A valid quantity. Blank, 0, negative numbers and other texts become 1. */
export const settledQuantity = (text: string) => (decimalOf(text)?.gt(zero) ? text.trim() : '1');

/** A valid rate. Blank, negative numbers and other texts become 0. */
export const settledRate = (text: string) => (decimalOf(text)?.gte(zero) ? text.trim() : '0');

/** A valid optional amount. Texts become blank, negative numbers 0. */
export const settledDecimal = (text: string) => (decimalOf(text) ? settledRate(text) : '');

/** A tax rate from 0 to 100 without an exponent, unless that would exceed the maximum length. */
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

/** The invoice as if every field had lost focus. */
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
  ...(item.discount !== undefined && { discount: settledTaxRate(item.discount) }),
});
