import { isPlainlyQuantity, isUnitName, readQuantity, readTypedQuantity } from './quantity';

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
  [' 2 x ', '2', undefined],
  ['5 m3', '5', 'm³'],
  ['5 CM2', '5', 'CM²'],
  ['5 ft2', '5', 'ft²'],
  ['5 in3', '5', 'in³'],
  ['5 yd3', '5', 'yd³'],
  ['2 xl', '2', 'xl'],
  ['12:30', '12.5', undefined],
  ['1:30:36', '1.51', undefined],
  ['1:30h', '1.5', 'h'],
  ['1:30 hrs', '1.5', 'hrs'],
  ['1:30 hr.', '1.5', 'hr'],
  ['1:30 hour', '1.5', 'hour'],
  ['1:30 std.', '1.5', 'std'],
  ['1:30 stunden', '1.5', 'stunden'],
  ['1:30 stunde', '1.5', 'stunde'],
  ['1h5', '1.083333', undefined],
  ['1 hr 30', '1.5', undefined],
  ['2 hrs 6 mins', '2.1', undefined],
  ['1 hour 30 minute', '1.5', undefined],
  ['2 hours 30 minutes', '2.5', undefined],
  ['1 std 30 minuten', '1.5', undefined],
  ['1 stunde 30 m', '1.5', undefined],
  ['2 stunden 30 min.', '2.5', undefined],
  ['12 1/2', '12.5', undefined],
  ['1 11/16', '1.6875', undefined],
  ['1 / 2', '0.5', undefined],
  ['3/16', '0.1875', undefined],
  ['3 abcdefghijklmnopqrstuvwx', '3', 'abcdefghijklmnopqrstuvwx'],
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
  '1/00',
  'at 1:30',
  '1:30 tomorrow',
  'about 1/2',
  '1/2 & more',
  '5x2',
  '5x40',
  '5 m2 net',
  '5 °C',
  '2 h & more',
  '5 a&b',
  '5 a b&c',
  '3 abcdefghijklmnopqrstuvwxy',
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
  [' 2 x ', true],
  ['3 months', true],
  ['Design', false],
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

test.each([
  ['1,500 hours', '1500', '1.500'],
  ['x 1,500', '1500', '1.500'],
  ['٢,٥٠٠ ساعة', '2500', '2.500'],
])('typed "%s" is %s, and could be %s', (text, value, other) => {
  expect(readTypedQuantity(text, { mark: '.' })).toEqual({ value, other });
});

test.each([
  ['', true],
  ['h', true],
  ['Stk.', true],
  ['h.r', false],
  ['Zorkmid', false],
])('whether "%s" is the name of a unit: %s', (text, isName) => {
  expect(isUnitName(text)).toBe(isName);
});
