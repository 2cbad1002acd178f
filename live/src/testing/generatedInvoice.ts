import { decimalOf } from '@vibrant-peak/invoice/decimal';
import { freshDraft } from '@vibrant-peak/invoice/freshDraft';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import { totalsOf } from '@vibrant-peak/invoice/totalsOf';

/** Always the same numbers below 2^32 (mulberry32). */
export function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Without decimals, with two and with three. Blank stands for `$`. */
const currencies = ['', 'EUR', 'JPY', 'KWD', 'USD', 'PKR', 'GBP', 'HUF', 'CHF', 'PLN'];

/** An invoice of any currency, discount, taxes and lines; the same for each seed. */
export function generatedInvoice(seed: number): DraftValue {
  const next = random(seed);
  const one = <T>(values: readonly T[]) => values[next(values.length)]!;
  const { invoice, newItem } = freshDraft();
  const discountKind = one(['percent', 'amount']);
  const rates = ['', '0', '7', '7.7', '19', '19.99', '33.333'];
  const template = `template${next(9) + 1}`;
  const generated: DraftValue['invoice'] = {
    ...invoice,
    date: '2026-11-20',
    receiptNumber: `INV-${seed}`,
    currency: one(currencies),
    taxRate: one(rates),
    discount: one(['', '0.005', '3', '12.5', discountKind === 'percent' ? '100' : '250']),
    discountKind,
    yourCompany: { ...invoice.yourCompany, company: 'Northwind Traders' },
    billTo: { ...invoice.billTo, company: 'Lumen Ltd' },
    items: Array.from({ length: next(8) + 1 }, (_, index) => ({
      id: index,
      name: `Work ${index}`,
      quantity: one(['1', '0.333', '2.5', '1000', '7']),
      amount: `${next(100_000)}.${String(next(1000)).padStart(3, '0')}`,
      ...(next(2) === 0 && { taxRate: one(rates) }),
      ...(next(3) === 0 && { discount: one(['0.5', '10', '33.333', '100']) }),
      ...(next(3) === 0 && { unit: one(['DAY', 'MON']), description: `Part ${index}` }),
    })),
  };
  // A discount that is more than the subtotal is not issued.
  const isTooLarge =
    discountKind === 'amount' && decimalOf(generated.discount)?.gt(totalsOf(generated).subTotal);
  return { newItem, template, invoice: isTooLarge ? { ...generated, discount: '' } : generated };
}
