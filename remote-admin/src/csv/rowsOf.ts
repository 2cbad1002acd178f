/** A row of a file. */
export interface CsvRow {
  cells: string[];
  /** A quotation mark is never closed, so the cell takes all that follows. */
  isBroken: boolean;
}

/**
 * Reads a file as spreadsheets do (RFC 4180), with any mix of line ends. Text after a closing
 * quotation mark belongs to the cell, white space does not.
 */
export function* rowsOf(text: string, delimiter: string): Generator<CsvRow> {
  const cell = cellPattern(delimiter);
  let row: CsvRow = { cells: [], isBroken: false };
  while (cell.lastIndex < text.length || row.cells.length > 0) {
    const [, quoted, closing, rest = '', plain = '', end] = cell.exec(text)!;
    row.cells.push(
      quoted === undefined ? plain : quoted.replaceAll('""', '"') + (rest.trim() === '' ? '' : rest),
    );
    row.isBroken ||= closing === '';
    if (end === delimiter) continue;
    yield row;
    row = { cells: [], isBroken: false };
  }
}

function cellPattern(delimiter: string): RegExp {
  const separator = `\\u${delimiter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const unquoted = `([^${separator}\\r\\n]*)`;
  const quoted = `"([^"]*(?:""[^"]*)*)("?)${unquoted}`;
  return new RegExp(`(?:${quoted}|${unquoted})(${separator}|\\r\\n|\\r|\\n|$)`, 'y');
}
