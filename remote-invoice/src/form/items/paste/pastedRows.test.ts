import type { DecimalMark } from '../../../model/figure';
import { guessColumns } from './guessColumns';
import { ambiguousFigures, markOfSheet, pastedRows } from './pastedRows';
import { delimiterOf, sheetRows } from './sheetRows';

function read(text: string, mark: DecimalMark = '.') {
  const rows = sheetRows(text, delimiterOf(text)!);
  const known = markOfSheet(rows);
  const used = known === ',' || known === '.' ? known : mark;
  const { roles, body } = guessColumns(rows, used);
  return { roles, rows: pastedRows(body, roles, used) };
}

const itemsOf = (text: string, mark?: DecimalMark) =>
  read(text, mark)
    .rows.filter(({ rejection }) => rejection === undefined)
    .map(({ item: { name, quantity, amount } }) => [name, quantity, amount]);

test.each(['Design, 2 hours', 'Hello, world\nGood morning, moon', 'one line; 2; 3', 'First\nSecond', ''])(
  '%j is not a table',
  (text) => {
    expect(delimiterOf(text)).toBeUndefined();
  },
);

test.each<[string, string, string[][]]>([
  [
    'name, quantity and rate',
    'Design\t2\t80\nHosting\t12\t9.99',
    [
      ['Design', '2', '80'],
      ['Hosting', '12', '9.99'],
    ],
  ],
  ['name and rate', 'Design\t80\r\n', [['Design', '1', '80']]],
  [
    'a blank quantity',
    'Design\t\t80\nHosting\t2\t5',
    [
      ['Design', '1', '80'],
      ['Hosting', '2', '5'],
    ],
  ],
  [
    'a blank quantity beside a total',
    'Design\t2\t100\t200\nSetup fee\t\t150\t150',
    [
      ['Design', '2', '100'],
      ['Setup fee', '1', '150'],
    ],
  ],
  ['only blank quantities beside a total', 'Setup fee\t\t150\t150', [['Setup fee', '1', '150']]],
  ['an amount alone', 'Item\tAmount\nDesign\t80', [['Design', '1', '80']]],
  ['an amount beside a rate', 'Item\tQty\tRate\tAmount\nDesign\t2\t80\t160', [['Design', '2', '80']]],
  [
    'another order by its head',
    'Rate;Qty;Description\n80;2;Design\n5;1;Stamps',
    [
      ['Design', '2', '80'],
      ['Stamps', '1', '5'],
    ],
  ],
  [
    'line numbers',
    '1\tDesign\t2\t80\n2\tHosting\t1\t5',
    [
      ['Design', '2', '80'],
      ['Hosting', '1', '5'],
    ],
  ],
  [
    'CSV with quotes',
    'Item,Quantity,Rate\n"Design, print",2,80\nHosting,1,9.50',
    [
      ['Design, print', '2', '80'],
      ['Hosting', '1', '9.50'],
    ],
  ],
  [
    'semicolons and decimal commas',
    'Design;2;12,50\nHosting;1;1.500,00',
    [
      ['Design', '2', '12.50'],
      ['Hosting', '1', '1500.00'],
    ],
  ],
  [
    'rupees',
    'Design\t1\tRs 1,25,000.00\nCare\t1\tRs 1,200',
    [
      ['Design', '1', '125000.00'],
      ['Care', '1', '1200'],
    ],
  ],
  [
    'dollars',
    'Design\t1\tUSD 100\nCare\t1\tUSD 99.50',
    [
      ['Design', '1', '100'],
      ['Care', '1', '99.50'],
    ],
  ],
  [
    'a unit',
    'Design\t2\thours\t80\nCare\t1\thours\t5',
    [
      ['Design (hours)', '2', '80'],
      ['Care (hours)', '1', '5'],
    ],
  ],
  ['a SKU', 'SKU\tItem\tQty\tRate\nA-12\tDesign\t2\t80', [['A-12 Design', '2', '80']]],
  ['quotes', '"Design ""A"", two\nlines"\t2\t80', [['Design "A", two lines', '2', '80']]],
  ['a lone quote', '"Design\t2\t80', [['"Design', '2', '80']]],
  ['formulas stay text', '=HYPERLINK("x")\t1\t5', [['=HYPERLINK("x")', '1', '5']]],
  ['a rate in exponents is none', 'Design\t1\t1e3\nCare\t1\t5', [['Care', '1', '5']]],
])('%s', (_case, text, items) => {
  expect(itemsOf(text)).toEqual(items);
});

