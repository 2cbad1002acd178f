import type { ImportWriting } from '@vibrant-peak/shared/host';
import { markOf, readFigure } from '@vibrant-peak/invoice/figure';
import type { Columns } from './importFields';
import { textsOf, type ImportTable } from './readTable';

/** How texts are written; blank where they do not show it. */
export interface GuessedWriting {
  dateFormat: ImportWriting['dateFormat'] | '';
  decimalMark: ImportWriting['decimalMark'] | '';
}

const amountFields = 'net|discount|tax|total|paid|balance|quantity|price|lineNet|lineTotal'.split('|');

/** Finds out how the texts of the columns are written. */
export const guessWriting = (table: ImportTable, columns: Columns): GuessedWriting => ({
  dateFormat: dateFormatOf(['date', 'due', 'paidOn'].flatMap((name) => textsIn(table, columns, name))),
  decimalMark: decimalMarkOf(amountFields.flatMap((name) => textsIn(table, columns, name))),
});

const textsIn = (table: ImportTable, columns: Columns, name: string) =>
  textsOf(table, columns[name as keyof Columns]);

/** Months have no more than 12: a larger number is the day. */
function dateFormatOf(texts: readonly string[]): GuessedWriting['dateFormat'] {
  // Days that begin with the year or name the month have one reading.
  const others = texts.filter((text) => !/^\d{4}[-/.]|\p{L}{3}/u.test(text));
  if (others.length === 0) return texts.length > 0 ? 'YYYY-MM-DD' : '';
  const parts = others.map((text) => text.split(/[./-]/).map(Number));
  if (parts.some(([first = 0]) => first > 12)) return 'DD.MM.YYYY';
  if (parts.some(([, second = 0]) => second > 12)) return 'MM/DD/YYYY';
  return others.every((text) => text.includes('.')) ? 'DD.MM.YYYY' : '';
}

/** `1,234` may be either. */
function decimalMarkOf(texts: readonly string[]): GuessedWriting['decimalMark'] {
  const mark = texts.map(markOf).find((each) => each !== undefined);
  if (mark) return mark;
  return texts.some((text) => 'readings' in (readFigure(text) ?? {})) ? '' : '.';
}
