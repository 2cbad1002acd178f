import { daysBetween } from './days';

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** When an invoice is due, in words. */
export interface DueState {
  date: string;
  distance: string;
  isOverdue: boolean;
}

/**
 * @param dueDate and @param today as YYYY-MM-DD.
 * @returns `undefined` without a due date, or when it is not a date.
 */
export function dueStateOf(dueDate: string, today: string): DueState | undefined {
  // Other forms would be read in local time.
  const due = isoDate.test(dueDate) ? Date.parse(dueDate) : NaN;
  if (Number.isNaN(due)) return undefined;
  const days = daysBetween(today, dueDate);
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  const isOverdue = days < 0;
  const distance = days === 0 ? 'Due today' : isOverdue ? `Overdue by ${count}` : `Due in ${count}`;
  return { date: format.format(due), distance, isOverdue };
}
