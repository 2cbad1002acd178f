import type { InvoiceField } from './invoiceFields';

/** What an electronic invoice says beyond the sheet. The live profile keeps it with a draft. */
export const eInvoiceFields = {
  /** ISO 3166-1. */
  country: { label: 'Your country', kind: 'choice', pattern: /^([A-Z]{2})?$/ },
  clientCountry: { label: "Client's country", kind: 'choice', pattern: /^([A-Z]{2})?$/ },
  clientVatId: { label: "Client's VAT ID", kind: 'text' },
  buyerReference: { label: 'Buyer reference', kind: 'text' },
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
