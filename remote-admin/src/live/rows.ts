import type { Field, FieldKindDefinition } from '../fields/fieldKind';
import { kindOf } from '../fields/fieldKinds';
import { shownText } from '../fields/shownText';
import { text } from '../fields/text';
import { createRowsControl } from './RowsControl';
import { rowsToText, textToRows } from './rowText';

type Row = Record<string, unknown>;

/** Rows with the same few fields; as text, a line per row and " | " between cells. */
export function rows(columns: readonly Field[]): FieldKindDefinition {
  const textsOf = (row: Row) => columns.map((column) => kindOf(column).toText(row[column.name]));
  const toText = (value: unknown) => (Array.isArray(value) ? rowsToText((value as Row[]).map(textsOf)) : '');
  const toInput = (value: unknown) => (value as Row[]).map((row) => namedBy(columns, textsOf(row)));
  return {
    ...text,
    blank: [],
    toText,
    toInput,
    read: (input, { isRequired }) => {
      const given = Array.isArray(input)
        ? (input as Row[])
        : textToRows(String(input ?? '')).map((cells) => namedBy(columns, cells));
      if (isRequired && given.length === 0) return { problem: 'This field is required' };
      // Rows that may be missing may also be incomplete.
      const cells = isRequired ? columns : columns.map((column) => ({ ...column, isRequired: false }));
      return readRows(cells, given);
    },
    control: { type: 'own', Control: createRowsControl(columns) },
    Cell: ({ value }) => shownText(toText(value).replaceAll('\n', '; ')),
  };
}

const namedBy = (columns: readonly Field[], cells: readonly string[]): Row =>
  Object.fromEntries(columns.map(({ name }, index) => [name, cells[index] ?? '']));

function readRows(columns: readonly Field[], given: readonly Row[]) {
  const readings = given.flatMap((row, index) =>
    columns.map((column) => ({ index, column, reading: kindOf(column).read(row[column.name], column) })),
  );
  const problems = readings.flatMap(({ index, column, reading }) =>
    'problem' in reading ? [{ index, column, problem: reading.problem }] : [],
  );
  if (problems.length > 0)
    return {
      problem: problems
        .map(({ index, column, problem }) => `row ${index + 1}, ${column.label}: ${problem}`)
        .join('; '),
      parts: problems.map(({ index, column, problem }) => ({ path: `[${index}].${column.name}`, problem })),
    };
  const value: Row[] = given.map(() => ({}));
  for (const { index, column, reading } of readings)
    if ('value' in reading) value[index]![column.name] = reading.value;
  return { value };
}
