import { freshDraft } from '../freshDraft';
import { longDayText } from '../dayText';
import { documentOf } from './invoiceDocument';

test.each([
  ['2026-03-31', '31 March 2026'],
  ['', ''],
  ['soon', 'soon'],
  ['2026-02-30x', '2026-02-30x'],
])('the date %j is printed as %j', (date, text) => {
  expect(longDayText(date)).toBe(text);
});

test('ship-to equals bill-to by default', () => {
  const { invoice } = freshDraft();
  const billTo = { ...invoice.billTo, name: 'Payer' };
  const shipTo = { ...invoice.shipTo, name: 'Depot' };
  expect(documentOf({ ...invoice, billTo, shipTo }).shipTo).toBeUndefined();
  expect(documentOf({ ...invoice, billTo, shipTo: { ...shipTo, sameAsBillTo: false } }).shipTo?.name).toBe(
    'Depot',
  );
});

test('numbers are printed without exponents, and an incomplete quantity as 1', () => {
  const items = [
    { id: 1, name: 'A', quantity: '', amount: '1e2' },
    { id: 2, name: 'B', quantity: '1e3', amount: '0.125' },
  ];
  const { lines, grandTotal } = documentOf({ ...freshDraft().invoice, items });
  expect(lines.map(({ quantity, rate, total }) => [quantity, rate, total])).toEqual([
    ['1', '$100.00', '$100.00'],
    ['1000', '$0.125', '$125.00'],
  ]);
  expect(grandTotal).toBe('$225.00');
});

test('optional fields are printed only when they are used', () => {
  const { invoice } = freshDraft(new Date(2026, 2, 31));
  const items = [
    { id: 1, name: 'A', quantity: '1', amount: '100' },
    { id: 2, name: 'B', quantity: '1', amount: '50' },
  ];
  const plain = documentOf({ ...invoice, items });
  expect(plain.sums.map(({ label }) => label)).toEqual(['Subtotal', 'Tax (0%)', 'Grand Total']);
  expect(plain.facts.map(({ label }) => label)).toEqual(['Receipt No.', 'Date']);
  expect(plain.lines[0]).not.toHaveProperty('tax');
  expect(plain.logo).toBeUndefined();

  const used = documentOf({
    ...invoice,
    items: [{ ...items[0]!, taxRate: '16' }, items[1]!],
    discount: '10',
    currency: 'EUR',
    terms: '30',
    logo: 'javascript:alert(1)',
    orderNumber: 'PO-7',
    vatId: 'PK 123',
  });
  expect(plain.taxLabel).toBe('Tax');
  expect(used.sums).toEqual([
    { label: 'Subtotal', value: '€150.00' },
    { label: 'Discount (10%)', value: '−€15.00' },
    { label: 'Tax (16%)', value: '€14.40' },
    { label: 'Tax (0%)', value: '€0.00' },
    { label: 'Grand Total', value: '€149.40' },
  ]);
  expect(used.facts.slice(-3)).toEqual([
    { label: 'Order No.', value: 'PO-7' },
    { label: 'VAT ID', value: 'PK 123' },
    { label: 'Terms', value: 'Net 30' },
  ]);
  const named = documentOf({ ...invoice, items, taxRate: '19', taxLabel: ' MwSt ' });
  expect(named.sums[1]).toEqual({ label: 'MwSt (19%)', value: '$28.50' });
  expect(named.taxLabel).toBe('MwSt');
  expect(used.lines.map(({ tax }) => tax)).toEqual(['16%', '0%']);
  expect(used.logo).toBeUndefined();
  expect(documentOf({ ...invoice, logo: 'https://a.example/l.png' }).logo).toBe('https://a.example/l.png');
});
