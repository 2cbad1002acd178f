import { decimalOf, heldTaxRate, plainText, quantityOf, rateOf, taxRateOf } from './decimal';
import { money, unitPrice } from './money';

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

test.each([
  ['.25', '0.25'],
  ['1e+2', '100'],
  ['1e-2', '0.01'],
  ['5.', '5'],
])('%s is the number %s', (typed, number) => {
  expect(plainText(decimalOf(typed)!)).toBe(number);
});

test.each([
  [rateOf, '0.5', '0.5'],
  [rateOf, '-0.5', '0'],
  [rateOf, 'ten', '0'],
  [rateOf, '1e12', '1000000000000'],
  [taxRateOf, '8.25', '8.25'],
  [taxRateOf, '100', '100'],
  [taxRateOf, '100.01', '100'],
  [taxRateOf, '-1', '0'],
  [taxRateOf, '', '0'],
])('%p takes "%s" as %s', (read, typed, number) => {
  expect(plainText(read(typed))).toBe(number);
});

test('a number has at most 400 characters', () => {
  expect(decimalOf('9'.repeat(400))).toBeDefined();
  expect(decimalOf('9'.repeat(401))).toBeUndefined();
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
  ['1234.5', '$1234.50'],
])('a rate of %s is printed as %s', (rate, printed) => {
  expect(unitPrice(rateOf(rate))).toBe(printed);
});

test.each([
  ['0.125', 'EUR', 'en', '€0.125'],
  ['1234.5', 'EUR', 'de', '1.234,50\u00a0€'],
  ['1234.5', '', 'de', '1.234,50\u00a0$'],
  ['100', 'JPY', 'en', '¥100'],
])('a rate of %s in "%s" and the language %s is printed as %s', (rate, currency, language, printed) => {
  expect(unitPrice(rateOf(rate), currency, undefined, language)).toBe(printed);
});

test('the $ of the specification is written as other languages write all amounts', () => {
  expect(money(rateOf('1234.5'), '', 2, 'de')).toBe('1.234,50\u00a0$');
});
