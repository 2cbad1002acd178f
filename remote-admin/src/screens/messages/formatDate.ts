const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Local date and time; an invalid date is shown unchanged. */
export function formatDate(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : format.format(time);
}
