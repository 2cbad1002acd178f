/** Days until payment, by the names that trade has for them. */
export const terms: readonly { days: string; name: string }[] = [
  { days: '0', name: 'Due on receipt' },
  { days: '7', name: 'Net 7' },
  { days: '14', name: 'Net 14' },
  { days: '30', name: 'Net 30' },
  { days: '60', name: 'Net 60' },
  { days: '90', name: 'Net 90' },
];

/** So many days after a date; blank where the date is none. */
export function dueDateOf(date: string, days: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time)) return '';
  return new Date(time + Number(days) * 86_400_000).toISOString().slice(0, 10);
}
