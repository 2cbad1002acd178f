import { money } from './money';
import { lineDiscountOf, lineTotalOf, totalsOf } from './totalsOf';

type Line = [quantity: string, rate: string];

const shownTotals = (lines: Line[], taxRate: string) => {
  const items = lines.map(([quantity, amount]) => ({ quantity, amount }));
  const { subTotal, taxAmount, grandTotal } = totalsOf({ items, taxRate });
  return [subTotal, taxAmount, grandTotal].map((amount) => money(amount));
};

const times = (count: number, line: Line): Line[] => Array.from({ length: count }, () => line);
const nines = '9'.repeat(30);

test.each<[string, Line[], string, [string, string, string]]>([
  ['no items', [], '0', ['$0.00', '$0.00', '$0.00']],
  ['no items, some tax', [], '20', ['$0.00', '$0.00', '$0.00']],
  ['one unit', [['1', '10']], '0', ['$10.00', '$0.00', '$10.00']],
  ['several units', [['3', '19.99']], '0', ['$59.97', '$0.00', '$59.97']],
  ['no grouping', [['1', '1234.5']], '0', ['$1234.50', '$0.00', '$1234.50']],
  ['0.35 three times at 10 %', [['3', '0.35']], '10', ['$1.05', '$0.11', '$1.16']],
  ['4.35 at 10 %', [['1', '4.35']], '10', ['$4.35', '$0.44', '$4.79']],
  [
    '0.1 and 0.2',
    [
      ['1', '0.1'],
      ['1', '0.2'],
    ],
    '0',
    ['$0.30', '$0.00', '$0.30'],
  ],
  ['1.005 goes up', [['1', '1.005']], '0', ['$1.01', '$0.00', '$1.01']],
  ['1.004 goes down', [['1', '1.004']], '0', ['$1.00', '$0.00', '$1.00']],
  ['1.0049999 goes down', [['1', '1.0049999']], '0', ['$1.00', '$0.00', '$1.00']],
  ['2.675 goes up', [['1', '2.675']], '0', ['$2.68', '$0.00', '$2.68']],
  ['1.115 goes up', [['1', '1.115']], '0', ['$1.12', '$0.00', '$1.12']],
  ['8.345 goes up', [['1', '8.345']], '0', ['$8.35', '$0.00', '$8.35']],
  ['half a unit', [['0.5', '99.99']], '0', ['$50.00', '$0.00', '$50.00']],
  ['a third of an hour', [['0.333', '150']], '0', ['$49.95', '$0.00', '$49.95']],
  ['quarter hours', [['7.25', '85.5']], '0', ['$619.88', '$0.00', '$619.88']],
  ['half a cent a line', times(2, ['1.5', '0.33']), '0', ['$1.00', '$0.00', '$1.00']],
  ['a hundred cents', times(100, ['1', '0.01']), '0', ['$1.00', '$0.00', '$1.00']],
  ['a thousand lines of 0.1', times(1000, ['1', '0.1']), '0', ['$100.00', '$0.00', '$100.00']],
  ['lines below half a cent', times(3, ['1', '0.004']), '10', ['$0.00', '$0.00', '$0.00']],
  ['lines of half a cent', times(3, ['1', '0.005']), '0', ['$0.03', '$0.00', '$0.03']],
  ['tax of a half cent', [['1', '0.05']], '10', ['$0.05', '$0.01', '$0.06']],
  ['tax below a half cent', [['1', '0.04']], '10', ['$0.04', '$0.00', '$0.04']],
  ['8.25 per cent', [['1', '19.99']], '8.25', ['$19.99', '$1.65', '$21.64']],
  ['7.7 per cent', [['1', '100.65']], '7.7', ['$100.65', '$7.75', '$108.40']],
  ['19 per cent', [['2', '49.95']], '19', ['$99.90', '$18.98', '$118.88']],
  ['0.01 per cent', [['1', '50']], '0.01', ['$50.00', '$0.01', '$50.01']],
  ['a third per cent', [['1', '1000']], '0.3333333333333333333333', ['$1000.00', '$3.33', '$1003.33']],
  ['100 per cent', [['1', '12.34']], '100', ['$12.34', '$12.34', '$24.68']],
  ['150 per cent counts as 100', [['1', '10']], '150', ['$10.00', '$10.00', '$20.00']],
  ['a negative tax counts as none', [['1', '10']], '-5', ['$10.00', '$0.00', '$10.00']],
  ['a blank tax counts as none', [['1', '10']], '', ['$10.00', '$0.00', '$10.00']],
  ['a tax in words counts as none', [['1', '10']], 'ten', ['$10.00', '$0.00', '$10.00']],
  ['blank quantity is 1', [['', '10']], '0', ['$10.00', '$0.00', '$10.00']],
  ['quantity 0 is 1', [['0', '10']], '0', ['$10.00', '$0.00', '$10.00']],
  ['quantity -0 is 1', [['-0', '10']], '0', ['$10.00', '$0.00', '$10.00']],
  ['negative quantity is 1', [['-3', '10']], '0', ['$10.00', '$0.00', '$10.00']],
  ['quantity in words is 1', [['three', '10']], '0', ['$10.00', '$0.00', '$10.00']],
  ['NaN is 1', [['NaN', '10']], '0', ['$10.00', '$0.00', '$10.00']],
  [
    '1e309 is a number',
    [['1', '1e309']],
    '0',
    [`$1${'0'.repeat(309)}.00`, '$0.00', `$1${'0'.repeat(309)}.00`],
  ],
  ['1e3 is a number', [['1e3', '0.5']], '0', ['$500.00', '$0.00', '$500.00']],
  ['grouping is not a number', [['1,000.50', '10']], '0', ['$10.00', '$0.00', '$10.00']],
  [
    'a negative rate is 0',
    [
      ['2', '-5'],
      ['1', '1'],
    ],
    '0',
    ['$1.00', '$0.00', '$1.00'],
  ],
  ['a blank rate is 0', [['2', '']], '0', ['$0.00', '$0.00', '$0.00']],
  ['Infinity is not a number', [['Infinity', 'Infinity']], '0', ['$0.00', '$0.00', '$0.00']],
  ['thirty nines', [['1', `${nines}.99`]], '0', [`$${nines}.99`, '$0.00', `$${nines}.99`]],
  [
    'beyond safe integers',
    [['3', '90071992547409.93']],
    '0',
    ['$270215977642229.79', '$0.00', '$270215977642229.79'],
  ],
  ['many decimals', [['0.1234567', '7654.321']], '5', ['$944.98', '$47.25', '$992.23']],
])('%s', (_name, lines, taxRate, shown) => {
  expect(shownTotals(lines, taxRate)).toEqual(shown);
});

