import { numberOf } from './giveNumber';

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
