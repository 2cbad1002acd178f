import { yup } from '@vibrant-peak/shared/forms';
import type { Entity, Field } from '../entities/entity';
import { kindOf } from '../fields/fieldKinds';
import { readFields } from '../fields/readFields';
import { nestedValues, valueAt, type RecordValues } from '../records/recordValues';

/**
 * Validation schema of a form. Fields such as `social.linkedin` become nested objects.
 * @param check rules for the record as a whole, once every field is valid.
 */
export function schemaOf(fields: readonly Field[], check?: Entity['check']): yup.ObjectSchema<RecordValues> {
  const rules = nestedValues(fields.map((field) => [field.name, ruleOf(field)]));
  const schema = objectOf(rules) as unknown as yup.ObjectSchema<RecordValues>;
  if (!check) return schema;
  return schema.test('record', (_values, { originalValue, createError }) => {
    const reading = readFields(fields, ({ name }) => valueAt(originalValue as RecordValues, name));
    const problems = 'values' in reading ? check(reading.values) : [];
    if (problems.length === 0) return true;
    return new yup.ValidationError(
      problems.map(({ path, problem }) => createError({ path, message: problem })),
    );
  });
}

function ruleOf(field: Field) {
  const { read } = kindOf(field);
  return yup
    .mixed()
    .transform((typed: unknown) => {
      const reading = read(typed, field);
      return 'value' in reading ? reading.value : typed;
    })
    .test('kind', (value, { originalValue, createError, path }) => {
      const reading = read(originalValue ?? value, field);
      if ('value' in reading) return true;
      if (!reading.parts) return createError({ message: reading.problem });
      return new yup.ValidationError(
        reading.parts.map((part) => createError({ path: path + part.path, message: part.problem })),
      );
    });
}

const objectOf = (rules: Record<string, unknown>): yup.ISchema<unknown> =>
  yup.object(
    Object.fromEntries(
      Object.entries(rules).map(([name, rule]) => [
        name,
        yup.isSchema(rule) ? rule : objectOf(rule as Record<string, unknown>),
      ]),
    ),
  );
