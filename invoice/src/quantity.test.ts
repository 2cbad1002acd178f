import { isPlainlyQuantity, readQuantity, readTypedQuantity } from './quantity';

test.each([
  ['2', '2', undefined],
  ['2 h', '2', 'h'],
  ['2h', '2', 'h'],
  ['1,5 Std.', '1.5', 'Std.'],
  ['3 pcs', '3', 'pcs'],
  ['3 PCS', '3', 'PCS'],
  ['3 Stk', '3', 'Stk'],
  ['3 Stück', '3', 'Stück'],
  ['2 x', '2', undefined],
  ['2x', '2', undefined],
  ['x2', '2', undefined],
  ['2 ×', '2', undefined],
  ['× 2', '2', undefined],
  ['1:30', '1.5', undefined],
  ['1:30 h', '1.5', 'h'],
  ['0:45', '0.75', undefined],
  ['1:30:00', '1.5', undefined],
  ['1h30', '1.5', undefined],
  ['1 h 30 min', '1.5', undefined],
  ['2 Std. 15 Min', '2.25', undefined],
  ['1:20', '1.333333', undefined],
  ['1/2', '0.5', undefined],
  ['½', '0.5', undefined],
  ['1½', '1.5', undefined],
  ['1 1/2', '1.5', undefined],
  ['2 ½ h', '2.5', 'h'],
  ['¾ Tag', '0.75', 'Tag'],
  ['1/3', '0.333333', undefined],
  ['5 m²', '5', 'm²'],
  ['5 m2', '5', 'm²'],
  ['3 sq. ft', '3', 'sq. ft'],
  ['10 man-days', '10', 'man-days'],
  ['12 ft', '12', 'ft'],
  ['2 db', '2', 'db'],
  ['3 óra', '3', 'óra'],
  ['2時間', '2', '時間'],
  ['５ 個', '5', '個'],
  ['٢ ساعة', '2', 'ساعة'],
  ['३ नग', '3', 'नग'],
  ['5 шт.', '5', 'шт.'],
  ['-2 h', '-2', 'h'],
  ["1'200 kg", '1200', 'kg'],
  ['3 L', '3', 'L'],
])('"%s" is %s with the unit %s', (text, value, unit) => {
  expect(readQuantity(text)).toMatchObject({ value });
  expect(readQuantity(text)?.unit).toBe(unit);
});

test.each([
  '',
  'see',
  '12 Ft',
  '2 EUR',
  '$5',
  '10%',
  '1:75',
  '1/0',
  '2026-03-31',
  '1/2/2026',
  'A-12',
  'Q1',
  '10k',
  '1.2 Mio.',
  '03/2026',
])('"%s" is not a quantity', (text) => {
  expect(readQuantity(text)).toBeUndefined();
});

test.each([
  ['2 h', true],
  ['2 x', true],
  ['1:30', true],
  ['½', true],
  ['3 Stk', true],
  ['2', false],
  ['2 Zorkmids', false],
  ['12 Ft', false],
])('whether "%s" can only be a quantity: %s', (text, isPlain) => {
  expect(isPlainlyQuantity(text)).toBe(isPlain);
});

test.each([
  ['2 h', '2'],
  ['3 pcs', '3'],
  ['1:30', '1.5'],
  ['2 x', '2'],
  ['1e3', '1e3'],
  ['10k', '10k'],
  ['2 lakh', '2 lakh'],
  ['100 Zorkmids', '100 Zorkmids'],
])('typed "%s" is %s: words that are not units are not dropped', (text, value) => {
  expect(readTypedQuantity(text).value).toBe(value);
});
