import { freshDraft } from './freshDraft';
import { settledDecimal, settledInvoice, settledQuantity, settledRate, settledTaxRate } from './settled';

test.each([
  [settledQuantity, ' 2.5 ', '2.5'],
  [settledQuantity, '', '1'],
  [settledQuantity, '0', '1'],
  [settledQuantity, '-2', '1'],
  [settledQuantity, 'two', '1'],
  [settledRate, ' 80 ', '80'],
  [settledRate, '0', '0'],
  [settledRate, '-5', '0'],
  [settledRate, 'free', '0'],
  [settledDecimal, '5', '5'],
  [settledDecimal, '-5', '0'],
  [settledDecimal, '', ''],
  [settledDecimal, 'some', ''],
  [settledTaxRate, '1.9e1', '19'],
  [settledTaxRate, '119', '100'],
  [settledTaxRate, '', '0'],
])('%p of %j is %j when the field is left', (settled, typed, text) => expect(settled(typed)).toBe(text));

test('a rate with more digits than a number may have stays as it was typed', () =>
  expect(settledTaxRate(' 1e-999 ')).toBe('1e-999'));

test('an invoice is settled field by field, and texts stay as they were typed', () => {
  const { invoice } = freshDraft();
  const item = { id: 1, name: ' Design ', quantity: '', amount: '-1' };
  const taxed = { ...item, id: 2, taxRate: '120', discount: '1e1' };
  const typed = { ...invoice, notes: ' Thanks ', taxRate: '119', discount: '-3', items: [item, taxed] };
  expect(settledInvoice(typed)).toStrictEqual({
    ...typed,
    taxRate: '100',
    discount: '0',
    items: [
      { ...item, quantity: '1', amount: '0' },
      { ...taxed, quantity: '1', amount: '0', taxRate: '100', discount: '10' },
    ],
  });
});
