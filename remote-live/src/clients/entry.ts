import { currencies } from '@vibrant-peak/invoice/currencies';
import { readTyped } from '@vibrant-peak/invoice/figure';
import { readAmount } from '@vibrant-peak/invoice/typedAmount';
import { peppolIdProblem } from '@vibrant-peak/invoice/peppolId';
import { vatIdProblem } from '@vibrant-peak/invoice/vatId';
import { yup } from '@vibrant-peak/shared/forms';

const text = (length = 500) => yup.string().default('').max(length, `At most ${length} characters.`);

export const party = {
  name: text(),
  company: text(),
  address: text(10_000),
  phone: text(),
  email: text(),
};

const isCurrency = (code: string) => !/^[A-Z]{3}$/.test(code) || currencies.some(([known]) => known === code);

export const currency = text()
  .transform((typed: string) => typed.trim().toUpperCase())
  .matches(/^([A-Z]{3})?$/, 'A currency has three letters, such as EUR.')
  .test('iso', 'This is not a currency of ISO 4217.', (code) => isCurrency(code));

export const terms = text().matches(/^\d{0,3}$/, 'Please enter a whole number of days, up to 999.');

const isNumber = (typed: string) => typed.trim() === '' || /^\d*\.?\d+$/.test(typed.trim());

export const taxRate = text(50)
  .transform((typed: string) => readTyped(typed, { isPercent: true, mark: '.' }).value)
  .test(
    'percent',
    'The tax rate is a number from 0 to 100.',
    (typed) => isNumber(typed) && Number(typed) <= 100,
  );

export const peppolId = text().test('format', (typed, { createError }) => {
  const message = peppolIdProblem(typed);
  return message === undefined || createError({ message });
});

export const clientSchema = yup.object({
  ...party,
  terms,
  currency,
  taxRate,
  name: party.name.when('company', ([company], name) =>
    String(company).trim() ? name : name.matches(/\S/, 'Type a name or a company.'),
  ),
  shipTo: yup.object(party),
  country: text(2),
  postcode: text(),
  city: text(),
  vatId: text().test('format', (vatId, { parent, createError }) => {
    const message = vatIdProblem(vatId, (parent as { country: string }).country);
    return message === undefined || createError({ message });
  }),
  peppolId,
  specification: text(20),
  buyerReference: text(),
  paymentMeans: text(3),
  taxCase: text(20),
  language: text(5),
});

export const itemSchema = yup.object({
  name: text().matches(/\S/, 'Type a name.'),
  amount: text(400)
    .transform((typed: string) => readAmount(typed).value)
    .test('price', 'The price is a number of 0 or more, such as 1200.50.', isNumber),
  currency,
  taxRate,
});

export type Client = yup.InferType<typeof clientSchema>;
export type Item = yup.InferType<typeof itemSchema>;

/** Such as `Client Added`. */
export const toastTitle = (noun: string, done: string) =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${done}`;

/** A client or an item, as the server lists it. */
export interface Entry<V> {
  id: number;
  version: number;
  /** It is not offered while invoices are written. */
  isHidden: boolean;
  /** An issued invoice has it: it cannot be deleted. */
  isUsed: boolean;
  value: V;
}
