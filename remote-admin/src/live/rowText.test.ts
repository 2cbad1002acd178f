import { rowsToText, textToRows } from './rowText';

test.each([
  ['plain', [['Monthly closing', 'days', '9', '2']]],
  [
    'empty cells',
    [
      ['', 'days', ''],
      ['a', '', ''],
    ],
  ],
  ['bars, backslashes and line breaks', [['a | b', 'c:\\temp\\', 'two\nlines', '\\n']]],
])('cells come back as they were: %s', (_name, rows) => {
  expect(textToRows(rowsToText(rows))).toEqual(rows);
});

test('a file by hand needs no spaces around the bars', () => {
  expect(textToRows('Stock-outs|%|100|69\r\n\r\n  Closing | days|9|2 ')).toEqual([
    ['Stock-outs', '%', '100', '69'],
    ['Closing', 'days', '9', '2'],
  ]);
});
