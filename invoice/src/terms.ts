/** Payment terms: days until the invoice is due, and the common name. */
export const terms: readonly { days: string; name: string }[] = [
  { days: '0', name: 'Due on receipt' },
  { days: '7', name: 'Net 7' },
  { days: '14', name: 'Net 14' },
  { days: '30', name: 'Net 30' },
  { days: '60', name: 'Net 60' },
  { days: '90', name: 'Net 90' },
];

/**
 * Adds days to a date; blank if the date is invalid. Date fields accept years of up to six digits.
 */
export function dueDateOf(date: string, days: string): string {
  const [year, month, day] = date.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return '';
  const due = new Date(0);
  due.setUTCFullYear(year, month - 1, day + Number(days));
  if (Number.isNaN(due.getTime())) return '';
  return `${due.getUTCFullYear()}`.padStart(4, '0') + due.toISOString().slice(-20, -14);
}
