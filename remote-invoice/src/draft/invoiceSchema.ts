import { yup } from '@vibrant-peak/shared/forms';
import { decimalOf, hundred } from '@vibrant-peak/invoice/decimal';
import type { OwnEInvoiceValues } from '@vibrant-peak/invoice/eInvoice';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import {
  defaultFields,
  invoiceFields,
  partyFields,
  valuesOf,
  type FieldKind,
  type InvoiceField,
} from '@vibrant-peak/invoice/invoiceFields';
import type { Defaults } from './visit';

const { array, boolean, number, object, string } = yup;

const text = () => string().defined();
const date = () => text().matches(/^(\d{4,6}-\d{2}-\d{2})?$/, '${path} must be a date such as 2026-03-31');

/** Numbers are strings, to avoid binary floating point. */
const decimal = (range: string, isInRange: (value: NonNullable<ReturnType<typeof decimalOf>>) => boolean) =>
  text().test('decimal', `\${path} must be a number ${range}`, (value) => {
    const parsed = decimalOf(value ?? '');
    return parsed !== undefined && isInRange(parsed);
  });

const percent = () => decimal('from 0 to 100', (value) => value.gte(0) && value.lte(hundred));
const isPercent = (text: string) => percent().isValidSync(text);
const ownPercent = () =>
  string().test(
    'percent',
    '${path} must be a number from 0 to 100',
    (value) => value === undefined || isPercent(value),
  );
const amount = () => decimal('of 0 or more', (value) => value.gte(0));

const schemas: Record<FieldKind, () => yup.StringSchema<string>> = {
  text,
  longText: text,
  phone: text,
  email: text,
  choice: text,
  date,
  percent,
  decimal: () =>
    text().test(
      'decimal',
      '${path} must be a number of 0 or more',
      (value) => !value || decimalOf(value)?.gte(0) === true,
    ),
};

const schemaOf = ({ kind, pattern }: InvoiceField) =>
  pattern ? schemas[kind]().matches(pattern, '${path} has an unknown value') : schemas[kind]();

const party = () => object(valuesOf(partyFields, schemaOf));

/** Schema of an invoice in a file. */
export const invoiceSchema: yup.ObjectSchema<Omit<Invoice, 'decimals' | 'rounding'>> = object({
  ...valuesOf(invoiceFields, schemaOf),
  yourCompany: party(),
  billTo: party(),
  shipTo: party().shape({ sameAsBillTo: boolean().defined() }),
  items: array()
    .of(
      object({
        id: number().defined(),
        name: text().matches(/\S/, '${path} must not be blank'),
        quantity: decimal('above 0', (value) => value.gt(0)),
        amount: amount(),
        taxRate: ownPercent(),
        unit: string(),
        description: string(),
        discount: ownPercent(),
      }),
    )
    .defined(),
});

type LiveDefault = 'bankLines' | 'paper' | 'language' | keyof OwnEInvoiceValues;

/** Schema of the defaults in a file. */
export const defaultsSchema: yup.ObjectSchema<Omit<Defaults, LiveDefault>> = object({
  ...valuesOf(defaultFields, schemaOf),
  yourCompany: party(),
  template: text(),
});
