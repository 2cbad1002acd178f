import { lazy, mixed, object, string, ValidationError, type InferType, type ISchema, type Schema } from 'yup';
import { isName } from '../objects/objectStore';

/**
 * The format in which entries, compositions and manifests are written, and the only one that is
 * read.
 */
export const format = 1;

/** Bytes that any JSON from a store or a site may have. */
export const sizeLimit = 32 * 1024 * 1024;

/** An object of another version, or one that this version would not write. */
export class FormatError extends Error {
  override name = 'FormatError';
}

/** @throws FormatError that names the object, when it is too big or no JSON. */
export function jsonOf(name: string, content: Buffer | string): unknown {
  if (content.length > sizeLimit)
    throw new FormatError(`${name} has ${content.length} bytes: ${sizeLimit} are allowed`);
  try {
    return JSON.parse(content.toString());
  } catch {
    throw new FormatError(`${name} is not JSON`);
  }
}

/**
 * Reads JSON from a store or a site.
 * @throws FormatError that names the object, when it does not fit the schema.
 */
export const readJson = <T>(name: string, content: Buffer | string, schema: Schema): T =>
  fitting<T>(name, jsonOf(name, content), schema);

/**
 * Reads stored JSON with a format number.
 * @throws FormatError that names the object, when its format is unknown.
 */
export function formatted(name: string, content: Buffer | string): unknown {
  const value = jsonOf(name, content) as { format?: unknown } | null;
  if (value?.format !== format)
    throw new FormatError(
      `${name} has format ${value?.format}, and this version knows format ${format} only: start the version that wrote it, or a later one`,
    );
  return value;
}

/**
 * Reads stored JSON with a format number.
 * @throws FormatError that names the object, when its format is unknown or it does not fit the
 * schema.
 */
export const parsed = <T>(name: string, content: Buffer | string, schema: Schema): T =>
  fitting<T>(name, formatted(name, content), schema);

function fitting<T>(name: string, value: unknown, schema: Schema): T {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new FormatError(`${name} is damaged: ${error.errors.join(', ')}`);
  }
  return value as T;
}

/** An object with any keys and values of one schema. */
export const recordOf = <T extends Schema>(schema: T) =>
  lazy((value: unknown) => {
    const keys = Object.keys(Object(value) as object);
    return object(Object.fromEntries(keys.map((key) => [key, schema]))).required() as ISchema<
      Record<string, InferType<T>>
    >;
  });

/**
 * An object with any keys, each of which is checked with its value. Quick: there may be thousands.
 */
export const recordWhere = <T extends object>(what: string, fits: (key: string, value: unknown) => boolean) =>
  mixed<T>().test('record', (value, { path = '', createError }) => {
    const place = path || 'it';
    if (value === undefined) return true;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return createError({ message: `${place} is not an object` });
    const stray = Object.entries(value).find(([key, each]) => !fits(key, each));
    return (
      stray === undefined || createError({ message: `${place} holds ${JSON.stringify(stray[0])}, ${what}` })
    );
  });

/** Whether a path of a release's file stays below the folder that it is put in, on any system. */
export const isBelow = (path: string): boolean =>
  // On Windows a backslash separates folders, and a colon ends the name of a drive.
  isName(path.replace(/[\\:\0]/g, '//'));

/** The path of a file in a folder of the store. */
export const filePath = () =>
  string().required().test('path', '${path} is not a path below its folder', isBelow);

/** Names of applications, and addresses below `r/<app>/`: both become parts of paths. */
export const appName = /^[a-z0-9][\w.-]*$/i;
export const addressPattern = /^\d+-[\w-]+$/;

export const releasesRecord = () =>
  recordWhere<Record<string, string>>(
    'which names no release',
    (name, value) => appName.test(name) && typeof value === 'string' && addressPattern.test(value),
  );

/** Whether a value is text for people, of one line: nothing in it moves a terminal's cursor. */
export const isLine = (value: unknown): value is string =>
  typeof value === 'string' && /^\P{Cc}*$/u.test(value);

export const line = () =>
  string().test('line', '${path} is not one line of text', (value) => isLine(value ?? ''));
