import { initialValues, type Draft } from './freshDraft';
import type { Invoice } from './invoice';
import { entriesOf, invoiceFields } from './invoiceFields';
import { settledQuantity, settledRate, settledTaxRate } from './itemActions';
import type { Defaults } from './visit';

/** What a file says of itself. */
export const kind = 'vibrant-peak-invoice';
export const version = 1;

/** The draft as a file's text. Fields that are half typed are settled first, optional ones without use left out. */
export function writeInvoice({ invoice, template }: Draft, defaults?: Defaults): string {
  const items = invoice.items.map((item) => ({
    ...item,
    quantity: settledQuantity(item.quantity),
    amount: settledRate(item.amount),
    ...(item.taxRate !== undefined && { taxRate: settledTaxRate(item.taxRate) }),
  }));
  const settled = { ...invoice, items, taxRate: settledTaxRate(invoice.taxRate) };
  return JSON.stringify({ kind, version, template, invoice: withoutUnused(settled), defaults }, null, 2);
}

/** The values of optional fields that nobody used. */
export const unusedValues = (): Record<string, unknown> => {
  const initial = initialValues();
  const optional = entriesOf(invoiceFields).filter(([, { isOptional }]) => isOptional);
  return Object.fromEntries(optional.map(([name]) => [name, initial[name]]));
};

function withoutUnused(invoice: Invoice) {
  const unused = unusedValues();
  return Object.fromEntries(Object.entries(invoice).filter(([name, value]) => unused[name] !== value));
}
