import type { InvoiceFieldName, partyFields } from './invoiceFields';

/** Address block of one side of an invoice. */
export type Party = Record<keyof typeof partyFields, string>;

/** One line. Quantity and amount (the rate) are decimal strings, never binary numbers. */
export interface InvoiceItem {
  id: number;
  name: string;
  quantity: string;
  amount: string;
  /** Its own tax in per cent; the invoice's tax rate if missing. */
  taxRate?: string;
}

/** The entered values, without anything computed such as totals. */
export interface Invoice extends Record<InvoiceFieldName, string> {
  yourCompany: Party;
  billTo: Party;
  /** Keeps its own values while `sameAsBillTo` hides them. */
  shipTo: Party & { sameAsBillTo: boolean };
  items: InvoiceItem[];
}

/** The effective ship-to address. */
export const shipToOf = ({ billTo, shipTo }: Pick<Invoice, 'billTo' | 'shipTo'>): Party =>
  shipTo.sameAsBillTo ? billTo : shipTo;