const rejections = (text: string) => read(text).rows.map(({ rejection }) => rejection);

test('a rejected row has a reason', () => {
  expect(
    rejections(
      'Item\tQty\tRate\nGift\t1\t0\n\t1\t5\nNote\tsee\t5\nCredit\t1\t(50.00)\nOpen\t1\t\nOdd\t1\tfive\nDesign\t2\t80',
    ),
  ).toEqual([
    'A rate of 0 is invalid: it must be above 0.',
    'No name.',
    '“see” is not a quantity.',
    'A rate of (50.00) is invalid: it must be above 0.',
    'No rate.',
    '“five” is not a rate.',
    undefined,
  ]);
});

test.each(['0', '-2', '(2)'])('a quantity of %s never silently becomes 1', (quantity) => {
  const [row] = read(`Design\t${quantity}\t80\nCare\t1\t5`).rows;
  expect(row).toMatchObject({ isDoubtful: true, item: { quantity: '1' } });
  expect(row!.changes).toEqual([`A quantity of ${quantity} is invalid and would become 1.`]);
});

test('totals are checked, and a row of sums is not an item', () => {
  const { rows } = read('Item\tQty\tRate\tTotal\nDesign\t2\t80\t170\nCare\t1\t5\t5\nTotal\t\t\t175');
  expect(rows.map(({ otherTotal }) => otherTotal)).toEqual(['170', undefined, undefined]);
  expect(rows[2]).toMatchObject({ rejection: 'A sum, not an item.' });
  expect(rows[2]!.sum?.toFixed(2)).toBe('175.00');
});

test('ambiguous figures need an answer, unless others show the decimal mark', () => {
  const ambiguous = (text: string) => {
    const rows = sheetRows(text, '\t');
    return [markOfSheet(rows), ambiguousFigures(rows, guessColumns(rows).roles)];
  };
  expect(ambiguous('Design\t2\t1,200')).toEqual([undefined, ['1,200']]);
  expect(ambiguous('Design\t2\t1,200\nCare\t1\t9.99')).toEqual(['.', ['1,200']]);
  expect(ambiguous('Design\t2\t1.200\nCare\t1\t9,99')).toEqual([',', ['1.200']]);
  expect(ambiguous('Design\t2\t1,200.00\nCare\t1\t9,99')).toEqual(['mixed', []]);
  expect(itemsOf('Design\t2\t1,200', '.')).toEqual([['Design', '2', '1200']]);
  expect(itemsOf('Design\t2\t1,200', ',')).toEqual([['Design', '2', '1.200']]);
});

test('ten times as many quotes take about ten times as long, not a hundred times', () => {
  const fastest = (count: number) =>
    Math.min(
      ...Array.from({ length: 15 }, () => {
        const started = performance.now();
        sheetRows(`${'"'.repeat(count)}\t1\t5`, '\t');
        return performance.now() - started;
      }),
    );
  expect(fastest(200_000)).toBeLessThan(50 * fastest(20_000));
});

test('a tax column of percentages sets the tax of each line; one of amounts is ignored', () => {
  const { roles, rows } = read('Item\tQty\tPrice\tVAT\nDesign\t2\t80\t19%\nBook\t1\t20\t7\nGift\t1\t5\t');
  expect(roles).toEqual(['name', 'quantity', 'rate', 'tax']);
  expect(rows.map(({ item }) => item.taxRate)).toEqual(['19', '7', undefined]);
  expect(read('Item\tPrice\tVAT\nDesign\t80\t€15.20\nBook\t20\t€1.40').roles).toEqual([
    'name',
    'rate',
    'ignored',
  ]);
});

test('a column with percent signs is the tax, also without a head, and never the rate', () => {
  const { roles, rows } = read('Design\t80\t19%\nBook\t20\tfree');
  expect(roles).toEqual(['name', 'rate', 'tax']);
  expect(rows.map(({ item: { taxRate }, changes }) => [taxRate, ...changes.slice(1)])).toEqual([
    ['19'],
    [undefined, '“free” is not a tax rate.'],
  ]);
  expect(pastedRows([['Design', '19%']], ['name', 'rate'], '.')[0]).toMatchObject({
    rejection: '“19%” is not a rate.',
  });
});

test('each row has the currency of its rate', () => {
  const { rows } = read('Design\t€ 100,00\nHosting\t9,99 EUR\nGift\t5,00');
  expect(rows.map(({ currency }) => currency)).toEqual(['€', 'EUR', undefined]);
});
