const dayLength = 24 * 3600_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day so many days after another one; before it, where the number is negative. Days are YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(timeOf(day) + days * dayLength).toISOString().slice(0, 10);

/** How many days one day is after another one; negative before it, `NaN` where a text is not a day. */
export const daysBetween = (from: string, until: string): number =>
  (timeOf(until) - timeOf(from)) / dayLength;
