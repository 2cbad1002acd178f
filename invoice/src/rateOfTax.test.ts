import { rateOf } from './decimal';
import { rateOfTax } from './rateOfTax';

const rate = (net: string, tax: string, currency = 'EUR') => rateOfTax(rateOf(net), rateOf(tax), currency);

test.each([
  ['100', '0', 'EUR', '0'],
  ['0', '0', 'EUR', '0'],
  ['100', '19', 'EUR', '19'],
  ['99.99', '19', 'EUR', '19'],
  ['7.77', '0.54', 'EUR', '7'],
  ['200', '15.4', 'EUR', '7.7'],
  ['33333', '3333', 'JPY', '10'],
  ['1000000', '192345.67', 'EUR', '19.234567'],
])('the tax on %s is %s %s at a rate of %s', (net, tax, currency, text) =>
  expect(rate(net, tax, currency)).toBe(text),
);

test('the rate of a large amount has all the decimals with which its tax is exact', () =>
  expect(rate('3e21', '1e21')).toBe('33.33333333333333333333'));
