/** Rows of cells as text: a line per row, cells separated by " | ". */
export const rowsToText = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map(escape).join(' | ')).join('\n');

/** The reverse of `rowsToText`; empty lines are ignored. */
export const textToRows = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => cellsIn(line).map((cell) => unescape(cell.trim())));

/** A bar within a cell has a backslash before it. A line has no line end that a cell could contain. */
const cellsIn = (line: string) =>
  line.replace(/(\\.)|\|/g, (_found, escaped?: string) => escaped ?? '\n').split('\n');

const marks: Record<string, string> = { '\\': '\\', '|': '|', '\n': 'n' };

const escape = (cell: string) => cell.replace(/[\\|\n]/g, (character) => `\\${marks[character]}`);
const unescape = (cell: string) =>
  cell.replace(/\\(.)/g, (_whole, mark: string) => (mark === 'n' ? '\n' : mark));
