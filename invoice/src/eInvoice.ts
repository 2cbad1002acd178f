import type { InvoiceField } from './invoiceFields';

/** What the law asks for beyond the fields of the specification. The live profile stores it with a draft. */
export const eInvoiceFields = {
  /** ISO 3166-1. */
  country: { label: 'Your country', kind: 'choice', pattern: /^([A-Z]{2})?$/ },
  /** Of the address, which the sheet completes with them. */
  postcode: { label: 'Your postcode', kind: 'text' },
  city: { label: 'Your city', kind: 'text' },
  clientPostcode: { label: "Client's postcode", kind: 'text' },
  clientCity: { label: "Client's city", kind: 'text' },
  clientCountry: { label: "Client's country", kind: 'choice', pattern: /^([A-Z]{2})?$/ },
  clientVatId: { label: "Client's VAT ID", kind: 'text' },
  /** A key of `taxCases`. */
  taxCase: { label: 'Tax case', kind: 'choice', pattern: /^[a-zA-Z]{0,20}$/ },
  /** Of a seller without a VAT ID, or beside it. */
  taxNumber: { label: 'Tax number', kind: 'text' },
  registerNumber: { label: 'Register number', kind: 'text' },
  /** A key of `specifications`. */
  specification: { label: 'Specification', kind: 'choice', pattern: /^[a-zA-Z]{0,20}$/ },
  buyerReference: { label: 'Buyer reference', kind: 'text' },
  /** Scheme and identifier, such as `9930:DE123456789`. */
  peppolId: { label: 'Your Peppol ID', kind: 'text' },
  clientPeppolId: { label: "Client's Peppol ID", kind: 'text' },
  /** UNTDID 4461; a transfer to the account of the bank lines if blank. */
  paymentMeans: { label: 'Payment means', kind: 'choice', pattern: /^\d{0,3}$/ },
  /** The day of the supply, or the first day of its period. */
  supplyDate: { label: 'Date of supply', kind: 'date' },
  supplyEnd: { label: 'Last day of supply', kind: 'date' },
  /** UN/ECE recommendation 20, of all lines. */
  unit: { label: 'Unit of the lines', kind: 'choice', pattern: /^[A-Z0-9]{0,3}$/ },
  untaxedReason: { label: 'Reason for no tax', kind: 'longText' },
} satisfies Record<string, InvoiceField>;

/** What new invoices have of the settings. */
export const ownEInvoiceFields = [
  'country',
  'postcode',
  'city',
  'unit',
  'taxNumber',
  'registerNumber',
  'peppolId',
] as const satisfies (keyof typeof eInvoiceFields)[];

export type OwnEInvoiceValues = Partial<Record<(typeof ownEInvoiceFields)[number], string>>;

export type EInvoiceFieldName = keyof typeof eInvoiceFields;

/** Values of `eInvoiceFields`; what nobody has typed is missing. */
export type EInvoiceValues = Partial<Record<EInvoiceFieldName, string>>;
