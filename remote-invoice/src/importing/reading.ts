import type { ImportWriting, InvoiceImport } from '@vibrant-peak/shared/host';
import type { GuessedWriting } from './guessWriting';
import { rowStatusOf } from '@vibrant-peak/invoice/rowStatus';
import { fieldNames, hasAmount, importFields, type Columns, type ImportFieldName } from './importFields';
import { rowsOf, textsOf, type ImportTable } from './readTable';

/** A table, and how it is read. */
export interface Reading {
  table: ImportTable;
  columns: Columns;
  /** Fields without a column when the table was opened: these are asked, the others are folded. */
  asked: readonly ImportFieldName[];
  writing: GuessedWriting &
    Pick<ImportWriting, 'currency'> & { writtenOff: NonNullable<ImportWriting['writtenOff']> | '' };
}

/** How many rows are of invoices that were written off. */
export const writtenOffIn = ({ table, columns }: Reading) =>
  textsOf(table, columns.status).filter((text) => rowStatusOf(text) === 'written off').length;

export interface ChoiceProps {
  reading: Reading;
  onChange: (reading: Reading) => void;
}

/** What the server is asked. @throws an error for the user when a choice is missing. */
export function askedIn(reading: Reading) {
  const { table, columns, writing } = reading;
  const missing = fieldNames.filter((name) => importFields[name].isRequired && columns[name] === undefined);
  if (missing.length > 0)
    throw new Error(`Choose the column: ${missing.map((name) => importFields[name].label).join(', ')}.`);
  if (!hasAmount(columns)) throw new Error('Choose the column of the total or of the net amount.');
  const { dateFormat, decimalMark, currency, writtenOff } = writing;
  if (dateFormat === '') throw new Error('Choose how days are written.');
  if (decimalMark === '') throw new Error('Choose how amounts are written.');
  if (writtenOff === '' && writtenOffIn(reading) > 0)
    throw new Error('Choose what becomes of invoices that were written off.');
  const asked = { dateFormat, decimalMark, currency, ...(writtenOff && { writtenOff }) };
  return { rows: rowsOf(table, columns), writing: asked };
}

export const countOf = (count: number) =>
  count === 1 ? '1 invoice' : `${count.toLocaleString('en')} invoices`;

/** Invoices and drafts in words; drafts only where there are some. */
export const namesOf = ({ count, drafts }: Pick<InvoiceImport, 'count' | 'drafts'>) =>
  [
    ...(count > 0 || drafts === 0 ? [countOf(count)] : []),
    ...(drafts > 0 ? [drafts === 1 ? '1 draft' : `${drafts.toLocaleString('en')} drafts`] : []),
  ].join(' and ');
