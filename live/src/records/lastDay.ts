import type { Schema } from 'yup';
import { collections, type Fields } from './collections';

/** The clocks of the company's offices. */
const zone = 'Asia/Karachi';

/** The Swedish way to write days is that of ISO 8601. */
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });

/** The day by the company's clocks, such as `2026-11-30`. */
export const companyDay = (now = new Date()): string => days.format(now);

/** The hour by the company's clocks, from 0 to 23. */
export const companyHour = (now = new Date()): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(now));

const lastDayFields = new Map(
  [...collections.values()].map(({ name, schema }) => [
    name,
    Object.keys(schema.fields).find((field) => (schema.fields[field] as Schema).spec.meta?.isLastDay),
  ]),
);

/** The last day on which a record is on the site; nothing where it has none. */
export function lastDayOf(collection: string, value: Fields | null): string | undefined {
  const field = lastDayFields.get(collection);
  return field === undefined || !value ? undefined : String(value[field]);
}

/** Whether the last day of a record is over. */
export function isOver(collection: string, value: Fields | null, today = companyDay()): boolean {
  const last = lastDayOf(collection, value);
  return last !== undefined && last < today;
}
