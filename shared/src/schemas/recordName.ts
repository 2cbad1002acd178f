/** Fields that name a record, the best first. */
const naming = ['title', 'name', 'alt', 'from', 'text'];

/** The field that names records with these fields. */
export const nameFieldOf = (fields: readonly string[]): string | undefined =>
  naming.find((name) => fields.includes(name));

/** The name by which people know a record; `undefined` when it has none. */
export const recordName = (record: Record<string, unknown>): string | undefined =>
  naming
    .map((field) => record[field])
    .find((text): text is string => typeof text === 'string' && text.trim() !== '');
