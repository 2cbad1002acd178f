import { freshDraft } from '../model/freshDraft';
import { dateText } from './dateText';
import { documentOf } from './invoiceDocument';

test.each([
  ['2026-03-31', '31 March 2026'],
  ['', ''],
  ['soon', 'soon'],
  ['2026-02-30x', '2026-02-30x'],
])('the date %j is printed as %j', (date, text) => {
  expect(dateText(date)).toBe(text);
});

test('the goods go to the bill-to party unless told otherwise', () => {
  const { invoice } = freshDraft();
  const billTo = { ...invoice.billTo, name: 'Payer' };
  const shipTo = { ...invoice.shipTo, name: 'Depot' };
  expect(documentOf({ ...invoice, billTo, shipTo }).shipTo).toBeUndefined();
  expect(documentOf({ ...invoice, billTo, shipTo: { ...shipTo, sameAsBillTo: false } }).shipTo?.name).toBe(
    'Depot',
  );
});

test('numbers are printed in digits, and a half-typed quantity as 1', () => {
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
