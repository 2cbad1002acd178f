import { isMissing } from '@vibrant-peak/shared/schemas/isMissing';
import { nameFieldOf, recordName } from '@vibrant-peak/shared/schemas/recordName';
import type { ValidationError } from 'yup';
import { problem } from '../http/problem';
import { textViolations } from './textViolations';
import { hasOwnIds, type Collection, type Fields } from './collections';
import { validationErrors, type Violation } from './violation';

/**
 * Checks a record that is to be saved as a draft. It may lack anything but its name: `checkContent`
 * asks for the rest.
 * @param others further violations.
 * @throws a problem (422) that names the record and each field that its schema refuses.
 */
export function checkRecord(
  collection: Collection,
  id: string,
  value: Fields,
  others: readonly Violation[] = [],
): void {
  const violations = [
    ...draftErrors(collection, value).map((error) => ({
      field: error.path ?? '',
      message: messageOf(error),
    })),
    ...textViolations(collection, value),
    ...idViolations(collection, id, value),
    ...others,
  ];
  if (violations.length === 0) return;
  const messages = violations.map(({ field, message }) => (field ? `"${field}" ${message}` : message));
  throw problem(422, `${recordLabel(collection, id, value)}: ${messages.join('; ')}.`, {
    details: { collection: collection.name, id, violations },
  });
}

function draftErrors({ kind, schema }: Collection, value: Fields): ValidationError[] {
  const errors = validationErrors(schema, value);
  if (kind === 'order') return errors;
  const name = kind === 'list' ? nameFieldOf(Object.keys(schema.fields)) : undefined;
  return errors.filter((error) => !isMissing(error) || error.path === name);
}

/** The name by which people know a record, after that of its collection. */
export const recordLabel = ({ name }: Collection, id: string, value: Fields): string =>
  `${name}, "${recordName(value) ?? id}"`;

/** Others know the record by its id: it stays as it is. */
const idViolations = (collection: Collection, id: string, value: Fields): Violation[] =>
  hasOwnIds(collection) && String(value['id']) !== id
    ? [{ field: 'id', message: `stays "${id}", because other records name it` }]
    : [];

/** Rules whose messages in yup name patterns, types or the field once more. */
const messages: Record<string, (params: Fields) => string> = {
  required: () => 'is missing',
  optionality: () => 'is missing',
  nullable: () => 'is missing',
  typeError: ({ type }) =>
    `is not ${type === 'array' ? 'a list' : type === 'object' ? 'a group of fields' : `a ${type}`}`,
  noUnknown: ({ unknown }) => `has no field "${unknown}"`,
  oneOf: ({ values }) => `is one of: ${values}`,
  email: () => 'is not an email address',
  url: () => 'is not an address that begins with https://',
  integer: () => 'is not a whole number',
  min: ({ min }) => `is too short or too small: at least ${min}`,
  max: ({ max }) => `is too long or too large: at most ${max}`,
  length: ({ length }) => `has exactly ${length} entries`,
};

/** What is wrong, in plain words, to be read after the field's name. */
export function messageOf({ type, value, params = {}, message, path }: ValidationError): string {
  if (value === '') return 'is missing';
  if (type === 'matches' && /must match the following/.test(message))
    return 'is not written as this field needs it';
  const own = messages[type ?? '']?.(params);
  return own ?? message.replace(`${path} `, '');
}
