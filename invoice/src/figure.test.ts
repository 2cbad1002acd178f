import { currencyOf, isSignOf, nameOfCurrency } from './currency';
import { markOf, readFigure, readMarked, readTyped } from './figure';

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
  ['−\u2060€5.00', '-5.00'],
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
  // Of a release of Intl that does not know it.
  ['QQQ', 'QQQ', true],
])('whether %s is a sign of the currency "%s": %s', (sign, currency, isIts) => {
  expect(isSignOf(sign, currency)).toBe(isIts);
});

test.each([
  ['€', 'EUR'],
  ['GBP', 'GBP'],
  ['$', 'USD'],
  ['₺', 'TRY'],
  ['Rs', 'PKR'],
  ['₨', 'PKR'],
  ['kr', undefined],
  ['PCS', undefined],
])('%s is the currency %s', (sign, currency) => {
  expect(currencyOf(sign)).toBe(currency);
});

test.each([
  ['100,-', '100'],
  ['100.-', '100'],
  ['100,–', '100'],
  ['100.—', '100'],
  ['100,--', '100'],
  ['100,- €', '100'],
  ['€ 100,-', '100'],
  ['CHF 100.-', '100'],
  ['Fr. 1’250.–', '1250'],
  ["1'250.-- CHF", '1250'],
  ['1.500,-', '1500'],
  ['1,500.-', '1500'],
  ['100:-', '100'],
  ['1 250:- kr', '1250'],
  ['1,200/-', '1200'],
  ['Rs. 1,25,000/-', '125000'],
  ['Ksh 1,200/=', '1200'],
  ['-100,-', '-100'],
  ['100-', '-100'],
  ['100,00-', '-100.00'],
  ['100 EUR-', '-100'],
  ['USD -5', '-5'],
])('the whole or negative amount "%s" is %s', (text, value) => {
  expect(readFigure(text)).toMatchObject({ value });
});

test.each([
  ['Rp 1.200.000', '1200000', 'Rp', 'IDR'],
  ['RM1,200.00', '1200.00', 'RM', 'MYR'],
  ['12 500 Ft', '12500', 'Ft', 'HUF'],
  ['S/ 12.50', '12.50', 'S/', 'PEN'],
  ['S/. 12.50', '12.50', 'S/.', 'PEN'],
  ['R$ 1.200,00', '1200.00', 'R$', 'BRL'],
  ['R 99.95', '99.95', 'R', 'ZAR'],
  ['Kč 12,50', '12.50', 'Kč', 'CZK'],
  ['12,50 Kč', '12.50', 'Kč', 'CZK'],
  ['12,50 zł', '12.50', 'zł', 'PLN'],
  ['12,50 лв.', '12.50', 'лв.', 'BGN'],
  ['1 200 руб.', '1200', 'руб.', 'RUB'],
  ['KSh 1,200.50', '1200.50', 'KSh', 'KES'],
  ['100 lei', '100', 'lei', 'RON'],
  ['1,234,567円', '1234567', '円', 'JPY'],
  ['￥1,234,567', '1234567', '￥', 'JPY'],
  ['د.إ.‏ ١٬٢٠٠٫٥٠', '1200.50', 'د.إ.', 'AED'],
  ['٥٠ ر.س.', '50', 'ر.س.', 'SAR'],
  ['₦5,000.00', '5000.00', '₦', 'NGN'],
  ['US $ 100', '100', 'US $', 'USD'],
  ['Rs.500', '500', 'Rs.', 'PKR'],
  ['eur 100', '100', 'eur', 'EUR'],
  ['100 Euro', '100', 'Euro', 'EUR'],
  ['रू 1,200.00', '1200.00', 'रू', 'NPR'],
])('"%s" is %s with the sign %s of %s', (text, value, currency, code) => {
  expect(readFigure(text)).toMatchObject({ value, currency });
  expect(currencyOf(currency)).toBe(code);
  if (code) expect(isSignOf(currency, code)).toBe(true);
});

