import { decimalOf } from '@vibrant-peak/invoice/decimal';
import { longDayText } from '@vibrant-peak/invoice/dayText';
import { money, unitPrice } from '@vibrant-peak/invoice/money';
import { languageOf, wordsIn } from '@vibrant-peak/invoice/words/words';

/** All contents of an element, in order. */
export const allOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text]) =>
    text!.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
  );

/** The prices of one unit; XML may give that of several, to have fewer decimals. */
const pricesIn = (xml: string) =>
  [...xml.matchAll(/<cbc:PriceAmount[^>]*>([^<]*)<[^>]*>(?:\s*<cbc:BaseQuantity[^>]*>([^<]*)<)?/g)].map(
    ([, price, quantity = '1']) => decimalOf(price!)!.div(quantity),
  );

const amounts = [
  'LineExtensionAmount',
  'TaxAmount',
  'TaxInclusiveAmount',
  'PayableAmount',
  'AllowanceTotalAmount',
];
const days = ['IssueDate', 'DueDate', 'ActualDeliveryDate', 'StartDate', 'EndDate'];
const parties = ['RegistrationName', 'CompanyID', 'ElectronicMail', 'Telephone'];
const places = ['StreetName', 'AdditionalStreetName', 'CityName', 'PostalZone'];
const texts = ['Note', 'TaxExemptionReason', 'Description', 'BuyerReference'];

/** What the UBL of an invoice in euros says, in the words of its sheet. */
export function printedTerms(xml: string, code = 'en'): string[] {
  const language = languageOf(code);
  const { figure, paymentMeans, percent } = wordsIn(code).sheet;
  const named: Partial<Record<string, string>> = paymentMeans;
  return [
    ...['ID', 'Name'].flatMap((name) => allOf(xml, name)).filter((text) => text.length > 4),
    ...[...parties, ...places, ...texts].flatMap((name) => allOf(xml, name)),
    ...allOf(xml, 'InvoicedQuantity').map((text) => figure(text)),
    ...days.flatMap((name) => allOf(xml, name).map((day) => longDayText(day, language))),
    ...amounts.flatMap((name) =>
      allOf(xml, name).map((text) => money(decimalOf(text)!, 'EUR', undefined, language)),
    ),
    ...pricesIn(xml).map((price) => unitPrice(price, 'EUR', undefined, language)),
    ...allOf(xml, 'Percent').map((rate) => `(${percent(rate)})`),
    ...allOf(xml, 'PaymentMeansCode').flatMap((of) => named[of] ?? []),
  ];
}

const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase();

/** The terms that a sheet lacks. White space and capitals depend on its layout. */
export const missingIn = (sheet: string, terms: readonly string[]): string[] => {
  const printed = plain(sheet);
  return terms.filter((text) => !printed.includes(plain(text)));
};
