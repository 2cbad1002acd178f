import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rowsOf } from './rowsOf';

const spectrum = dirname(require.resolve('csv-spectrum'));
const names = readdirSync(`${spectrum}/csvs`).map((file) => file.replace('.csv', ''));
const textOf = (file: string) => readFileSync(join(spectrum, file), 'utf8');

test.each(names)('the file %s of csv-spectrum is read as its JSON says', (name) => {
  const [head, ...rows] = [...rowsOf(textOf(`csvs/${name}.csv`), ',')].map(({ cells }) => cells);
  const records = rows.map((cells) => Object.fromEntries(head!.map((key, index) => [key, cells[index]])));
  // One of its JSON files has another telephone number than its CSV file.
  const json = textOf(`json/${name}.json`).replace('1234567890', '2095257564');
  const expected: unknown = JSON.parse(json);
  expect(records).toEqual(Array.isArray(expected) ? expected : [expected]);
});

const cellsOf = (text: string, delimiter = ',') => [...rowsOf(text, delimiter)].map(({ cells }) => cells);

test.each([
  [
    'text after a closing quotation mark',
    '"Job A" x,1\nB,2',
    [
      ['Job A x', '1'],
      ['B', '2'],
    ],
  ],
  [
    'white space after a closing quotation mark',
    '"A" ,"B"\t\n"C"\u00a0,',
    [
      ['A', 'B'],
      ['C', ''],
    ],
  ],
  ['quotation marks within a cell', '12" pipe,a "b" c,"""q"" "', [['12" pipe', 'a "b" c', '"q" ']]],
  [
    'mixed line ends',
    'a,b\r\nc,d\ne,f\rg,h\n',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ],
  ],
  ['line ends within cells', '"a\r\nb","c\nd"', [['a\r\nb', 'c\nd']]],
  ['empty rows', '\n,\n\n', [[''], ['', ''], ['']]],
  ['an empty last cell', 'a,', [['a', '']]],
  ['nothing', '', []],
])('%s: each cell is read as it is', (_, text, rows) => {
  expect(cellsOf(text)).toEqual(rows);
});

test.each([';', '\t', '|', '^', ']', '\\'])('the delimiter %j parts cells', (delimiter) => {
  expect(cellsOf(`a${delimiter}"b${delimiter}"${delimiter}c`, delimiter)).toEqual([
    ['a', `b${delimiter}`, 'c'],
  ]);
});

test('a quotation mark that is never closed breaks its row only', () => {
  expect([...rowsOf('a\n"b\nc', ',')]).toEqual([
    { cells: ['a'], isBroken: false },
    { cells: ['b\nc'], isBroken: true },
  ]);
});
