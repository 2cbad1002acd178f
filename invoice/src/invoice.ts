import type { DraftValue } from './draftSchema';

/** The entered values, without anything computed such as totals. */
export type Invoice = DraftValue['invoice'];

/** One line. Quantity and amount (the rate) are decimal strings, never binary numbers. */
export type InvoiceItem = Invoice['items'][number];

/** Address block of one side of an invoice. */
export type Party = Invoice['billTo'];

/** What people call a party: its company or, without one, its name. */
export const partyName = ({ company, name }: Pick<Party, 'company' | 'name'>): string =>
  company.trim() || name.trim();

/** The effective ship-to address. */
export const shipToOf = ({ billTo, shipTo }: Pick<Invoice, 'billTo' | 'shipTo'>): Party =>
  shipTo.sameAsBillTo ? billTo : shipTo;
