import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { decimalsIn, lineTotalOf, totalsOf } from '@vibrant-peak/invoice/totalsOf';
import { generatedInvoice, random } from '../../testing/generatedInvoice';
import { creditableOf, restByRounding, shareOfDiscount } from './credits';

type Left = ReturnType<typeof creditableOf>;

/** Every second one has prices of up to 100,000,000,000. */
function invoiceWith(seed: number): Invoice {
  const invoice = generatedInvoice(seed).invoice as Invoice;
  const scale = seed % 2 ? '1' : '1000000';
  return {
    ...invoice,
    items: invoice.items.map((item) => ({ ...item, amount: decimalOf(item.amount)!.times(scale).toFixed() })),
  };
}

/** As a person drafts it. */
function noteOf(invoice: Invoice, lines: Left): Invoice {
  const items = lines.flatMap(({ id, quantity }) =>
    quantity === '0' ? [] : [{ ...invoice.items.find((item) => item.id === id)!, quantity }],
  );
  const share = () => shareOfDiscount({ items }, invoice).toFixed();
  return { ...invoice, items, ...(invoice.discountKind === 'amount' && { discount: share() }) };
}

/** A part of what is left of each line. */
function partOf(left: Left, next: (below: number) => number): Left {
  return left.map((line) => {
    const part = decimalOf(line.quantity)!.times(next(1000)).div(1000);
    return { ...line, quantity: part.toFixed() };
  });
}

const amountsOf = ({ items }: Invoice, decimals: number) =>
  new Map(items.map((item) => [item.id, lineTotalOf(item, decimals)]));

test('300 invoices that are credited in steps come to nothing left, in each line and as a whole', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const next = random(seed);
    const invoice = invoiceWith(seed);
    const decimals = decimalsIn(invoice);
    const notes: Invoice[] = [];
    for (let step = 0; step < 4; step++) {
      const left = creditableOf(invoice, notes);
      const drafted = noteOf(invoice, step < 3 ? partOf(left, next) : left);
      const note = { ...drafted, rounding: restByRounding(drafted, invoice, notes).toFixed() };
      const amounts = amountsOf(note, decimals);
      for (const { id, quantity, amount } of left) {
        const line = invoice.items.find((item) => item.id === id)!;
        expect(decimalOf(quantity)!.lte(line.quantity)).toBe(true);
        expect((amounts.get(id) ?? zero).lte(amount)).toBe(true);
      }
      notes.push(note);
    }
    for (const { amount, quantity } of creditableOf(invoice, notes))
      expect([seed, Number(amount), quantity]).toEqual([seed, 0, '0']);
    const credited = notes.reduce((sum, note) => sum.plus(totalsOf(note).grandTotal), zero);
    expect([seed, credited.toFixed()]).toEqual([seed, totalsOf(invoice).grandTotal.toFixed()]);
  }
});

const linesOf = (...amounts: string[]) =>
  amounts.map((amount, id) => ({ id, name: `Line ${id}`, quantity: '1', amount }));

/** A credit note of one line, with a discount. */
const noteOfLine = (invoice: Invoice, line: number, discount = '') => ({
  ...invoice,
  items: [invoice.items[line]!],
  discount,
  discountKind: 'amount',
});

const bare = (changes: Partial<Invoice>): Invoice => ({
  ...invoiceWith(1),
  decimals: undefined,
  currency: 'EUR',
  taxRate: '0',
  discount: '',
  discountKind: 'amount',
  ...changes,
});

test.each<[what: string, changes: Partial<Invoice>, unit: string, units: number]>([
  ['two notes with one tax', { items: linesOf('100', '100') }, '0.01', 4],
  ['three notes', { items: linesOf('100', '100', '100') }, '0.01', 6],
  [
    'two notes with two taxes',
    { items: linesOf('100', '100').map((item, id) => ({ ...item, taxRate: String(id) })) },
    '0.01',
    6,
  ],
  ['two notes in yen', { items: linesOf('100', '100'), currency: 'JPY' }, '1', 4],
])(
  'the rounding of %s is a unit for each tax and discount of each; more stays open',
  (_, changes, unit, units) => {
    const invoice = bare({ ...changes, discount: '60' });
    const count = invoice.items.length;
    const restAfter = (more: number) => {
      const [first, ...others] = invoice.items.map((_item, line) =>
        noteOfLine(
          invoice,
          line,
          decimalOf(unit)!
            .times(line ? 0 : more)
            .plus(60 / count)
            .toFixed(),
        ),
      );
      return restByRounding(others.pop()!, invoice, [first!, ...others])
        .div(unit)
        .toNumber();
    };
    expect([0, units, -units, units + 1, -units - 1].map(restAfter)).toEqual([0, units, -units, 0, 0]);
  },
);

test.each([
  [5, '-0.02'],
  // Five notes come to 0.10 already, and the invoice to 0.09.
  [6, '0'],
])('the rounding of the last of %i notes of a cent is %s: no note is below zero', (count, rounding) => {
  const invoice = bare({ items: linesOf(...Array.from({ length: count }, () => '0.01')), taxRate: '50' });
  const notes = invoice.items.map((_, line) => noteOfLine(invoice, line));
  expect(restByRounding(notes.pop()!, invoice, notes).toFixed()).toBe(rounding);
});
