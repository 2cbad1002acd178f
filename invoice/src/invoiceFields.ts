import { today } from '@vibrant-peak/shared/today';

/** Determines how a value is typed, validated in files and normalised on blur. */
export type FieldKind = 'text' | 'longText' | 'phone' | 'email' | 'date' | 'percent' | 'decimal' | 'choice';

/** Definition of one value, used by the form, the file, new invoices and the paper. */
export interface InvoiceField {
  label: string;
  kind: FieldKind;
  /** The value of a new invoice; blank when missing. */
  initial?: (now: Date) => string;
  /** Restricts the values accepted from a file. */
  pattern?: RegExp;
  /** Listed in the form with the number and dates. */
  isDetail?: true;
  /**
   * Beyond the specification: under More options, and absent from file and paper while it has its
   * initial value.
   */
  isOptional?: true;
}

/** To add a field to invoices, add an entry here. `factsOf` prints the details. */
export const invoiceFields = {
  receiptNumber: {
    label: 'Receipt Number',
    kind: 'text',
    isDetail: true,
    initial: (now) => `INV-${now.getTime()}`,
  },
  date: { label: 'Date', kind: 'date', isDetail: true, initial: today },
  dueDate: { label: 'Due Date', kind: 'date', isDetail: true },
  notes: { label: 'Notes', kind: 'longText' },
  taxRate: { label: 'Tax Rate (%)', kind: 'percent', initial: () => '0' },
  /** Days from the date to the due date. */
  terms: { label: 'Terms', kind: 'choice', pattern: /^\d{0,3}$/, isOptional: true },
  /** ISO 4217; blank stands for the `$` of the specification. */
  currency: { label: 'Currency', kind: 'choice', pattern: /^([A-Z]{3})?$/, isOptional: true },
  discount: { label: 'Discount', kind: 'decimal', isOptional: true },
  discountKind: {
    label: 'Discount in',
    kind: 'choice',
    pattern: /^(percent|amount)$/,
    initial: () => 'percent',
    isOptional: true,
  },
  logo: { label: 'Logo address', kind: 'text', isOptional: true },
  orderNumber: { label: 'Order Number', kind: 'text', isOptional: true },
  vatId: { label: 'VAT ID', kind: 'text', isOptional: true },
  /** Name of the tax on paper, such as VAT or GST; "Tax" if blank. */
  taxLabel: { label: 'Tax label', kind: 'text', isOptional: true },
  /** Where to pay. */
  bankLines: { label: 'Bank', kind: 'longText', isOptional: true },
} satisfies Record<string, InvoiceField>;

export type InvoiceFieldName = keyof typeof invoiceFields;

const { taxRate, notes, terms, currency, logo, vatId, taxLabel } = invoiceFields;
/** Values kept as defaults, in addition to sender and template. */
export const defaultFields = { taxRate, notes, terms, currency, logo, vatId, taxLabel };

/** Name and address of a party; every value is free text. */
export const partyFields = {
  name: { label: 'Name', kind: 'text' },
  company: { label: 'Company', kind: 'text' },
  address: { label: 'Address', kind: 'longText' },
  phone: { label: 'Phone', kind: 'phone' },
  email: { label: 'Email', kind: 'email' },
} satisfies Record<string, InvoiceField>;

/** Typed `Object.entries` of a table of fields. */
export const entriesOf = <Name extends string>(fields: Record<Name, InvoiceField>) =>
  Object.entries(fields) as [Name, InvoiceField][];

/** One value for each field of a table. */
export const valuesOf = <Name extends string, T>(
  fields: Record<Name, InvoiceField>,
  valueOf: (field: InvoiceField, name: Name) => T,
) =>
  Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, valueOf(field, name)])) as Record<
    Name,
    T
  >;
