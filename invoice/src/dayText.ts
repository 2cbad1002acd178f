const inFormat = (dateStyle: 'medium' | 'long') => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle, timeZone: 'UTC' });
  return (date: string): string => {
    const time = Date.parse(`${date}T00:00:00Z`);
    return Number.isNaN(time) ? date : format.format(time);
  };
};

/** `31 Mar 2026` for `2026-03-31`, as staff pages show days; invalid dates stay unchanged. */
export const dayText = inFormat('medium');

/** `31 March 2026` for `2026-03-31`, as sheets show days; invalid dates stay unchanged. */
export const longDayText = inFormat('long');

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `October 2026` for `2026-10`. */
export const monthText = (month: string): string => monthFormat.format(Date.parse(`${month}-01`));
