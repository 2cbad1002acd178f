import { ibanIn } from '../clientPage/bankTransfer';
import { taxCaseOf } from '@vibrant-peak/invoice/taxCases';
import { peppolIdPattern, specificationOf, type Source } from './source';

/** What is wrong, and where. */
export type Check = readonly [field: string, isWrong: boolean, message: string];

const isBlank = (text = '') => text.trim() === '';

/** What the chosen specification asks for beyond the standard. */
export function specificationChecks(source: Source): Check[] {
  const specification = specificationOf(source);
  const { country, clientCountry } = source.more;
  const isPeppol = specification === 'peppol';
  // Between Germans, Peppol has the same rules as XRechnung.
  const isGerman = isPeppol && country === 'DE' && clientCountry === 'DE';
  return [
    ...(isPeppol ? peppolChecks(source) : []),
    ...(specification === 'xrechnung' ? xRechnungChecks(source, 'XRechnung') : []),
    ...(isGerman ? xRechnungChecks(source, 'Peppol in Germany') : []),
  ];
}

function peppolChecks({ invoice, more }: Source): Check[] {
  const isId = (text = '') => peppolIdPattern.test(text.trim());
  const example = 'such as 9930:DE123456789.';
  return [
    ['eInvoice.peppolId', !isId(more.peppolId), `Your Peppol ID is missing, ${example}`],
    ['eInvoice.clientPeppolId', !isId(more.clientPeppolId), `The client's Peppol ID is missing, ${example}`],
    [
      'eInvoice.buyerReference',
      isBlank(more.buyerReference) && isBlank(invoice.orderNumber),
      'Peppol requires a buyer reference or an order number.',
    ],
  ];
}

/** One `@` with two characters or more on both sides, which neither begin nor end with a dot. */
const emailPattern = /^[^\s@.][^\s@]*[^\s@.]@[^\s@.][^\s@]*[^\s@.]$/;

function xRechnungChecks({ invoice, more, kind }: Source, name: string): Check[] {
  const { yourCompany, bankLines, shipTo } = invoice;
  const needs = (field: string, isMissing: boolean, what: string): Check => [
    field,
    isMissing,
    `${name} requires ${what}.`,
  ];
  const isPaid = kind === 'credit note' || !isBlank(more.paymentMeans) || ibanIn(bankLines) !== undefined;
  const isElsewhere = taxCaseOf(more)?.category === 'K' && !shipTo.sameAsBillTo;
  return [
    needs('yourCompany.name', isBlank(yourCompany.name), 'the name of a person in your company'),
    needs(
      'yourCompany.email',
      !emailPattern.test(yourCompany.email.trim()),
      'one email address of your company',
    ),
    needs('yourCompany.phone', !/(\d\D*){3}/.test(yourCompany.phone), 'your phone number'),
    needs('eInvoice.postcode', isBlank(more.postcode), 'your postcode'),
    needs('eInvoice.city', isBlank(more.city), 'your city'),
    needs('eInvoice.clientPostcode', isBlank(more.clientPostcode), "the client's postcode"),
    needs('eInvoice.clientCity', isBlank(more.clientCity), "the client's city"),
    needs('eInvoice.buyerReference', isBlank(more.buyerReference), 'a buyer reference'),
    needs('bankLines', !isPaid, 'an IBAN in the bank lines, or another payment means'),
    needs('shipTo', isElsewhere, 'goods for another EU country to go to the address of the client'),
  ];
}
