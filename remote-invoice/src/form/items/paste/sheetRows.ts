import { readFigure } from '../../../model/figure';

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

const patterns: Record<Delimiter, RegExp> = {
  '\t': /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/g,
  ';': /(?:"((?:[^"]|"")*)"(?=;|\r?\n|$)|([^;\r\n]*))(;|\r?\n|\r|$)/g,
  ',': /(?:"((?:[^"]|"")*)"(?=,|\r?\n|$)|([^,\r\n]*))(,|\r?\n|\r|$)/g,
};

/** The cells of each row that is not blank. Quoted cells may contain line breaks, delimiters and doubled quotes. */
export function sheetRows(text: string, delimiter: Delimiter): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(patterns[delimiter])) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"').replace(/\s*\n\s*/g, ' ') ?? plain ?? '');
    if (end !== delimiter) rows.push([]);
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}
