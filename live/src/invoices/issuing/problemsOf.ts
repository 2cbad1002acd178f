import { decimalOf, hundred, zero } from '@vibrant-peak/invoice/decimal';
import { partyName } from '@vibrant-peak/invoice/invoice';
import { entriesOf, invoiceFields, type InvoiceFieldName } from '@vibrant-peak/invoice/invoiceFields';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';

interface Violation {
  field: string;
  message: string;
}

/** What an invoice lacks before it can be issued. */
export function problemsOf({ items, date, dueDate, billTo, ...fields }: DraftValue['invoice']): Violation[] {
  const values: Partial<Record<InvoiceFieldName, string>> = { ...fields, date, dueDate };
  const unknown = entriesOf(invoiceFields)
    .filter(([name, { pattern }]) => pattern && !pattern.test(values[name] ?? ''))
    .map(([name]) => ({ field: name, message: 'This has an unknown value.' }));
  const blank = items.flatMap(({ name }, index) =>
    name.trim() ? [] : [{ field: `items[${index}].name`, message: 'This line has no name.' }],
  );
  return [
    ...(items.length === 0 ? [{ field: 'items', message: 'The invoice has no lines.' }] : []),
    ...blank,
    ...(isDay(date) ? [] : [{ field: 'date', message: 'The invoice has no date.' }]),
    ...(isDay(date) && date < '2000' ? [{ field: 'date', message: 'The year is before 2000.' }] : []),
    ...(dueDate === '' || isDay(dueDate) ? [] : [{ field: 'dueDate', message: 'Enter a valid date.' }]),
    ...(dueDate !== '' && isDay(date) && dueDate < date
      ? [{ field: 'dueDate', message: 'The invoice is due before its date.' }]
      : []),
    ...(partyName(billTo) ? [] : [{ field: 'billTo.name', message: 'Choose a client.' }]),
    ...unknown,
  ];
}

/** Numbers that would be settled to others at the issue. */
export const figureProblems = ({ items }: DraftValue['invoice']): Violation[] =>
  items.flatMap(({ quantity, amount, discount = '' }, index) => [
    ...(decimalOf(quantity)?.lte(zero)
      ? [{ field: `items[${index}].quantity`, message: `The quantity ${quantity} is not more than 0.` }]
      : []),
    ...(decimalOf(amount)?.lt(zero)
      ? [{ field: `items[${index}].amount`, message: `The price ${amount} is less than 0.` }]
      : []),
    ...(isPercent(discount)
      ? []
      : [{ field: `items[${index}].discount`, message: `The discount ${discount} is not from 0 to 100.` }]),
  ]);

function isPercent(text: string): boolean {
  const value = decimalOf(text);
  return text.trim() === '' || (value?.gte(zero) === true && value.lte(hundred));
}

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
