import { addDays, daysBetween } from './days';

/** How often an invoice comes again. */
export const intervals = ['week', 'month', 'quarter', 'year'] as const;
export type Interval = (typeof intervals)[number];

const monthsOf: Record<Exclude<Interval, 'week'>, number> = { month: 1, quarter: 3, year: 12 };

/** The day so many months after another one, or the last day of that month. */
function monthsAfter(from: string, months: number): string {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/**
 * The first day of a plan that is later than another day. Each is counted from the first one, so
 * that the 31st is the last day of shorter months, and the 31st again after them.
 */
export function dayAfter(first: string, every: Interval, day: string): string {
  if (first > day) return first;
  if (every === 'week') {
    const weeks = Math.floor(daysBetween(first, day) / 7) + 1;
    return addDays(first, weeks * 7);
  }
  const step = monthsOf[every];
  const between = (Number(day.slice(0, 4)) - Number(first.slice(0, 4))) * 12;
  const months = between + Number(day.slice(5, 7)) - Number(first.slice(5, 7));
  const steps = Math.floor(months / step) * step;
  const next = monthsAfter(first, steps);
  return next > day ? next : monthsAfter(first, steps + step);
}

/** The first days of a plan. */
export function firstDays(first: string, every: Interval, count: number): string[] {
  const days = [first];
  while (days.length < count) days.push(dayAfter(first, every, days.at(-1)!));
  return days;
}
