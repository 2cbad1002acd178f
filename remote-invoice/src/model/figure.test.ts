import { isSignOf, currencyOf } from './currency';
import { markOf, readFigure, readTyped } from './figure';

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
  ['１２３．５０', '123.50'],
  ['￥１，２３４，５６７', '1234567'],
  ['١٬٢٣٤٫٥٠', '1234.50'],
  ['۱۲۵', '125'],
  ['٠٫١٢٥', '0.125'],
  ['١٬٢٣٤', '1234'],
  ['10%', '10'],
  ['12,5 %', '12.5'],
  ['١٠٪', '10'],
])('"%s" is %s', (text, value) => {
  expect(readFigure(text)).toMatchObject({ value });
});

test.each([
  ['1,200', '1200', '1.200'],
  ['Rs 1,200', '1200', '1.200'],
  ['1.500', '1.500', '1500'],
  ['-1.500', '-1.500', '-1500'],
])('"%s" can be read as %s or %s', (text, point, comma) => {
  expect(readFigure(text)).toMatchObject({ readings: { '.': point, ',': comma } });
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
])('"%s" is not a figure', (text) => {
  expect(readFigure(text)).toBeUndefined();
});

test.each([
  ['12.50', '.'],
  ['1.500,00', ','],
  ['12,50', ','],
  ['1,200', undefined],
  ['1,234,567', undefined],
  ['100', undefined],
])('"%s" has the decimal mark %s', (text, mark) => {
  expect(markOf(text)).toBe(mark);
});

test.each([
  ['12,50', '12.50'],
  ['12,', '12.'],
  [',5', '.5'],
  ['8.', '8.'],
  ['1.500,00', '1500.00'],
  ['1e3', '1e3'],
  ['', ''],
  ['abc', 'abc'],
  ['-5', '-5'],
])('typed "%s" stands for "%s"', (text, value) => {
  expect(readTyped(text, { mark: '.' })).toEqual({ value });
});

test.each([
  ['1,234', '.', '1234', '1.234'],
  ['1,234', ',', '1.234', '1234'],
  ['1.500', '.', '1.500', '1500'],
  ['1.500', ',', '1500', '1.500'],
  ['-1.500', ',', '-1500', '-1.500'],
] as const)(
  '“%s” typed where the decimal mark is “%s” is %s, and could be %s',
  (text, mark, value, other) => {
    expect(readTyped(text, { mark })).toEqual({ value, other });
  },
);

test('a percent sign is accepted only in percentages', () => {
  expect(readTyped('19%', { isPercent: true })).toEqual({ value: '19' });
  expect(readTyped('19%')).toEqual({ value: '19%' });
});

test.each([
  ['$50.00', '$'],
  ['€ 100,00', '€'],
  ['100 EUR', 'EUR'],
  ['$100 USD', 'USD'],
  ['(€50.00)', '€'],
  ['-CA$5', 'CA$'],
  ['100', undefined],
])('the currency of "%s" is %s', (text, currency) => {
  expect(readFigure(text)?.currency).toBe(currency);
});

test.each([
  ['$', '', true],
  ['USD', '', true],
  ['CA$', '', false],
  ['€', '', false],
  ['€', 'EUR', true],
  ['EUR', 'EUR', true],
  ['$', 'EUR', false],
  ['$', 'CAD', true],
  ['Rs.', 'PKR', true],
  ['kr', 'SEK', true],
  ['PCS', 'EUR', false],
])('whether %s is a sign of the currency "%s": %s', (sign, currency, isIts) => {
  expect(isSignOf(sign, currency)).toBe(isIts);
});

test.each([
  ['€', 'EUR'],
  ['GBP', 'GBP'],
  ['$', 'USD'],
  ['₺', 'TRY'],
  ['Rs', 'PKR'],
  ['kr', undefined],
  ['PCS', undefined],
])('%s is the currency %s', (sign, currency) => {
  expect(currencyOf(sign)).toBe(currency);
});
