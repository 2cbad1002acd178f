import { dayAfter } from './planDays';

/** What is unusual about the date of an issue, and takes a yes. Days are YYYY-MM-DD. */
export function unusualDate(date: string, lastDate: string, today: string): 'earlier' | 'far' | undefined {
  if (date < lastDate) return 'earlier';
  return date > dayAfter(today, 'year', today) ? 'far' : undefined;
}
