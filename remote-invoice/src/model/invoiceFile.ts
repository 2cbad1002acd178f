import { initialValues, type Draft } from './freshDraft';
import type { Invoice } from './invoice';
import { entriesOf, invoiceFields } from './invoiceFields';
import { settledInvoice } from './settled';
import type { Defaults } from './visit';

/** What a file says of itself. */
export const kind = 'vibrant-peak-invoice';
export const version = 1;

/** The draft as a file's text. Fields that are half typed are settled first, optional ones without use left out. */
export function writeInvoice({ invoice, template }: Draft, defaults?: Defaults): string {
  const content = withoutUnused(settledInvoice(invoice));
  return JSON.stringify({ kind, version, template, invoice: content, defaults }, null, 2);
}

/** Without the values of optional fields that nobody used. */
function withoutUnused(invoice: Invoice) {
  const initial = initialValues();
  const unused = entriesOf(invoiceFields).filter(
    ([name, { isOptional }]) => isOptional && invoice[name] === initial[name],
  );
  return { ...invoice, ...Object.fromEntries(unused.map(([name]) => [name, undefined])) };
}
