import { staffPath } from '@vibrant-peak/shared/contract';

/** Path of the invoice page. */
export const receiptsPath = `${staffPath}/receipts`;

/** Queries of its URL by which the command palette requests actions from any staff page. */
export const newInvoiceSearch = '?new';
export const printInvoiceSearch = '?print';
