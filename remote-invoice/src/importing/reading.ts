import type { ImportWriting } from '@vibrant-peak/shared/host';
import type { GuessedWriting } from './guessWriting';
import { fieldNames, importFields, type Columns } from './importFields';
import { rowsOf, type ImportTable } from './readTable';

/** A table, and how it is read. */
export interface Reading {
  table: ImportTable;
  columns: Columns;
  writing: GuessedWriting & Pick<ImportWriting, 'currency'>;
}

export interface ChoiceProps {
  reading: Reading;
  onChange: (reading: Reading) => void;
}

/** What the server is asked. @throws an error for the user when a choice is missing. */
export function askedIn({ table, columns, writing }: Reading) {
  const missing = fieldNames.filter((name) => importFields[name].isRequired && columns[name] === undefined);
  if (missing.length > 0)
    throw new Error(`Choose the column: ${missing.map((name) => importFields[name].label).join(', ')}.`);
  if (columns.total === undefined && columns.net === undefined)
    throw new Error('Choose the column of the total or of the net amount.');
  const { dateFormat, decimalMark, currency } = writing;
  if (dateFormat === '') throw new Error('Choose how days are written.');
  if (decimalMark === '') throw new Error('Choose how amounts are written.');
  return { rows: rowsOf(table, columns), writing: { dateFormat, decimalMark, currency } };
}

export const countOf = (count: number) =>
  count === 1 ? '1 invoice' : `${count.toLocaleString('en')} invoices`;
