import type { EInvoiceFieldName, EInvoiceValues } from './eInvoice';
import type { Words } from './words/en';
import { wordsIn } from './words/words';

export interface TaxCase {
  label: string;
  /** UNCL 5305, of the lines with a tax rate of 0. The others have S. */
  category: 'Z' | 'AE' | 'K' | 'O' | 'G' | 'E';
  /** What an electronic invoice must say. */
  needs: readonly EInvoiceFieldName[];
  /** Whether the seller needs a VAT ID: a tax number is not enough. */
  needsVatId?: true;
  /** Whether lines may have a tax rate. */
  mayTax?: true;
}

/** Kinds of sales, by the value that is stored. */
export const taxCases = {
  domestic: { label: 'Domestic', category: 'Z', needs: [], mayTax: true },
  reverseCharge: {
    label: 'Reverse charge: service in the EU',
    category: 'AE',
    needs: ['untaxedReason', 'clientVatId'],
    needsVatId: true,
  },
  intraCommunity: {
    label: 'Goods to another EU country',
    category: 'K',
    needs: ['untaxedReason', 'clientVatId', 'supplyDate'],
    needsVatId: true,
  },
  outsideScope: {
    label: 'Service to a client outside the EU',
    category: 'O',
    needs: ['untaxedReason'],
  },
  export: {
    label: 'Export of goods',
    category: 'G',
    needs: ['untaxedReason'],
    needsVatId: true,
  },
  exempt: {
    label: 'Exempt',
    category: 'E',
    needs: ['untaxedReason'],
    mayTax: true,
  },
  smallBusiness: {
    label: 'Small business',
    category: 'E',
    needs: ['untaxedReason'],
  },
} satisfies Record<'domestic' | keyof Words['taxReasons'], TaxCase>;

/** The tax case of an invoice, where one is chosen. */
export const taxCaseOf = ({ taxCase = '' }: EInvoiceValues): TaxCase | undefined =>
  (taxCases as Partial<Record<string, TaxCase>>)[taxCase];

/**
 * The default sentence that says why no tax is charged, in a language such as `de-AT`. Blank for cases
 * that charge tax.
 */
export const taxReasonOf = (taxCase = '', language?: string): string =>
  (wordsIn(language).taxReasons as Partial<Record<string, string>>)[taxCase] ?? '';

/** The cases and their names, for a choice. */
export const taxCaseOptions = [
  ['', 'Not chosen'],
  ...Object.entries(taxCases).map(([value, { label }]) => [value, label] as const),
] as const;
