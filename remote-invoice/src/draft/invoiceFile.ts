import { initialValues, type Draft } from '@vibrant-peak/invoice/freshDraft';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { entriesOf, invoiceFields } from '@vibrant-peak/invoice/invoiceFields';
import { settledInvoice } from '@vibrant-peak/invoice/settled';
import type { Defaults } from './visit';

/** Identifies the file format. */
export const kind = 'vibrant-peak-invoice';
export const version = 1;

/** Serialises the draft. Values are normalised first, and unused optional fields left out. */
export function writeInvoice({ invoice, template }: Draft, defaults?: Defaults): string {
  const content = withoutUnused(settledInvoice(invoice));
  return JSON.stringify({ kind, version, template, invoice: content, defaults }, null, 2);
}

/** Removes optional fields with their initial value. */
function withoutUnused(invoice: Invoice) {
  const initial = initialValues();
  const unused = entriesOf(invoiceFields).filter(
    ([name, { isOptional }]) => isOptional && invoice[name] === initial[name],
  );
  return { ...invoice, ...Object.fromEntries(unused.map(([name]) => [name, undefined])) };
}
