import { isMissing } from '@vibrant-peak/shared/schemas/isMissing';
import { ValidationError, type Schema } from 'yup';

/** What is wrong with a field. */
export interface Violation {
  /** Its path, such as `results[0].unit`. */
  field: string;
  /** In plain words, to be read after the field's name. */
  message: string;
}

/** The rules that a value breaks. Of a missing field only the first: it breaks all of them. */
export function validationErrors(schema: Schema, value: unknown): ValidationError[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all.filter(
      (each, index) => !isMissing(each) || all.findIndex(({ path }) => path === each.path) === index,
    );
  }
}

/** The fields that a schema refuses, in the words of the schema. */
export const violationsOf = (schema: Schema, value: unknown): Violation[] =>
  validationErrors(schema, value).map(({ path = '', message }) => ({ field: path, message }));
