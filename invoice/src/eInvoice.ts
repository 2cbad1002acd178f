import type { InvoiceField } from './invoiceFields';

/** What the law asks for beyond the fields of the specification. The live profile stores it with a draft. */
export const eInvoiceFields = {
  /** ISO 3166-1. */
  country: { label: 'Your country', kind: 'choice', pattern: /^([A-Z]{2})?$/ },
  clientCountry: { label: "Client's country", kind: 'choice', pattern: /^([A-Z]{2})?$/ },
  clientVatId: { label: "Client's VAT ID", kind: 'text' },
  buyerReference: { label: 'Buyer reference', kind: 'text' },
  /** The day of the supply, or the first day of its period. */
  supplyDate: { label: 'Date of supply', kind: 'date' },
  supplyEnd: { label: 'Last day of supply', kind: 'date' },
  /** UN/ECE recommendation 20, of all lines. */
  unit: { label: 'Unit of the lines', kind: 'choice', pattern: /^[A-Z0-9]{0,3}$/ },
  /** UNCL 5305, of the lines with a tax rate of 0. */
  untaxed: { label: 'Lines without tax are', kind: 'choice', pattern: /^(Z|E|AE|G)?$/ },
  untaxedReason: { label: 'Reason for no tax', kind: 'text' },
} satisfies Record<string, InvoiceField>;

export type EInvoiceFieldName = keyof typeof eInvoiceFields;

/** Values of `eInvoiceFields`; what nobody has typed is missing. */
export type EInvoiceValues = Partial<Record<EInvoiceFieldName, string>>;

/** Categories of lines without tax, by their codes. */
export const untaxedKinds = {
  Z: 'Zero rated',
  E: 'Exempt from tax',
  AE: 'Reverse charge: the client pays the tax',
  G: 'Export outside the EU',
} as const;
