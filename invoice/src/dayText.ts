const inFormat = (dateStyle: 'medium' | 'long') => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (date: string, language = 'en'): string => {
    const time = Date.parse(`${date}T00:00:00Z`);
    if (Number.isNaN(time)) return date;
    const locale = language === 'en' ? 'en-GB' : language;
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
    formats.set(locale, format);
    return format.format(time);
  };
};

/** `31 Mar 2026` for `2026-03-31`, as staff pages show days; invalid dates stay unchanged. */
export const dayText = inFormat('medium');

/**
 * `31 March 2026` for `2026-03-31`, in German `31. März 2026`, as sheets show days; invalid dates stay
 * unchanged.
 */
export const longDayText = inFormat('long');

/** `longDayText` that stays on one line. */
export const wholeDayText = (date: string, language?: string): string =>
  longDayText(date, language).replaceAll(' ', '\u00a0');

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `October 2026` for `2026-10`. */
export const monthText = (month: string): string => monthFormat.format(Date.parse(`${month}-01`));
