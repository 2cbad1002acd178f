import { countries } from '@vibrant-peak/shared/countries';
import { units } from '@vibrant-peak/shared/units';
import { zero } from '@vibrant-peak/invoice/decimal';
import type { EInvoiceFieldName } from '@vibrant-peak/invoice/eInvoice';
import { partyName } from '@vibrant-peak/invoice/invoice';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { taxCaseOf } from '@vibrant-peak/invoice/taxCases';
import { totalsOf } from '@vibrant-peak/invoice/totalsOf';
import { isDay } from '@vibrant-peak/shared/schemas/day';
import { rateOfLine, vatIdOf, type Source } from './source';
import { specificationChecks, type Check } from './specificationProblems';

export interface Violation {
  field: string;
  message: string;
}

const isCountry = (code?: string) => countries.some(([known]) => known === code);
const isUnit = (code = '') => code in units;

/** Two letters of a country, then what its tax office gives. */
const vatIdPattern = /^[A-Z]{2}[A-Z0-9+*]{2,13}$/;

/** What an invoice lacks for an electronic one by EN 16931, in plain words. */
export function eInvoiceProblems(source: Source): Violation[] {
  if (source.kind === 'quote') return [{ field: 'kind', message: 'Quotes have no electronic form.' }];
  const checks = [
    ...partyChecks(source),
    ...lineChecks(source),
    ...paymentChecks(source),
    ...specificationChecks(source),
  ];
  return checks.filter(([, isWrong]) => isWrong).map(([field, , message]) => ({ field, message }));
}

function partyChecks({ invoice, more }: Source): Check[] {
  const vatId = vatIdOf(invoice.vatId);
  const clientVatId = vatIdOf(more.clientVatId);
  return [
    ['yourCompany.company', partyName(invoice.yourCompany) === '', 'Your company has no name.'],
    ['yourCompany.email', invoice.yourCompany.email.trim() === '', 'Your company has no email address.'],
    ['eInvoice.country', !isCountry(more.country), 'Your country is not chosen.'],
    ...sellerChecks(more, vatId),
    [
      'vatId',
      vatId !== '' && !vatIdPattern.test(vatId),
      'Your VAT ID does not begin with the two letters of a country, such as DE123456789.',
    ],
    ['billTo.company', partyName(invoice.billTo) === '', 'The client has no name.'],
    ['billTo.email', invoice.billTo.email.trim() === '', 'The client has no email address.'],
    ['eInvoice.clientCountry', !isCountry(more.clientCountry), "The client's country is not chosen."],
    [
      'eInvoice.clientVatId',
      clientVatId !== '' && !vatIdPattern.test(clientVatId),
      "The client's VAT ID does not begin with the two letters of a country, such as FR12345678901.",
    ],
  ];
}

/** A seller has a VAT ID or a tax number; what the client pays no tax for may need the VAT ID. */
function sellerChecks(more: Source['more'], vatId: string): Check[] {
  const isTaxNumberEnough = taxCaseOf(more)?.needsVatId !== true;
  const hasNumber = Boolean(more.taxNumber?.trim() || more.registerNumber?.trim());
  const isOutside = taxCaseOf(more)?.category === 'O';
  const isMissing = vatId === '' && !(isTaxNumberEnough && more.taxNumber?.trim());
  return [
    [
      'vatId',
      isMissing && !isOutside,
      isTaxNumberEnough ? 'Your VAT ID or tax number is missing.' : 'Your VAT ID is missing.',
    ],
    [
      'eInvoice.taxNumber',
      isOutside && !hasNumber,
      'Your register number or tax number is missing: this tax case shows no VAT ID.',
    ],
  ];
}

function lineChecks({ invoice, more }: Source): Check[] {
  const rates = [...new Set(invoice.items.map((item) => rateOfLine(invoice, item)))];
  const tooExact = rates.filter((rate) => (rate.split('.')[1] ?? '').length > 4);
  const isUntaxed = rates.includes('0');
  const taxCase = taxCaseOf(more);
  const needed = isUntaxed ? (taxCase?.needs ?? []) : [];
  return [
    ['items', invoice.items.length === 0, 'The invoice has no lines.'],
    ['items', invoice.items.some(({ name }) => !name.trim()), 'A line has no name.'],
    [
      'eInvoice.unit',
      invoice.items.some(({ unit }) => !isUnit(unit || more.unit)),
      'The unit of the lines is not chosen.',
    ],
    ['eInvoice.taxCase', isUntaxed && !taxCase, 'Lines have no tax: choose the tax case.'],
    [
      'taxRate',
      taxCase !== undefined && !taxCase.mayTax && rates.some((rate) => rate !== '0'),
      'Lines have a tax rate, which this tax case does not have.',
    ],
    ...needed.map((name): Check => [`eInvoice.${name}`, !more[name]?.trim(), missing[name]!]),
    [
      'eInvoice.clientCountry',
      taxCase?.category === 'K' && more.clientCountry === more.country,
      "The client's country is yours: these goods do not go to another one.",
    ],
    ...tooExact.map((rate): Check => [
      'taxRate',
      true,
      `The tax rate of ${rate}% has more than four decimals.`,
    ]),
  ];
}

const missing: Partial<Record<EInvoiceFieldName, string>> = {
  untaxedReason: 'The reason for no tax is missing.',
  clientVatId: "The client's VAT ID is missing: this tax case needs it.",
  supplyDate: 'The date of supply is missing: this tax case needs it.',
};

function paymentChecks({ invoice, kind }: Source): Check[] {
  const { currency, date, dueDate } = invoice;
  const isOwed = kind === 'invoice' && totalsOf(invoice).grandTotal.gt(zero);
  return [
    ['currency', currency === '', 'The currency is not chosen: "$" may be that of several countries.'],
    [
      'currency',
      decimalsOf(currency) > 2,
      `Amounts in ${currency} have more than two decimals, which electronic invoices do not take.`,
    ],
    ['date', !isDay(date), 'The invoice has no date.'],
    ['dueDate', isOwed && !isDay(dueDate), 'The due date is missing.'],
  ];
}
