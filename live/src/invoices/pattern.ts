import { problem } from '../http/problem';

/** What stands in a pattern such as `INV-{year}-{0000}`. */
const placeholder = /\{[^{}]*\}/g;

/** @throws a problem (422). */
export function assertPattern({ pattern, isYearly }: { pattern: string; isYearly: boolean }): void {
  const parts: readonly string[] = pattern.match(placeholder) ?? [];
  const counters = parts.filter((part) => /^\{0+\}$/.test(part));
  const hasYear = parts.includes('{year}') || parts.includes('{yy}');
  const isKnown = parts.every((part) => counters.includes(part) || ['{year}', '{yy}', '{MM}'].includes(part));
  const refuse = (message: string) =>
    problem(422, message, { details: { field: 'pattern', violations: [{ field: 'pattern', message }] } });
  if (!isKnown || /[{}]/.test(pattern.replace(placeholder, '')))
    throw refuse('A pattern has the parts {year}, {yy}, {MM} and {0000}.');
  if (counters.length !== 1) throw refuse('A pattern has the counter once, such as {0000}.');
  if (isYearly && !hasYear) throw refuse('A series that begins again each year has {year} or {yy}.');
}

/** The number with this count. @param date as YYYY-MM-DD. */
export const numberOf = (pattern: string, date: string, count: number): string =>
  pattern.replace(placeholder, (part) => {
    if (part === '{year}') return date.slice(0, 4);
    if (part === '{yy}') return date.slice(2, 4);
    if (part === '{MM}') return date.slice(5, 7);
    return String(count).padStart(part.length - 2, '0');
  });

/** Largest count of a series. */
const digits = 9;

/**
 * Finds the year and the count in numbers of a pattern.
 * @returns `undefined` for a number that the pattern does not make.
 */
export function countsBy(pattern: string) {
  const source = pattern
    .replace(/[.*+?^$()|[\]\\/]/g, '\\$&')
    .replace('{year}', '(?<year>\\d{4})')
    .replace('{yy}', '(?<yy>\\d\\d)')
    .replace('{MM}', '(?<month>\\d\\d)')
    .replaceAll('{year}', '\\d{4}')
    .replaceAll(/\{(?:yy|MM)\}/g, '\\d\\d')
    .replace(/\{0+\}/, `(?<count>\\d{1,${digits}})`);
  const made = new RegExp(`^${source}$`);
  return (number: string, date: string): { year: string; count: number } | undefined => {
    const { year = '', yy = '', month = '01', count } = made.exec(number)?.groups ?? {};
    const ofNumber = year || (yy ? `20${yy}` : date.slice(0, 4));
    const isMade = count && numberOf(pattern, `${ofNumber}-${month}`, Number(count)) === number;
    return isMade ? { year: ofNumber, count: Number(count) } : undefined;
  };
}
