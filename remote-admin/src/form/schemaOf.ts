import { yup } from '@vibrant-peak/shared/forms';
import type { Field } from '../entities/entity';
import { fieldKinds } from '../fields/fieldKinds';
import { nestedValues, type RecordValues } from '../records/recordValues';

/** Validation schema of a form, derived from the kinds of its fields. Fields such as `social.linkedin` become nested objects. */
export function schemaOf(fields: readonly Field[]): yup.ObjectSchema<RecordValues> {
  const rules = nestedValues(fields.map((field) => [field.name, ruleOf(field)]));
  return objectOf(rules) as unknown as yup.ObjectSchema<RecordValues>;
}

function ruleOf(field: Field) {
  const { read } = fieldKinds[field.kind];
  return yup
    .mixed()
    .transform((typed: unknown) => {
      const reading = read(typed, field);
      return 'value' in reading ? reading.value : typed;
    })
    .test('kind', (value, { originalValue, createError }) => {
      const reading = read(originalValue ?? value, field);
      return 'problem' in reading ? createError({ message: reading.problem }) : true;
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
