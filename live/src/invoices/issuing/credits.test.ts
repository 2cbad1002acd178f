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
