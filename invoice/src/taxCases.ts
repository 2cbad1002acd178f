import type { EInvoiceFieldName, EInvoiceValues } from './eInvoice';

export interface TaxCase {
  label: string;
  /** UNCL 5305, of the lines with a tax rate of 0. The others have S. */
  category: 'Z' | 'AE' | 'K' | 'O' | 'G' | 'E';
  /** The default sentence that says why no tax is charged. Blank for cases that charge tax. */
  reason: string;
  /** What an electronic invoice must say. */
  needs: readonly EInvoiceFieldName[];
  /** Whether the seller needs a VAT ID: a tax number is not enough. */
  needsVatId?: true;
  /** Whether lines may have a tax rate. */
  mayTax?: true;
}

/** Kinds of sales, by the value that is stored. */
export const taxCases = {
  domestic: { label: 'Domestic', category: 'Z', reason: '', needs: [], mayTax: true },
  reverseCharge: {
    label: 'Reverse charge: service in the EU',
    category: 'AE',
    reason: 'Reverse charge: the client is liable for the VAT.',
    needs: ['untaxedReason', 'clientVatId'],
    needsVatId: true,
  },
  intraCommunity: {
    label: 'Goods to another EU country',
    category: 'K',
    reason: 'Intra-Community supply of goods, exempt from VAT.',
    needs: ['untaxedReason', 'clientVatId', 'supplyDate'],
    needsVatId: true,
  },
  outsideScope: {
    label: 'Service to a client outside the EU',
    category: 'O',
    reason: "Not subject to VAT: the place of supply is the client's country.",
    needs: ['untaxedReason'],
  },
  export: {
    label: 'Export of goods',
    category: 'G',
    reason: 'Export of goods, exempt from VAT.',
    needs: ['untaxedReason'],
    needsVatId: true,
  },
  exempt: {
    label: 'Exempt',
    category: 'E',
    reason: 'Exempt from VAT.',
    needs: ['untaxedReason'],
    mayTax: true,
  },
  smallBusiness: {
    label: 'Small business',
    category: 'E',
    reason: 'No VAT is charged: exemption for small businesses.',
    needs: ['untaxedReason'],
  },
} satisfies Record<string, TaxCase>;

/** The tax case of an invoice, where one is chosen. */
export const taxCaseOf = ({ taxCase = '' }: EInvoiceValues): TaxCase | undefined =>
  (taxCases as Partial<Record<string, TaxCase>>)[taxCase];

/** The cases and their names, for a choice. */
export const taxCaseOptions = [
  ['', 'Not chosen'],
  ...Object.entries(taxCases).map(([value, { label }]) => [value, label] as const),
] as const;
