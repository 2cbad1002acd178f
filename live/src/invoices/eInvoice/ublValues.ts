import { decimalsOf } from '@vibrant-peak/invoice/money';
import { taxCaseOf } from '@vibrant-peak/invoice/taxCases';
import type { Totals } from '@vibrant-peak/invoice/totalsOf';
import type { Source } from './source';

/** The signs that XML takes. */
export const textOf = (text = '') =>
  text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '').trim();

/** An object with the member, unless its text is blank. */
export const given = (name: string, text = '') => (textOf(text) === '' ? {} : { [name]: textOf(text) });

export const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };

/** Writes amounts as UBL has them: beside each stands its currency. */
export const amountsIn = (currency: string) => (name: string, amount: Totals['subTotal']) => ({
  [name]: amount.toFixed(decimalsOf(currency)),
  [`${name}@currencyID`]: currency,
});

/** The tax category of a rate: that of the tax case for untaxed lines. */
export function categoryOf(rate: string, more: Source['more']) {
  const category = rate === '0' ? taxCaseOf(more)!.category : 'S';
  return { 'cbc:ID': category, ...(category !== 'O' && { 'cbc:Percent': rate }) };
}
