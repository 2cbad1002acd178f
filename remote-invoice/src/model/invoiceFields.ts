import { today } from 'shared/today';

/** How a value is typed, checked in a file and settled when its field is left. */
export type FieldKind = 'text' | 'longText' | 'phone' | 'email' | 'date' | 'percent' | 'decimal' | 'choice';

/** One value of an invoice. The form, the file, the blank invoice and the paper follow from it. */
export interface InvoiceField {
  label: string;
  kind: FieldKind;
  /** The value of a new invoice; blank when missing. */
  initial?: (now: Date) => string;
  /** What a file may hold, beyond the kind. */
  pattern?: RegExp;
  /** Stands among the number and dates under this caption on paper when it is not blank, and in the form unless it is optional. */
  caption?: string;
  /** Beyond the specification: folded away in the form, absent from file and paper while it has its initial value. */
  isOptional?: true;
}

/** A new field of an invoice is a line here. */
export const invoiceFields = {
  receiptNumber: {
    label: 'Receipt Number',
    kind: 'text',
    caption: 'Receipt No.',
    initial: (now) => `INV-${now.getTime()}`,
  },
  date: { label: 'Date', kind: 'date', caption: 'Date', initial: today },
  dueDate: { label: 'Due Date', kind: 'date', caption: 'Due Date' },
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
  orderNumber: { label: 'Order Number', kind: 'text', caption: 'Order No.', isOptional: true },
  vatId: { label: 'VAT ID', kind: 'text', caption: 'VAT ID', isOptional: true },
  /** What the tax is called on paper, such as VAT or GST; blank stands for "Tax". */
  taxLabel: { label: 'Tax label', kind: 'text', isOptional: true },
} satisfies Record<string, InvoiceField>;

export type InvoiceFieldName = keyof typeof invoiceFields;

const { taxRate, notes, terms, currency, logo, vatId, taxLabel } = invoiceFields;
/** What new invoices take over from the defaults, beside sender and template. */
export const defaultFields = { taxRate, notes, terms, currency, logo, vatId, taxLabel };

/** Name and address of one side of an invoice; every value is free text. */
export const partyFields = {
  name: { label: 'Name', kind: 'text' },
  company: { label: 'Company', kind: 'text' },
  address: { label: 'Address', kind: 'longText' },
  phone: { label: 'Phone', kind: 'phone' },
  email: { label: 'Email', kind: 'email' },
} satisfies Record<string, InvoiceField>;

/** The names and fields of a table, in its order. */
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
