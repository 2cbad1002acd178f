import type { Schema } from 'yup';
import { companyDay } from '../clock/companyClock';
import { collections, type Fields } from './collections';

const lastDayFields = new Map(
  [...collections.values()].map(({ name, schema }) => [
    name,
    Object.keys(schema.fields).find((field) => (schema.fields[field] as Schema).spec.meta?.isLastDay),
  ]),
);

/** The last day on which a record is on the site; nothing where it has none. */
export function lastDayOf(collection: string, value: Fields | null): string | undefined {
  const field = lastDayFields.get(collection);
  const day = field === undefined ? undefined : value?.[field];
  // A draft may lack it.
  return day ? String(day) : undefined;
}

/** Whether the last day of a record is over. */
export function isOver(collection: string, value: Fields | null, today = companyDay()): boolean {
  const last = lastDayOf(collection, value);
  return last !== undefined && last < today;
}
