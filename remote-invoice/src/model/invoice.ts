/** Address block of one side of an invoice; every field is free text. */
export interface Party {
  name: string;
  company: string;
  address: string;
  phone: string;
  email: string;
}

/** One line. Quantity and amount (the rate) are decimals as they were typed, never binary numbers. */
export interface InvoiceItem {
  id: number;
  name: string;
  quantity: string;
  amount: string;
}

/** What staff enter; whatever can be computed from it (ship-to address, totals) is not in it. */
export interface Invoice {
  receiptNumber: string;
  /** YYYY-MM-DD, or blank. */
  date: string;
  dueDate: string;
  yourCompany: Party;
  billTo: Party;
  /** Its own values are kept while `sameAsBillTo` hides them. */
  shipTo: Party & { sameAsBillTo: boolean };
  items: InvoiceItem[];
  notes: string;
  /** Percentage between 0 and 100, as typed; blank counts as 0. */
  taxRate: string;
}

/** The address that goods are sent to. */
export const shipToOf = ({ billTo, shipTo }: Pick<Invoice, 'billTo' | 'shipTo'>): Party =>
  shipTo.sameAsBillTo ? billTo : shipTo;