/**
 * The same rules in whole numbers: quantities and rates in ten-thousandths, taxes in
 * ten-thousandths of a per cent.
 */
function totalsInCents(lines: [bigint, bigint][], taxRate: bigint) {
  const halfUp = (amount: bigint, unit: bigint) => (amount + unit / 2n) / unit;
  const subTotal = lines.reduce((sum, [quantity, rate]) => sum + halfUp(quantity * rate, 10n ** 6n), 0n);
  const tax = halfUp(subTotal * taxRate, 10n ** 6n);
  return [subTotal, tax, subTotal + tax];
}

const tenThousandths = (value: bigint) => `${value / 10_000n}.${String(value % 10_000n).padStart(4, '0')}`;
const inDollars = (cents: bigint) => `$${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

/** Numerical Recipes' linear congruential generator: the same invoices on every run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return BigInt(Math.floor((state / 2 ** 32) * below));
  };
}

test('a thousand random invoices agree with a computation in whole numbers', () => {
  const random = createRandom(20260331);
  for (let round = 0; round < 1000; round += 1) {
    const lines = Array.from({ length: Number(random(9)) }, (): [bigint, bigint] => [
      1n + random(500_000),
      random(2 ** 31) * 10n ** random(5),
    ]);
    const taxRate = random(1_000_001);
    const shown = shownTotals(
      lines.map(([quantity, rate]) => [tenThousandths(quantity), tenThousandths(rate)]),
      tenThousandths(taxRate),
    );
    expect(shown).toEqual(totalsInCents(lines, taxRate).map(inDollars));
  }
});

test('the total of a line is computed once for its decimals', () => {
  const line = { quantity: '3', amount: '1.115' };
  expect(lineTotalOf(line)).toBe(lineTotalOf(line));
  expect([lineTotalOf(line, 3), lineTotalOf(line)].map(String)).toEqual(['3.345', '3.35']);
});

test('the displayed lines add up to the subtotal', () => {
  const items = Array.from({ length: 40 }, (_, index) => ({ quantity: '1.5', amount: `0.${index}3` }));
  const cents = items.reduce((sum, item) => sum + Number(lineTotalOf(item).times(100)), 0);
  expect(Number(totalsOf({ items, taxRate: '0' }).subTotal.times(100))).toBe(cents);
});

test.each<[string, Parameters<typeof totalsOf>[0], string[]]>([
  [
    'a discount in per cent comes off before tax',
    { items: [{ quantity: '3', amount: '33.35' }], taxRate: '10', discount: '10', discountKind: 'percent' },
    ['100.05', '10.01', '9.00', '99.04'],
  ],
  [
    'a discount in money',
    { items: [{ quantity: '1', amount: '100' }], taxRate: '10', discount: '12.5', discountKind: 'amount' },
    ['100.00', '12.50', '8.75', '96.25'],
  ],
  [
    'a discount is at most the subtotal',
    { items: [{ quantity: '1', amount: '10' }], taxRate: '10', discount: '500', discountKind: 'amount' },
    ['10.00', '10.00', '0.00', '0.00'],
  ],
  [
    'a discount that is not a number is 0',
    { items: [{ quantity: '1', amount: '10' }], taxRate: '0', discount: 'ten', discountKind: 'percent' },
    ['10.00', '0.00', '0.00', '10.00'],
  ],
  [
    'lines with their own tax, the others with the invoice’s',
    {
      items: [
        { quantity: '1', amount: '100', taxRate: '5' },
        { quantity: '1', amount: '50' },
        { quantity: '1', amount: '0.10', taxRate: '5' },
      ],
      taxRate: '16',
    },
    ['150.10', '0.00', '13.01', '163.11'],
  ],
  [
    'a discount reduces each tax proportionally',
    {
      items: [
        { quantity: '1', amount: '200', taxRate: '10' },
        { quantity: '1', amount: '100', taxRate: '0' },
      ],
      taxRate: '0',
      discount: '30',
      discountKind: 'amount',
    },
    ['300.00', '30.00', '18.00', '288.00'],
  ],
])('%s', (_name, figures, sums) => {
  const { subTotal, discount, taxAmount, grandTotal } = totalsOf(figures);
  expect([subTotal, discount, taxAmount, grandTotal].map((amount) => amount.toFixed(2))).toEqual(sums);
});

test.each([
  ['PKR', '150000.55', 'PKR 150,000.55'],
  ['HUF', '0.5', 'HUF 0.50'],
  ['IDR', '1.005', 'IDR 1.01'],
  ['JPY', '100.5', '¥101'],
  ['KWD', '1.2345', 'KWD 1.235'],
  ['CLF', '1.23456', 'CLF 1.2346'],
])('%s has the decimals of ISO 4217', (currency, amount, shown) => {
  const { grandTotal } = totalsOf({ items: [{ quantity: '1', amount }], taxRate: '0', currency });
  expect(money(grandTotal, currency).replace(/\s/, ' ')).toBe(shown);
});

test('an invoice that has other decimals is computed with them', () => {
  const items = [{ quantity: '1', amount: '150000.55' }];
  const { grandTotal } = totalsOf({ items, taxRate: '0', currency: 'PKR', decimals: 0 });
  expect(grandTotal.toFixed()).toBe('150001');
});

test('currencies have their own decimals and are formatted exactly by Intl', () => {
  const yen = totalsOf({ items: [{ quantity: '1', amount: '100.5' }], taxRate: '8', currency: 'JPY' });
  expect(money(yen.grandTotal, 'JPY')).toBe('¥109');
  expect(
    money(
      totalsOf({ items: [{ quantity: '1', amount: '1.2345' }], taxRate: '0', currency: 'KWD' }).subTotal,
      'KWD',
    ),
  ).toMatch(/1\.235$/);
  const exact = totalsOf({
    items: [{ quantity: '1', amount: '90071992547409931234.57' }],
    taxRate: '0',
    currency: 'EUR',
  });
  expect(money(exact.subTotal, 'EUR')).toBe('€90,071,992,547,409,931,234.57');
});

test.each([
  ['1', '100', '10', 2, '90.00', '10.00'],
  ['1', '0.05', '50', 2, '0.03', '0.02'],
  ['3', '19.99', '33.333', 2, '39.98', '19.99'],
  // Rounded once: 1.005 less a half is 0.5025, and not half of 1.01.
  ['1', '1.005', '50', 2, '0.50', '0.51'],
  ['1.5', '9999', '10', 0, '13499', '1500'],
  ['2', '0.0005', '50', 3, '0.001', '0.000'],
  ['7', '10', '100', 2, '0.00', '70.00'],
  ['7', '10', '101', 2, '0.00', '70.00'],
  ['7', '10', '-1', 2, '70.00', '0.00'],
  ['7', '10', 'ten', 2, '70.00', '0.00'],
])(
  '%s times %s less %s %% is rounded once, to %i decimals',
  (quantity, amount, discount, decimals, ...both) => {
    const line = { quantity, amount, discount };
    expect([lineTotalOf(line, decimals), lineDiscountOf(line, decimals)].map(String)).toEqual(
      both.map((text) => String(Number(text))),
    );
  },
);

test("a line's discount comes before that of the invoice and before the tax", () => {
  const items = [
    { quantity: '3', amount: '50', discount: '10', taxRate: '19' },
    { quantity: '1', amount: '20', taxRate: '7' },
  ];
  const { subTotal, discount, taxes, grandTotal } = totalsOf({ items, taxRate: '0', discount: '10' });
  expect([subTotal, discount, grandTotal].map((sum) => sum.toFixed(2))).toEqual([
    '155.00',
    '15.50',
    '163.85',
  ]);
  expect(taxes.map(({ base, amount }) => `${base.toFixed(2)} ${amount.toFixed(2)}`)).toEqual([
    '121.50 23.09',
    '18.00 1.26',
  ]);
});

test('the groups of taxes begin with the highest rate, whatever the order of the lines', () => {
  const items = ['7', '19', '0', '100'].map((taxRate) => ({ quantity: '1', amount: '10', taxRate }));
  expect(totalsOf({ items, taxRate: '' }).taxes.map(({ rate }) => rate)).toEqual(['100', '19', '7', '0']);
});

test.each<[discount: string, lines: [taxRate: string, amount: string][], bases: string[]]>([
  [
    '0.01',
    [
      ['19', '10'],
      ['7', '10'],
      ['0', '10'],
    ],
    ['9.99', '10.00', '10.00'],
  ],
  [
    '0.02',
    [
      ['19', '5'],
      ['7', '20'],
      ['0', '5'],
    ],
    ['5.00', '19.98', '5.00'],
  ],
  [
    '0.02',
    [
      ['19', '10'],
      ['7', '10'],
      ['0', '10'],
    ],
    ['10.00', '9.99', '9.99'],
  ],
])('a discount of %s leaves bases that come to the net sum', (discount, lines, bases) => {
  const items = lines.map(([taxRate, amount]) => ({ quantity: '1', taxRate, amount }));
  const { taxes, subTotal } = totalsOf({ items, taxRate: '', discount, discountKind: 'amount' });
  expect(taxes.map(({ base }) => base.toFixed(2))).toEqual(bases);
  const sum = taxes.reduce((net, { base }) => net + Number(base), 0);
  expect(sum).toBeCloseTo(Number(subTotal) - Number(discount), 6);
});
