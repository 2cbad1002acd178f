import { pastedItems } from './pastedItems';

test('a text without tabs is no table', () => {
  expect(pastedItems('Design, 2 hours')).toBeUndefined();
});

test.each<[string, string, [string, string, string][], number]>([
  [
    'name, quantity and rate',
    'Design\t2\t80\nHosting\t12\t9.99',
    [
      ['Design', '2', '80'],
      ['Hosting', '12', '9.99'],
    ],
    0,
  ],
  ['name and rate', 'Design\t80\r\n', [['Design', '1', '80']], 0],
  ['a blank quantity', 'Design\t\t80', [['Design', '1', '80']], 0],
  ['more columns', 'Design\t2\t80\t160\tEUR', [['Design', '2', '80']], 0],
  [
    'currency and grouping',
    'Design\t1,000\t$1,234.50\nCare\t1\t99.50 €',
    [
      ['Design', '1000', '1234.50'],
      ['Care', '1', '99.50'],
    ],
    0,
  ],
  ['a heading', 'Item\tQuantity\tRate\nDesign\t2\t80', [['Design', '2', '80']], 0],
  ['blank lines', '\t\t\nDesign\t2\t80\n\t\t', [['Design', '2', '80']], 0],
  [
    'rows that are no items',
    'Design\t2\t80\nGift\t1\t0\n\t1\t5\nNote\tsee\tbelow',
    [['Design', '2', '80']],
    3,
  ],
  ['a text for a quantity', 'Design\t1\t5\nDesign\tlogo\t2\t80', [['Design', '1', '5']], 1],
  ['quotes', '"Design ""A"", two\nlines"\t2\t80', [['Design "A", two lines', '2', '80']], 0],
  ['a lone quote', '"Design\t2\t80', [['"Design', '2', '80']], 0],
  ['formulas stay text', '=HYPERLINK("x")\t1\t5', [['=HYPERLINK("x")', '1', '5']], 0],
])('%s', (_case, text, items, skipped) => {
  expect(pastedItems(text)).toEqual({
    items: items.map(([name, quantity, amount]) => ({ name, quantity, amount })),
    skipped,
  });
});

test('ten times as many quotes take about ten times as long, not a hundred times', () => {
  const fastest = (count: number) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const started = performance.now();
        pastedItems(`${'"'.repeat(count)}\t1\t5`);
        return performance.now() - started;
      }),
    );
  expect(fastest(200_000)).toBeLessThan(50 * fastest(20_000));
});
