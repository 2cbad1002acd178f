/** The clocks of the company's offices. */
const zone = 'Asia/Karachi';

/** The Swedish way to write days is that of ISO 8601. */
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });

/** The day by the company's clocks, such as `2026-11-30`. */
export const companyDay = (now = new Date()): string => days.format(now);

/** The time that was so many milliseconds ago, as the database has times. */
export const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

/** The hour by the company's clocks, from 0 to 23. */
export const companyHour = (now = new Date()): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(now));
