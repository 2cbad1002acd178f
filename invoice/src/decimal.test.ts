import { heldTaxRate, plainText, quantityOf, rateOf, decimalOf } from './decimal';
import { unitPrice } from './money';

test.each([
  ['150', '100'],
  ['100.01', '100'],
  ['-1', '0'],
  ['8.25', '8.25'],
  ['100', '100'],
  ['', ''],
  ['8.', '8.'],
  ['-0', '-0'],
])('a tax rate typed as "%s" stands as "%s"', (typed, held) => {
  expect(heldTaxRate(typed)).toBe(held);
});

test.each([
  ['', '1'],
  ['0', '1'],
  ['-2', '1'],
  ['abc', '1'],
  ['1,000.50', '1'],
  ['0.5', '0.5'],
  [' 2 ', '2'],
  ['1e2', '100'],
  ['__proto__', '1'],
])('the quantity "%s" counts as %s', (typed, quantity) => {
  expect(plainText(quantityOf(typed))).toBe(quantity);
});

test('a text of 100 kB is not a number', () => {
  expect(decimalOf('9'.repeat(100_000))).toBeUndefined();
});

test('zero has no sign', () => {
  expect(decimalOf('-0')?.toFixed(2)).toBe('0.00');
});

test.each([
  ['5', '$5.00'],
  ['5.5', '$5.50'],
  ['0.125', '$0.125'],
])('a rate of %s is printed as %s', (rate, printed) => {
  expect(unitPrice(rateOf(rate))).toBe(printed);
});
