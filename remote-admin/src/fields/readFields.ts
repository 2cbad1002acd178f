import { nestedValues, type RecordValues } from '../records/recordValues';
import type { Field } from './fieldKind';
import { kindOf } from './fieldKinds';

export interface FieldProblem {
  field: Field;
  problem: string;
}

/** Parses the inputs of all fields into the values of a record, or returns every problem. */
export function readFields(
  fields: readonly Field[],
  inputOf: (field: Field) => unknown,
): { values: RecordValues } | { problems: FieldProblem[] } {
  const readings = fields.map((field) => ({ field, ...kindOf(field).read(inputOf(field), field) }));
  const problems = readings.flatMap((reading) => ('problem' in reading ? [reading] : []));
  if (problems.length > 0) return { problems };
  return {
    values: nestedValues(
      readings.map((reading) => [reading.field.name, 'value' in reading ? reading.value : undefined]),
    ),
  };
}
