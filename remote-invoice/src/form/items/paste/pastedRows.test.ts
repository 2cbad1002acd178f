import type { DecimalMark } from '@vibrant-peak/invoice/figure';
import { guessColumns } from './guessColumns';
import { ambiguousFigures, markOfSheet, pastedRows } from './pastedRows';
import { delimiterOf, sheetRows } from './sheetRows';

function read(text: string, mark: DecimalMark = '.') {
  const rows = sheetRows(text, delimiterOf(text)!);
  const known = markOfSheet(rows);
  const used = known === ',' || known === '.' ? known : mark;
  const guess = guessColumns(rows, used);
  return { roles: guess.roles, rows: pastedRows(guess.body, guess.roles, used, 1, guess) };
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

test('without a column of quantities, a name such as Balance payment is a choice', () => {
  const { rows } = read('Item\tRate\nDesign\t800\nBalance payment\t500');
  expect(rows[1]).toMatchObject({
    isDoubtful: true,
    changes: expect.arrayContaining(['This may be a sum.']),
    item: { amount: '500' },
  });
  expect(rows[1]!.rejection).toBeUndefined();
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
  const effort = (count: number) => {
    const started = process.cpuUsage();
    for (let run = 0; run < 15; run++) sheetRows(`${'"'.repeat(count)}\t1\t5`, '\t');
    return process.cpuUsage(started).user;
  };
  expect(effort(200_000)).toBeLessThan(50 * effort(20_000));
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

/** Each line that is added without being asked: name, quantity, rate, tax. */
const added = (text: string, mark?: DecimalMark) =>
  read(text, mark)
    .rows.filter(({ rejection, isDoubtful }) => rejection === undefined && !isDoubtful)
    .map(({ item: { name, quantity, amount, taxRate } }) =>
      [name, quantity, amount, taxRate].filter((part) => part !== undefined).join(' | '),
    );

test.each<[string, string, string[]]>([
  ['hours', 'Design\t2 h\t100\t200', ['Design (h) | 2 | 100']],
  ['a time', 'Design\t1:30\t100\t150', ['Design | 1.5 | 100']],
  ['a time without a total', 'Design\t1:30\t100', ['Design | 1.5 | 100']],
  ['pieces', 'Bolt\t3 pcs\t2.50\t7.50', ['Bolt (pcs) | 3 | 2.50']],
  ['German pieces', 'Schraube\t3 Stk\t2,50 €\t7,50 €', ['Schraube (Stk) | 3 | 2.50']],
  ['times', 'Bolt\t2 x\t5\t10', ['Bolt | 2 | 5']],
  ['a fraction', 'Design\t1/2\t80\t40', ['Design | 0.5 | 80']],
  ['a sign for a half', 'Design\t½\t80\t40', ['Design | 0.5 | 80']],
  ['units in one of two rows', 'Design\t2 h\t100\nStamps\t3\t5', ['Design (h) | 2 | 100', 'Stamps | 3 | 5']],
  ['a unit unknown to us', 'Yarn\t2 skeins\t5\t10', ['Yarn (skeins) | 2 | 5']],
  ['a unit after the rate', 'Design\t100\t2 h', ['Design (h) | 2 | 100']],
  ['rates per unit', 'Design\t2 h\t100/h\t200', ['Design (h) | 2 | 100']],
  ['Japanese', '設計\t2時間\t￥10,000\t￥20,000', ['設計 (時間) | 2 | 10000']],
  ['Hungarian', 'Tervezés\t2 óra\t12 500 Ft\t25 000 Ft', ['Tervezés (óra) | 2 | 12500']],
  ['Swiss', "Beratung\t1,5 Std.\tCHF 1'200.-\tCHF 1'800.-", ['Beratung (Std.) | 1.5 | 1200']],
  ['French', 'Conseil\t2 jours\t1 200,00 €\t2 400,00 €', ['Conseil (jours) | 2 | 1200.00']],
  ['Indian', 'Design\t2 nos\tRs. 1,25,000/-\tRs. 2,50,000/-', ['Design (nos) | 2 | 125000']],
  ['Arabic', 'تصميم\t٢ ساعة\t١٠٠\t٢٠٠', ['تصميم (ساعة) | 2 | 100']],
  ['rupiah', 'Desain\t2\tRp 1.200.000\tRp 2.400.000', ['Desain | 2 | 1200000']],
  ['ringgit', 'Design\t2\tRM 100\tRM 200', ['Design | 2 | 100']],
  ['soles', 'Diseño\t2\tS/ 100.50\tS/ 201.00', ['Diseño | 2 | 100.50']],
  ['whole euros', 'Design\t2\t100,-\t200,-', ['Design | 2 | 100']],
  ['a negative percentage', 'Design\t2\t100\t-10%\t180', ['Design | 2 | 90']],
  ['a negative percentage without a total', 'Design\t2\t100\t-10%', ['Design | 2 | 90']],
  ['a rate, its tax and the sum', 'Design\t100\t19%\t119', ['Design | 1 | 100 | 19']],
  ['a tax before the rate', 'Design\t7 %\t100,00\t107,00', ['Design | 1 | 100.00 | 7']],
  ['a rate, its discount and the rest', 'Design\t100\t10%\t90', ['Design | 1 | 90']],
  ['a price before the quantity', 'Rs. 500\tDesign\t2', ['Design | 2 | 500']],
  ['a price before two quantities', '$80\tDesign\t3\n$5\tStamps\t1', ['Design | 3 | 80', 'Stamps | 1 | 5']],
  ['litres', 'Water\t3 L\t5\t15', ['Water (L) | 3 | 5']],
  ['a month', 'Hosting\t03/2026\t100', ['03/2026 Hosting | 1 | 100']],
  [
    'amounts of tax between net and gross',
    'Item\tQty\tPrice\tNet\tVAT\tGross\nDesign\t2\t100\t200\t38\t238',
    ['Design | 2 | 100'],
  ],
  ['hryvnias', 'Design\t2\t100 грн\t200 грн', ['Design | 2 | 100']],
  ['dates', '2026-03-31\tDesign\t2 h\t100\t200', ['2026-03-31 Design (h) | 2 | 100']],
  ['a column of currencies', 'Design\t2\tUSD\t100', ['Design | 2 | 100']],
  ['a discount', 'Design\t2\t100\t10%\t180', ['Design | 2 | 90']],
  ['a discount by its head', 'Item\tQty\tPrice\tDiscount\nDesign\t2\t100\t10%', ['Design | 2 | 90']],
  [
    'a discount with its sign in the head',
    'Item\tQty\tPrice\tDisc. %\nDesign\t2\t100\t10',
    ['Design | 2 | 90'],
  ],
  ['a tax beside a net total', 'Design\t2\t100\t19%\t200', ['Design | 2 | 100 | 19']],
  ['a tax beside a gross total', 'Design\t2\t100\t19%\t238', ['Design | 2 | 100 | 19']],
  [
    'amounts of tax',
    'Item\tQty\tPrice\tVAT\tTotal\nDesign\t2\t100\t38\t238\nCare\t1\t150\t28.5\t178.5',
    ['Design | 2 | 100', 'Care | 1 | 150'],
  ],
  [
    'amounts of tax without totals',
    'Item\tQty\tPrice\tVAT\nDesign\t2\t100\t38\nCare\t1\t150\t28.5',
    ['Design | 2 | 100', 'Care | 1 | 150'],
  ],
  ['a year in the head', 'Item\tQty\tPrice 2026\nDesign\t2\t100', ['Design | 2 | 100']],
  ['a tax rate in the head', 'Item\tQty\tPrice\tVAT 19%\nDesign\t2\t100\t38', ['Design | 2 | 100 | 19']],
  [
    'a German head',
    'Bezeichnung\tMenge\tEinzelpreis\tRabatt\tGesamt\nEntwurf\t2\t100,00\t10 %\t180,00',
    ['Entwurf | 2 | 90'],
  ],
  ['inches', '"12 inch pipe\t1\t5\nPipe 12"\t2\t10', ['"12 inch pipe | 1 | 5', 'Pipe 12" | 2 | 10']],
  ['inches in CSV', '"12 inch pipe,1,5\nPipe 12",2,10', ['"12 inch pipe | 1 | 5', 'Pipe 12" | 2 | 10']],
  [
    'inches below a title',
    'Pipes\n"12 inch pipe\t1\t5\nPipe 12"\t2\t10',
    ['"12 inch pipe | 1 | 5', 'Pipe 12" | 2 | 10'],
  ],
  [
    'names with figures',
    '12 inch pipe\t2\t5\n10 inch pipe\t1\t4',
    ['12 inch pipe | 2 | 5', '10 inch pipe | 1 | 4'],
  ],
  ['names with numbers', 'Phase 1\t2\t80\nPhase 2\t3\t80', ['Phase 1 | 2 | 80', 'Phase 2 | 3 | 80']],
  ['a name like a quantity', '10 Pens\t5', ['10 Pens | 1 | 5']],
  [
    'numbered names with a unit',
    'Phase 1\t2\thours\t80\nPhase 2\t3\thours\t80',
    ['Phase 1 (hours) | 2 | 80', 'Phase 2 (hours) | 3 | 80'],
  ],
])('%s', (_case, text, lines) => {
  expect(added(text)).toEqual(lines);
});

test.each([
  ['an unknown sign', 'Design\t2\tZorkmid 100', '“Zorkmid” is not the sign of a known currency.'],
  [
    'an unknown sign after the figure',
    'Design\t2\t100 Zorkmid',
    '“Zorkmid” is not the sign of a known currency.',
  ],
  [
    'an unknown sign beside the only figure',
    'Design\tZorkmid 100',
    '“Zorkmid” is not the sign of a known currency.',
  ],
  ['a figure that is not read', 'Design\t2 hrs @ 100\t200', '“2 hrs @ 100” is not read.'],
  ['minutes with a mark', "Design\t45'\t100\t75", "“45'” is not read."],
  ['a number in words', 'Design\ttwo\t100\t200', '“two” is not a known unit.'],
  ['a blank in words', 'Design\t2\tn/a\t200', '“n/a” is not a known unit.'],
  ['thousands', 'Design\t2\t10k\t20k', '“10k” is not read.'],
  ['thousands in the only other column', 'Design\t2\t10k', '“10k” is not read.'],
  ['millions', 'Design\t2\t1.2M\t2.4M', '“1.2M” is not read.'],
  ['lakhs', 'Design\t2\tRs. 5 lakh\tRs. 10 lakh', '“Rs. 5 lakh” is not read.'],
  ['ten thousands', '設計\t2\t1万円\t2万円', '“1万円” is not read.'],
  ['a product in a cell', 'Design\t3 x 2\t5\t30', '“3 x 2” is not read.'],
  [
    'an unknown currency',
    'Item\tPrice\tCurrency\nDesign\t100\tZorkmid',
    '“Zorkmid” is not the sign of a known currency.',
  ],
  ['a shifted row', 'Design\t2\t100\n3\t50\nCare\t1\t5', '“3” is not a name: cells may be missing.'],
  [
    'a high tax rate',
    'Item\tQty\tPrice\tVAT\nDesign\t2\t300\t57',
    '“57” may be an amount of tax, not a rate.',
  ],
  ['an amount beside its percentage', 'Fee\t5%\t100\t5', '“5” is 5% of “100”: it may be no rate.'],
  ['a share above the whole', 'Fee\t150%\t100\t150', '“150” is 150% of “100”: it may be no rate.'],
  ['a decimal share', 'Fee\t2.5 %\t1,200.00\t30.00', '“30.00” is 2.5% of “1,200.00”: it may be no rate.'],
  [
    'an amount of discount',
    'Item\tQty\tPrice\tDiscount\nDesign\t2\t100\t$20',
    'The discount “$20” is not taken off.',
  ],
])('%s is a doubt', (_case, text, doubt) => {
  const row = read(text).rows.find(({ isDoubtful }) => isDoubtful);
  expect(row?.changes).toContain(doubt);
});

test('totals that do not add up are reported, also where only the order shows the columns', () => {
  const [row] = read('Design\t2\t100\t250').rows;
  expect(row).toMatchObject({ otherTotal: '250' });
  expect(row!.isChecked).toBeUndefined();
  expect(read('Design\t2 h\t100\t200').rows[0]).toMatchObject({ isChecked: true });
});

test('what a time or fraction stands for is shown', () => {
  expect(read('Design\t1:20\t100').rows[0]!.changes).toEqual(['“1:20” is 1.333333.']);
});

test('amounts of tax that are not taken over are reported', () => {
  const { rows } = read('Item\tQty\tPrice\tVAT\tTotal\nDesign\t2\t100\t38\t238\nCare\t1\t150\t\t150');
  expect(rows.map(({ changes }) => changes)).toEqual([['The tax of 38 is not taken over.'], []]);
});
