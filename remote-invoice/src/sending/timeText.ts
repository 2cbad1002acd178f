const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** `26 Nov 2026, 10:00` by the local clock, whose day does not break. @param at ISO time. */
export const timeText = (at: string) =>
  format.format(new Date(at)).replaceAll(' ', '\u00a0').replace(',\u00a0', ', ');
