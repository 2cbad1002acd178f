import { staffPath } from 'shared/contract';

/** The page of the invoice. */
export const receiptsPath = `${staffPath}/receipts`;

/** Searches of its address by which the command palette asks for something from any staff page. */
export const newInvoiceSearch = '?new';
export const printInvoiceSearch = '?print';
