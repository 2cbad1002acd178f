import { yup } from 'shared/forms';
import { decimalOf, hundred } from './decimal';
import type { Invoice } from './invoice';

const { array, boolean, number, object, string } = yup;

const text = () => string().defined();
const date = () => text().matches(/^(\d{4,6}-\d{2}-\d{2})?$/, '${path} must be a date such as 2026-03-31');

/** Numbers stand as texts, so that none passes through binary floating point. */
const decimal = (range: string, isInRange: (value: NonNullable<ReturnType<typeof decimalOf>>) => boolean) =>
  text().test('decimal', `\${path} must be a number ${range}`, (value) => {
    const parsed = decimalOf(value ?? '');
    return parsed !== undefined && isInRange(parsed);
  });

const party = () => object({ name: text(), company: text(), address: text(), phone: text(), email: text() });

/** An invoice as a file holds it. */
export const invoiceSchema: yup.ObjectSchema<Invoice> = object({
  receiptNumber: text(),
  date: date(),
  dueDate: date(),
  yourCompany: party(),
  billTo: party(),
  shipTo: party().shape({ sameAsBillTo: boolean().defined() }),
  items: array()
    .of(
      object({
        id: number().defined(),
        name: text().matches(/\S/, '${path} must not be blank'),
        quantity: decimal('above 0', (value) => value.gt(0)),
        amount: decimal('of 0 or more', (value) => value.gte(0)),
      }),
    )
    .defined(),
  notes: text(),
  taxRate: decimal('from 0 to 100', (value) => value.gte(0) && value.lte(hundred)),
});
