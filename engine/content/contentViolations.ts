import { ValidationError } from 'yup';
import type { Content } from './readContent';

/** Parts of the content that are not data or violate their schema, by collection and field. */
export const contentViolations = ({ collections, schemas }: Content): string[] =>
  Object.entries(collections).flatMap(([name, collection]) => {
    const schema = schemas[name];
    if (!schema) return [`${name} has no schema in shared/src/schemas/collections.ts`];
    if (!isData(collection)) return [`${name} holds something other than data, such as a function`];
    try {
      schema.noUnknown().validateSync(collection, { strict: true, abortEarly: false });
      return [];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return grouped(error.inner.length > 0 ? error.inner : [error]).map(
        (violation) => `shared/src/content/${name}.ts: ${violation}`,
      );
    }
  });

/** One sentence for each violation, however many entries of a list have it. */
function grouped(errors: readonly ValidationError[]): string[] {
  const groups = new Map<string, ValidationError[]>();
  for (const error of errors) {
    const key = error.message.replace(/\[\d+\]/g, '[]');
    groups.set(key, [...(groups.get(key) ?? []), error]);
  }
  return [...groups].map(([key, group]) => {
    const [first] = group as [ValidationError];
    const what = group.length === 1 ? first.message : `${key}, ${group.length} times, first ${first.path}`;
    return isMissing(first) ? `${what}: add it, or make it optional in shared/src/schemas` : what;
  });
}

const isMissing = ({ type }: ValidationError) =>
  type === 'optionality' || type === 'nullable' || type === 'required';

/** Whether a value is the same after it was written as JSON and read again. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== 'object' || value === null)
    return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  return Object.values(value).every(isData);
}
