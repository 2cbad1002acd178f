const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Local date and time; an invalid time is shown unchanged. @param at ISO time. */
export function formatTime(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? at : format.format(time);
}
