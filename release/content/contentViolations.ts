import { ValidationError } from 'yup';
import type { Content } from './readContent';

/** Parts of the content that are not data or violate their schema, by collection and field. */
export const contentViolations = ({ collections, schemas }: Content): string[] =>
  Object.entries(collections).flatMap(([name, collection]) => {
    const schema = schemas[name];
    if (!schema) return [`${name} has no schema in shared/src/schemas/collections.ts`];
    if (!isData(collection)) return [`${name} holds something that is no data, such as a function`];
    try {
      schema.noUnknown().validateSync(collection, { strict: true, abortEarly: false });
      return [];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return error.errors.map((violation) => `${name}: ${violation}`);
    }
  });

/** Whether a value is the same after it was written as JSON and read again, as documents and files hold it. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== 'object' || value === null)
    return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  return Object.values(value).every(isData);
}