test('each sign of each currency is read, before and after the amount', () => {
  const wrong = Intl.supportedValuesOf('currency').filter((currency) => {
    const amount = (['symbol', 'narrowSymbol'] as const).map(
      (currencyDisplay) =>
        new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
          .formatToParts(0)
          .find(({ type }) => type === 'currency')!.value,
    );
    return amount.some(
      (sign) => !readFigure(`${sign} 7.5`)?.currency || !readFigure(`7.5 ${sign}`)?.currency,
    );
  });
  expect(wrong).toEqual([]);
});

test.each(['Zorkmid 5', '5 Zorkmid', 'A-12', 'K-12', '2 h', '3 PCS', '5(', 'x 5', '1:30', '½'])(
  '"%s" is not an amount of a known currency',
  (text) => {
    expect(readFigure(text)).toBeUndefined();
  },
);

test.each([
  ['', '$'],
  ['EUR', 'EUR'],
])('messages name the currency "%s" %s', (currency, name) => {
  expect(nameOfCurrency(currency)).toBe(name);
});

test.each([
  ['A-B 5', 'A-B', '5', ''],
  ['5 A-B', '', '5', 'A-B'],
  ['USD-5', 'USD', '-5', ''],
  [' -$5', '$', '-5', ''],
  ['$- 5', '$', '-5', ''],
  ['100- EUR', '', '-100', 'EUR'],
  ['100 - EUR', '', '-100', 'EUR'],
  [' 5 EUR- ', '', '-5', 'EUR'],
  ['руб.500', 'руб.', '500', ''],
  ['р.500', 'р.', '500', ''],
  ['5 kg', '', '5', 'kg'],
  ['5 km', '', '5', 'km'],
  ['12.50/-', '', '12.50', ''],
  ['1,200 /-', '', '1200', ''],
  ['100 EUR/-', '', '-100', 'EUR/'],
])('"%s" has "%s", %s and "%s"', (text, before, value, after) => {
  expect(readMarked(text)).toStrictEqual({ before, figure: { value }, after });
});

test.each([
  ...['(5', '5)', 'ABC-d-5', 'abc-5', '1,2,3/-', '1 2', '1.2٫5', '1٫5.2', '٫5.6'],
  ...['12.34,56', '1.234,56,78', '10k EUR'],
])('"%s" has no figure', (text) => {
  expect(readMarked(text)).toBeUndefined();
});

test.each(
  (
    'k M Tsd tsd Mio mio Mln mln Mrd mrd Bn bn Thousand thousand Million million billion Billion Lakh lakh ' +
    'lakhs Lac lac lacs Crore crore crores 万 萬 千 億 亿'
  ).split(' '),
)('a figure beside %s is not read', (word) => {
  expect(readMarked(`5${word}`)).toBeUndefined();
  expect(readMarked(`5 ${word}`)).toBeUndefined();
});

test('a figure without a sign has no currency, and one with a sign and a code that of the code', () => {
  expect(readFigure('5')).toStrictEqual({ value: '5' });
  expect(readFigure('FCFA 100 XOF')).toStrictEqual({ value: '100', currency: 'XOF' });
});

test.each([
  ['$5', { mark: '.' }, { value: '5', currency: '$' }],
  ['5', { mark: '.' }, { value: '5' }],
  ['$1,234', { mark: '.' }, { value: '1234', other: '1.234', currency: '$' }],
  ['1,234', { mark: '.' }, { value: '1234', other: '1.234' }],
  ['7,125', { mark: '.', isPercent: true }, { value: '7.125', other: '7125' }],
  ['7.125', { mark: '.', isPercent: true }, { value: '7.125', other: '7125' }],
  ['100.000', { mark: '.', isPercent: true }, { value: '100.000', other: '100000' }],
] as const)('“%s” typed with %j is %j', (text, reading, typed) => {
  expect(readTyped(text, reading)).toStrictEqual(typed);
});

test.each([
  ['.', '1234', '1.234'],
  [',', '1.234', '1234'],
])('where the browser has the decimal mark "%s", a typed 1,234 is %s', (mark, value, other) => {
  const parts = jest.spyOn(Intl.NumberFormat.prototype, 'formatToParts');
  parts.mockReturnValue([
    { type: 'integer', value: '0' },
    { type: 'decimal', value: mark },
  ]);
  expect(readTyped('1,234')).toEqual({ value, other });
  parts.mockRestore();
});
