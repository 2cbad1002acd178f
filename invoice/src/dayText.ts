const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** `31 Mar 2026` for `2026-03-31`, as staff pages show days; invalid dates stay unchanged. */
export function dayText(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : format.format(time);
}
