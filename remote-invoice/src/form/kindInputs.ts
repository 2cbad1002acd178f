import type { FieldKind } from '@vibrant-peak/invoice/invoiceFields';

/** Attributes of the input for each kind of value. */
export const kindInputs: Record<
  FieldKind,
  { type?: 'date'; inputMode?: 'tel' | 'email' | 'decimal'; rows?: number }
> = {
  text: {},
  longText: { rows: 3 },
  phone: { inputMode: 'tel' },
  email: { inputMode: 'email' },
  date: { type: 'date' },
  percent: { inputMode: 'decimal' },
  decimal: { inputMode: 'decimal' },
  choice: {},
};
