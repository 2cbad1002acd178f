import type { Entity, Field } from '../entities/entity';
import { readFields, type FieldProblem } from '../fields/readFields';
import { initialValueOf } from '../form/formValues';
import type { RecordValues } from '../records/recordValues';
import { unescapeCell } from './formulaCells';
import { loadPapa } from './loadPapa';

/** Result of reading a file. Rows are numbered as in a spreadsheet: the header is row 1. */
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
 * Reads a CSV file and validates every row like the form does.
 * @throws an error with a user-facing message when the file as a whole cannot be read.
 */
export async function readCsv(entity: Entity, text: string): Promise<ImportPreview> {
  const papa = await loadPapa();
  const { body, delimiter } = withoutSeparator(text);
  const { data, errors } = papa.parse<string[]>(body, { delimiter });
  const [head = [], ...rows] = data;
  if (head.every((name) => name.trim() === '')) throw new Error('The file is empty.');
  const columns = columnsOf(entity, head);
  const brokenRows = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));

  const preview: ImportPreview = {
    good: [],
    given: entity.fields.filter((_, index) => (columns[index] ?? -1) >= 0),
    bad: [],
    ignoredColumns: head.filter((name, index) => name.trim() !== '' && !columns.includes(index)),
  };
  let sliceEnd = performance.now() + slice;
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = index + 2;
    const problems = brokenRows.has(index + 1) ? ['Quotation marks do not match'] : [];
    if (cells.length > head.length) problems.push('More values than columns');
    const result = readFields(entity.fields, (field) => {
      const cell = cells[columns[entity.fields.indexOf(field)] ?? -1];
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

/** Excel may name the separator in a first line such as `sep=;`, which is not a row of the table. */
function withoutSeparator(text: string): { body: string; delimiter: string } {
  const line = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  return line ? { body: text.slice(line[0].length), delimiter: line[1]! } : { body: text, delimiter: '' };
}

/** Column index of each field, found by label or name; -1 for an optional field without a column. */
function columnsOf({ fields }: Entity, head: readonly string[]): number[] {
  const names = head.map((name) => name.trim().toLowerCase());
  const columns = fields.map(({ label, name }) =>
    names.findIndex((known) => known === label.toLowerCase() || known === name.toLowerCase()),
  );
  const missing = fields.filter(({ isRequired }, index) => isRequired && columns[index] === -1);
  if (missing.length > 0) {
    const labels = missing.map(({ label }) => `"${label}"`).join(', ');
    throw new Error(`The first row has to name the columns. Missing: ${labels}.`);
  }
  return columns;
}
