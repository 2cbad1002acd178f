import { zero } from '@vibrant-peak/invoice/decimal';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { taxCaseOf } from '@vibrant-peak/invoice/taxCases';
import { decimalsIn, lineTotalOf, type Totals } from '@vibrant-peak/invoice/totalsOf';
import { rateOfLine, specificationOf, type Source } from './source';
import { amountsIn, categoryOf, given, vat } from './ublValues';

/** The taxes by rate, and the discount divided among them. */
export function taxesOf(source: Source, { taxes, taxAmount }: Totals) {
  const { invoice, more } = source;
  const amounts = amountsIn(invoice.currency);
  const allowances = taxes
    .map(({ rate, base }) => ({ rate, amount: linesOf(invoice, rate).minus(base) }))
    .filter(({ amount }) => amount.gt(zero));
  return {
    ...(allowances.length > 0 && {
      'cac:AllowanceCharge': allowances.map(({ rate, amount }) => ({
        'cbc:ChargeIndicator': 'false',
        'cbc:AllowanceChargeReason': 'Discount',
        ...amounts('cbc:Amount', amount),
        'cac:TaxCategory': { ...categoryOf(rate, more), ...vat },
      })),
    }),
    'cac:TaxTotal': [
      {
        ...amounts('cbc:TaxAmount', taxAmount),
        'cac:TaxSubtotal': taxes.map(({ rate, base, amount }) => ({
          ...amounts('cbc:TaxableAmount', base),
          ...amounts('cbc:TaxAmount', amount),
          'cac:TaxCategory': {
            ...categoryOf(rate, more),
            // XRechnung asks for the rate of each category, also of O.
            ...(specificationOf(source) === 'xrechnung' && { 'cbc:Percent': rate }),
            ...(rate === '0' &&
              taxCaseOf(more)!.category !== 'Z' &&
              given('cbc:TaxExemptionReason', more.untaxedReason)),
            ...vat,
          },
        })),
      },
    ],
  };
}

/** The sum of the lines of a rate. */
const linesOf = (invoice: Invoice, rate: string) =>
  invoice.items
    .filter((item) => rateOfLine(invoice, item) === rate)
    .reduce((sum, item) => sum.plus(lineTotalOf(item, decimalsIn(invoice))), zero);
