import { ibanIn } from '../clientPage/bankTransfer';
import { taxCaseOf } from '@vibrant-peak/invoice/taxCases';
import type { Party } from '@vibrant-peak/invoice/invoice';
import { peppolIdProblem } from '@vibrant-peak/invoice/peppolId';
import { streetLinesOf, type Town } from '@vibrant-peak/invoice/town';
import { areBothDutch, dutchSchemeOf, isDutch, sellerNumberOf, specificationOf, type Source } from './source';

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
    ...(isDutch(source) ? dutchChecks(source) : []),
  ];
}

function peppolChecks({ invoice, more }: Source): Check[] {
  return [
    ...idChecks('peppolId', 'Your Peppol ID', more),
    ...idChecks('clientPeppolId', "The client's Peppol ID", more),
    [
      'eInvoice.buyerReference',
      isBlank(more.buyerReference) && isBlank(invoice.orderNumber),
      'Peppol requires a buyer reference or an order number.',
    ],
  ];
}

function idChecks(field: 'peppolId' | 'clientPeppolId', name: string, more: Source['more']): Check[] {
  const problem = peppolIdProblem(more[field] ?? '');
  return [
    [`eInvoice.${field}`, isBlank(more[field]), `${name} is missing, such as 9930:DE123456789.`],
    [`eInvoice.${field}`, problem !== undefined, `${name}: ${problem}`],
  ];
}

/** One `@` with two characters or more on both sides, which neither begin nor end with a dot. */
const emailPattern = /^[^\s@.][^\s@]*[^\s@.]@[^\s@.][^\s@]*[^\s@.]$/;

const requirementsOf =
  (name: string) =>
  (field: string, isMissing: boolean, what: string): Check => [field, isMissing, `${name} requires ${what}.`];

const saysHowToPay = ({ invoice: { bankLines }, more, kind }: Source) =>
  kind === 'credit note' || !isBlank(more.paymentMeans) || ibanIn(bankLines) !== undefined;

const someMeans = 'an IBAN in the bank lines, or another payment means';

function xRechnungChecks(source: Source, name: string): Check[] {
  const { invoice, more } = source;
  const { yourCompany, shipTo } = invoice;
  const needs = requirementsOf(name);
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
    needs('bankLines', !saysHowToPay(source), someMeans),
    needs('shipTo', isElsewhere, 'goods for another EU country to go to the address of the client'),
  ];
}

/** Of the transfers and agreements that Dutch parties may choose, those that the form offers. */
const dutchMeans = ['', '57'];

/** The rules NL-R-002 to NL-R-008 of Peppol BIS Billing 3. */
function dutchChecks(source: Source): Check[] {
  const { invoice, more, kind } = source;
  const needs = requirementsOf('Peppol in the Netherlands');
  const sellerNumber = sellerNumberOf(source);
  const ofSeller = [
    needs('yourCompany.address', hasNoStreet(invoice.yourCompany, more), 'your street'),
    needs('eInvoice.postcode', isBlank(more.postcode), 'your postcode'),
    needs('eInvoice.city', isBlank(more.city), 'your city'),
    needs(
      'eInvoice.registerNumber',
      sellerNumber !== '' && !dutchSchemeOf(sellerNumber),
      'a register number of 8 digits (KVK) or 20 digits (OIN)',
    ),
    needs('bankLines', !saysHowToPay(source), someMeans),
  ];
  if (!areBothDutch(source)) return ofSeller;
  const client = { postcode: more.clientPostcode, city: more.clientCity };
  const isOther = kind === 'invoice' && !dutchMeans.includes(more.paymentMeans ?? '');
  return [
    ...ofSeller,
    needs('billTo.address', hasNoStreet(invoice.billTo, client), "the client's street"),
    needs('eInvoice.clientPostcode', isBlank(more.clientPostcode), "the client's postcode"),
    needs('eInvoice.clientCity', isBlank(more.clientCity), "the client's city"),
    needs(
      'eInvoice.paymentMeans',
      isOther,
      'a bank transfer or a standing agreement as payment means, if the client is Dutch',
    ),
  ];
}

const hasNoStreet = ({ address }: Party, town: Town) => streetLinesOf(address, town).length === 0;
