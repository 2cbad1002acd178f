import { yup } from '@vibrant-peak/shared/forms';
import { currency, party, taxRate, terms } from '../clients/entry';

const text = (length: number) => yup.string().default('').max(length, `At most ${length} characters.`);

/** What new invoices begin with. */
export const settingsSchema = yup.object({
  yourCompany: yup.object(party),
  vatId: text(500),
  bankLines: text(2000),
  logo: text(120),
  ...{ terms, currency, taxRate, taxLabel: text(500), notes: text(10_000) },
  template: yup.string().default('template1'),
  language: yup.string().default('en'),
});

export type InvoiceSettings = yup.InferType<typeof settingsSchema>;

/** Where numbers come from. */
export interface Series {
  id: number;
  kind: 'invoice' | 'credit note';
  name: string;
  pattern: string;
  isYearly: boolean;
  /** `false` after a restore, until somebody has named the last number. */
  isConfirmed: boolean;
}

/** By their codes. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'].map(
  (code) => [code, new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code] as const,
);
