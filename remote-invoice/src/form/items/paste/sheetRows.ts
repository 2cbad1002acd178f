import { readFigure } from '../../../model/figure';

export type Delimiter = '\t' | ';' | ',';

/** What parts the cells of a text that is a table; none for any other text. */
export function delimiterOf(text: string): Delimiter | undefined {
  if (text.includes('\t')) return '\t';
  if (!/\S\s*[\r\n]+\s*\S/.test(text)) return undefined;
  return ([';', ','] as const).find(
    (delimiter) => text.includes(delimiter) && isRegular(sheetRows(text, delimiter)),
  );
}

/** The same number of cells everywhere, and figures among them: what prose never has. */
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

/** Cells of the rows that are not blank; one in quotes may hold line breaks, delimiters and doubled quotes. */
export function sheetRows(text: string, delimiter: Delimiter): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(patterns[delimiter])) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"').replace(/\s*\n\s*/g, ' ') ?? plain ?? '');
    if (end !== delimiter) rows.push([]);
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}
