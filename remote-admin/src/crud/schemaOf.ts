import { yup } from 'shared/forms';
import type { Field } from './entity';
import { fieldRules } from './fieldRules';
import { nestedValues } from './recordValues';

export type RecordValues = Record<string, unknown>;

/** The rules of a whole record; fields such as `social.linkedin` become nested objects. */
export function schemaOf(fields: readonly Field[]): yup.ObjectSchema<RecordValues> {
  const rules = nestedValues(fields.map((field) => [field.name, fieldRules[field.kind](field)]));
  return objectOf(rules) as unknown as yup.ObjectSchema<RecordValues>;
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
