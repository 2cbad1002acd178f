import { staffPath } from '@vibrant-peak/shared/contract';

/** Path of the invoice page. */
export const receiptsPath = `${staffPath}/receipts`;

/** Path of the list, in the live profile. */
export const invoicesPath = `${staffPath}/invoices`;

/** Path of recurring invoices, in the live profile. */
export const recurringPath = `${invoicesPath}/recurring`;

/** Path of the import, in the live profile. */
export const importPath = `${invoicesPath}/import`;

/** Path of open sums and payments, in the live profile. */
export const receivablesPath = `${staffPath}/receivables`;

/** Queries of its URL by which the command palette requests actions from any staff page. */
export const newInvoiceSearch = '?new';
export const newQuoteSearch = '?new-quote';
export const printInvoiceSearch = '?print';

/** The same for a new invoice to the client in the state of the navigation; the inbox requests it. */
export const newForClientSearch = '?new-for-client';

/** Parameter of the URL with the id of an invoice that is stored. */
export const invoiceParameter = 'invoice';

/** Address of an invoice that is stored. */
export const addressOf = (id: number) => `${receiptsPath}?${invoiceParameter}=${id}`;
