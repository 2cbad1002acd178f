/** The name of payment terms, by the days until the invoice is due. */
export const termName = (days: string) => (days === '0' ? 'Due on receipt' : `Net ${days}`);

/** Common payment terms, and their names. */
export const terms: readonly { days: string; name: string }[] = ['0', '7', '14', '30', '60', '90'].map(
  (days) => ({ days, name: termName(days) }),
);

/**
 * Adds days to a date; blank if the date is invalid. Date fields accept years of up to six digits.
 */
export function dueDateOf(date: string, days: string): string {
  const [year = NaN, month = NaN, day = NaN] = date.split('-').map(Number);
  const due = new Date(0);
  due.setUTCFullYear(year, month - 1, day + Number(days));
  if (Number.isNaN(due.getTime())) return '';
  return `${due.getUTCFullYear()}`.padStart(4, '0') + due.toISOString().slice(-20, -14);
}
