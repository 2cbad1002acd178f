import { markOf, readFigure, typedDecimal } from './figure';

test.each([
  ['100', '100'],
  ['Rs 1,25,000', '125000'],
  ['Rs. 12.50', '12.50'],
  ['1,25,000.00', '125000.00'],
  ['1,234.50', '1234.50'],
  ['$1,080.50', '1080.50'],
  ['USD 100', '100'],
  ['100 EUR', '100'],
  ['12,50', '12.50'],
  ['12,50 €', '12.50'],
  ['1.500,00', '1500.00'],
  ['1 500,00', '1500.00'],
  ['1\u00a0500,00', '1500.00'],
  ["1'500.00", '1500.00'],
  ['1,234,567', '1234567'],
  ['(50.00)', '-50.00'],
  ['($50.00)', '-50.00'],
  ['$(50.00)', '-50.00'],
  ['-5', '-5'],
  ['−5', '-5'],
  ['-$5', '-5'],
  ['$-5', '-5'],
  ['5-', '-5'],
  ['0.125', '0.125'],
  ['0,125', '0.125'],
  ['1234,5678', '1234.5678'],
  ['.5', '.5'],
])('"%s" is %s', (text, value) => {
  expect(readFigure(text)).toEqual({ value });
});

test.each([
  ['1,200', '1200', '1.200'],
  ['Rs 1,200', '1200', '1.200'],
  ['1.500', '1.500', '1500'],
  ['-1.500', '-1.500', '-1500'],
])('"%s" can be read as %s or %s', (text, point, comma) => {
  expect(readFigure(text)).toEqual({ readings: { '.': point, ',': comma } });
});

test.each([
  '',
  ' ',
  'abc',
  '1,2,3',
  '1.2.3',
  '12 Canal Road',
  '1,23.4.5',
  '12/3',
  '--',
  ',',
  '2026-03-31',
  '5 hours',
])('"%s" is no figure', (text) => {
  expect(readFigure(text)).toBeUndefined();
});

test.each([
  ['12.50', '.'],
  ['1.500,00', ','],
  ['12,50', ','],
  ['1,200', undefined],
  ['1,234,567', undefined],
  ['100', undefined],
])('"%s" shows the mark %s', (text, mark) => {
  expect(markOf(text)).toBe(mark);
});

test.each([
  ['12,50', '12.50'],
  ['12,', '12.'],
  [',5', '.5'],
  ['8.', '8.'],
  ['1.234', '1.234'],
  ['1.500,00', '1500.00'],
  ['1e3', '1e3'],
  ['', ''],
  ['abc', 'abc'],
  ['-5', '-5'],
])('typed "%s" stands for "%s"', (text, value) => {
  expect(typedDecimal(text)).toBe(value);
});

test('a typed figure with two readings follows the country', () => {
  expect(typedDecimal('1,234', '.')).toBe('1234');
  expect(typedDecimal('1,234', ',')).toBe('1.234');
});
