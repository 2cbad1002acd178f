import type { InvoiceFieldName, partyFields } from './invoiceFields';

/** Address block of one side of an invoice. */
export type Party = Record<keyof typeof partyFields, string>;

/** One line. Quantity and amount (the rate) are decimals as they were typed, never binary numbers. */
export interface InvoiceItem {
  id: number;
  name: string;
  quantity: string;
  amount: string;
  /** Its own tax in per cent; the invoice's tax rate counts where it is missing. */
  taxRate?: string;
}

/** What staff enter; whatever can be computed from it (ship-to address, totals) is not in it. */
export interface Invoice extends Record<InvoiceFieldName, string> {
  yourCompany: Party;
  billTo: Party;
  /** Its own values are kept while `sameAsBillTo` hides them. */
  shipTo: Party & { sameAsBillTo: boolean };
  items: InvoiceItem[];
}

/** The address that goods are sent to. */
export const shipToOf = ({ billTo, shipTo }: Pick<Invoice, 'billTo' | 'shipTo'>): Party =>
  shipTo.sameAsBillTo ? billTo : shipTo;
