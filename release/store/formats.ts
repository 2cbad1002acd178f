import { lazy, object, ValidationError, type Schema } from 'yup';

/** The format in which entries, compositions and manifests are written, and the only one that is read. */
export const format = 1;

/** Something in the store was written by another version, or is not what this one would write. */
export class FormatError extends Error {
  override name = 'FormatError';
}

/** Reads stored JSON. @throws FormatError that names the object, when its format is unknown or it does not fit the schema. */
export function parsed<T>(name: string, content: Buffer | string, schema: Schema): T {
  const value = JSON.parse(content.toString()) as { format?: unknown } | null;
  if (value?.format !== format)
    throw new FormatError(
      `${name} has format ${value?.format}, and this version knows format ${format} only`,
    );
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new FormatError(`${name} is damaged: ${error.errors.join(', ')}`);
  }
  return value as T;
}

/** An object with any keys, all of whose values fit one schema. */
export const recordOf = (schema: Schema) =>
  lazy((value: unknown) =>
    object(Object.fromEntries(Object.keys(Object(value) as object).map((key) => [key, schema]))).required(),
  );
