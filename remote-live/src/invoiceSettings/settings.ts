import { yup } from '@vibrant-peak/shared/forms';
import type { InvoiceKind } from '@vibrant-peak/shared/host';
import { units } from '@vibrant-peak/shared/units';
import { currency, party, peppolId, taxRate, terms } from '../clients/entry';

const text = (length: number) => yup.string().default('').max(length, `At most ${length} characters.`);

/** What new invoices begin with. */
export const settingsSchema = yup.object({
  yourCompany: yup.object(party),
  vatId: text(500),
  bankLines: text(2000),
  logo: text(120),
  terms,
  currency,
  taxRate,
  taxLabel: text(500),
  notes: text(10_000),
  template: yup.string().default('template1'),
  paper: yup.string<'A4' | 'Letter'>().default('A4'),
  language: yup.string().default('en'),
  country: text(2),
  postcode: text(500),
  city: text(500),
  peppolId,
  unit: text(3),
  taxNumber: text(500),
  registerNumber: text(500),
  accounts: yup.object({ receivables: text(100), revenue: text(100), tax: text(100), bank: text(100) }),
});

export type InvoiceSettings = yup.InferType<typeof settingsSchema>;

/** Where numbers come from. */
export interface Series {
  id: number;
  kind: InvoiceKind;
  name: string;
  pattern: string;
  isYearly: boolean;
  /** `false` after a restore, until somebody has named the last number. */
  isConfirmed: boolean;
}

export const papers = [
  ['A4', 'A4'],
  ['Letter', 'Letter'],
] as const;

export const unitOptions = [['', 'Not chosen'], ...Object.entries(units)] as const;

/** By their codes. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'].map(
  (code) => [code, new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code] as const,
);
