import { ValidationError, type Schema } from 'yup';

/** What is wrong with a field. */
export interface Violation {
  /** Its path, such as `results[0].unit`. */
  field: string;
  /** In plain words, to be read after the field's name. */
  message: string;
}

/**
 * The fields that a schema refuses.
 * @param messageOf says why; by default in the words of the schema.
 */
export function violationsOf(
  schema: Schema,
  value: unknown,
  messageOf = ({ message }: ValidationError) => message,
): Violation[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all.map((each) => ({ field: each.path ?? '', message: messageOf(each) }));
  }
}
