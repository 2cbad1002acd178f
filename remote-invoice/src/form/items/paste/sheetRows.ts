import { readFigure } from '@vibrant-peak/invoice/figure';

export type Delimiter = '\t' | ';' | ',';

/** The delimiter of a text that is a table, or undefined. */
export function delimiterOf(text: string): Delimiter | undefined {
  if (text.includes('\t')) return '\t';
  if (!/\S\s*[\r\n]+\s*\S/.test(text)) return undefined;
  return ([';', ','] as const).find(
    (delimiter) => text.includes(delimiter) && isRegular(sheetRows(text, delimiter)),
  );
}

/** Unlike prose, a table has the same number of cells in each row, and figures in some. */
const isRegular = (rows: string[][]) =>
  rows.length > 1 &&
  rows[0]!.length > 1 &&
  rows.every(({ length }) => length === rows[0]!.length) &&
  rows.some((cells) => cells.slice(1).some((cell) => readFigure(cell)));

type Quoting = 'in lines' | 'over lines';

/** Cells from a spreadsheet have no tabs, so a quoted one ends before the next. */
const patterns: Record<Delimiter, Record<Quoting, RegExp>> = {
  '\t': {
    'in lines': /(?:"((?:[^"\t\r\n]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/g,
    'over lines': /(?:"((?:[^"\t]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/g,
  },
  ';': {
    'in lines': /(?:"((?:[^"\r\n]|"")*)"(?=;|\r?\n|$)|([^;\r\n]*))(;|\r?\n|\r|$)/g,
    'over lines': /(?:"((?:[^"]|"")*)"(?=;|\r?\n|$)|([^;\r\n]*))(;|\r?\n|\r|$)/g,
  },
  ',': {
    'in lines': /(?:"((?:[^"\r\n]|"")*)"(?=,|\r?\n|$)|([^,\r\n]*))(,|\r?\n|\r|$)/g,
    'over lines': /(?:"((?:[^"]|"")*)"(?=,|\r?\n|$)|([^,\r\n]*))(,|\r?\n|\r|$)/g,
  },
};

/**
 * The cells of each row that is not blank. Quoted cells may contain line breaks, delimiters and
 * doubled quotes. If all lines have the same number of cells, a quotation mark is part of its cell,
 * as in `"12 inch pipe`.
 */
export function sheetRows(text: string, delimiter: Delimiter): string[][] {
  const lines = cellsIn(text, patterns[delimiter]['in lines']);
  const isEven =
    lines.length > 0 && lines[0]!.length > 1 && lines.every(({ length }) => length === lines[0]!.length);
  return isEven ? lines : cellsIn(text, patterns[delimiter]['over lines']);
}

function cellsIn(text: string, pattern: RegExp): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end = ''] of text.matchAll(pattern)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"').replace(/\s*\n\s*/g, ' ') ?? plain ?? '');
    if (!/[\t;,]/.test(end)) rows.push([]);
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}
