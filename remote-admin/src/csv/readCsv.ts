import type { Entity, Field } from '../entities/entity';
import { readFields, type FieldProblem } from '../fields/readFields';
import { initialValueOf, savedFields } from '../form/formValues';
import type { RecordValues } from '../records/recordValues';
import { hasText } from '@vibrant-peak/shared/decodeCsv';
import { unescapeCell } from '@vibrant-peak/shared/formulaCells';
import { tableOf } from './tableOf';

/** Result of reading a file. Rows are numbered as in a spreadsheet, from 1. */
export interface ImportPreview {
  good: RecordValues[];
  /** The fields that have a column. */
  given: Field[];
  bad: { row: number; problems: string[] }[];
  /** Headers that match no field. */
  ignoredColumns: string[];
}

/** Longest time in milliseconds that validation may block the main thread. */
const slice = 10;

/**
 * Reads a CSV file and validates every row like the form.
 * @throws an error with a message for the user when the file cannot be read at all.
 */
export async function readCsv(entity: Entity, text: string): Promise<ImportPreview> {
  const { head, columns, rows } = tableOf(entity, text);
  const fields = savedFields(entity);
  const preview: ImportPreview = {
    good: [],
    given: entity.fields.filter((_, index) => (columns[index] ?? -1) >= 0),
    bad: [],
    ignoredColumns: head.filter((name, index) => name.trim() !== '' && !columns.includes(index)),
  };
  let sliceEnd = performance.now() + slice;
  for (const { row, cells, isBroken } of rows) {
    const problems = isBroken ? ['Quotation marks do not match'] : [];
    if (hasText(cells.slice(head.length))) problems.push('More values than columns');
    const result = readFields(fields, (field) => {
      const cell = cells[columns[fields.indexOf(field)] ?? -1];
      return cell === undefined ? initialValueOf(field) : unescapeCell(cell);
    });
    if ('problems' in result) problems.push(...result.problems.map(problemText));
    else problems.push(...(entity.check?.(result.values).map(({ problem }) => problem) ?? []));
    if (problems.length === 0 && 'values' in result) preview.good.push(result.values);
    else preview.bad.push({ row, problems });
    if (performance.now() > sliceEnd) {
      await new Promise((resolve) => setTimeout(resolve));
      sliceEnd = performance.now() + slice;
    }
  }
  return preview;
}

const problemText = ({ field, problem }: FieldProblem) => `${field.label}: ${problem}`;
