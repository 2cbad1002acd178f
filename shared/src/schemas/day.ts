import { string } from 'yup';

/** Whether a text is a day of the calendar, such as 2026-11-30. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day of the calendar, as text. */
export const daySchema = () =>
  string()
    .test('day', '${path} is a day of the calendar, such as 2026-11-30', (text) => !text || isDay(text))
    .required();
