/** The last day of a month, YYYY-MM. */
export function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The month whose first and last day these are. */
export function monthIn(from: string, until: string): string | undefined {
  const month = from.slice(0, 7);
  return /^\d{4}-\d\d-01$/.test(from) && until === lastDayOf(month) ? month : undefined;
}
