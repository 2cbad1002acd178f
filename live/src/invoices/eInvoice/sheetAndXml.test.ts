import { decimalOf } from '@vibrant-peak/invoice/decimal';
import { money, unitPrice } from '@vibrant-peak/invoice/money';
import { longDayText } from '@vibrant-peak/invoice/dayText';
import { sheetPage } from '@vibrant-peak/invoice/sheet/sheetPage';
import { templates } from '@vibrant-peak/invoice/sheet/templates';
import { en } from '@vibrant-peak/invoice/words/en';
import { testSource } from '../../testing/testSource';
import type { Source } from './source';
import { writeEInvoice } from './writeEInvoice';

/** All contents of an element, in order. */
const allOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text]) =>
    text!.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
  );

/** The prices of one unit; XML may give that of several, to have fewer decimals. */
const pricesIn = (xml: string) =>
  [...xml.matchAll(/<cbc:PriceAmount[^>]*>([^<]*)<[^>]*>(?:\s*<cbc:BaseQuantity[^>]*>([^<]*)<)?/g)].map(
    ([, price, quantity = '1']) => unitPrice(decimalOf(price!)!.div(quantity), 'EUR'),
  );

/** The words that are printed, without any space. */
const textOf = (html: string) =>
  html
    .replace(/^[^]*<\/head>/, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s/g, '');

const paymentMeans: Partial<Record<string, string>> = en.sheet.paymentMeans;

const mixed = [
  { id: 1, name: 'Design', quantity: '2.5', amount: '80.13', taxRate: '19' },
  { id: 2, name: 'Course', quantity: '1', amount: '500' },
];

const hosting = {
  id: 1,
  name: 'Hosting',
  quantity: '3',
  amount: '49.995',
  discount: '10',
  unit: 'MON',
  description: 'Two servers in Frankfurt',
};

const supply = { supplyDate: '2026-11-01', supplyEnd: '2026-11-15' };
const french = { clientCountry: 'FR', clientVatId: 'FR12345678901' };

const sources: [string, Source][] = [
  [
    'a reverse charge',
    testSource(
      { taxRate: '0', discount: '10', vatId: 'DE123456789' },
      {
        ...supply,
        ...french,
        taxCase: 'reverseCharge',
        untaxedReason: 'Reverse charge, the client owes the VAT',
        buyerReference: '04011000-12345-34',
        paymentMeans: '68',
      },
    ),
  ],
  [
    'a mixed invoice',
    testSource(
      { taxRate: '0', items: mixed, vatId: 'DE123456789' },
      { supplyDate: '2026-11-01', taxCase: 'exempt', untaxedReason: 'Exempt by § 4 No. 21 UStG' },
    ),
  ],
  [
    'an invoice with postcodes, cities and notes',
    testSource(
      { notes: 'Thanks for your order', discount: '25', discountKind: 'amount' },
      { postcode: '10117', city: 'Mitte', clientPostcode: '20459', clientCity: 'Altona' },
    ),
  ],
  [
    'lines with details',
    testSource({ items: [hosting, { id: 2, name: 'Course', quantity: '1', amount: '500', unit: 'LS' }] }),
  ],
];

test('a line has its own unit, description and discount in the XML and on the sheet', async () => {
  const items = [hosting, { id: 2, name: 'Design', quantity: '2.5', amount: '80' }];
  const source = testSource({ items });
  const xml = String(await writeEInvoice({ source }));
  expect(allOf(xml, 'InvoicedQuantity')).toEqual(['3', '2.5']);
  expect([...xml.matchAll(/<cbc:InvoicedQuantity unitCode="(\w+)"/g)].map(([, unit]) => unit)).toEqual([
    'MON',
    'HUR',
  ]);
  expect(xml).toMatch(/AllowanceChargeReason>Discount<[^]*?<cbc:Amount currencyID="EUR">15.00</);
  expect(allOf(xml, 'LineExtensionAmount')).toEqual(['334.99', '134.99', '200.00']);
  const value = { template: 'template1', invoice: source.invoice, eInvoice: source.more };
  const sheet = textOf(await sheetPage(value));
  for (const text of ['3months', '2.5hours', 'TwoserversinFrankfurt', 'Discount10%:−€15.00'])
    expect(sheet).toContain(text);
});

describe.each(sources)('%s', (_name, source) => {
  const { invoice, more, number } = source;

  test.each(templates.map(({ id }) => id))('the sheet %s says what its XML says', async (template) => {
    const xml = String(await writeEInvoice({ source }));
    const value = { template, invoice: { ...invoice, receiptNumber: number }, eInvoice: more };
    const sheet = textOf(await sheetPage(value));
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
    const printed = [
      ...['ID', 'Name'].flatMap((name) => allOf(xml, name)).filter((text) => text.length > 4),
      ...[...parties, ...places, 'InvoicedQuantity', 'Note'].flatMap((name) => allOf(xml, name)),
      ...days.flatMap((name) => allOf(xml, name).map((day) => longDayText(day))),
      ...amounts.flatMap((name) => allOf(xml, name).map((text) => money(decimalOf(text)!, 'EUR'))),
      ...pricesIn(xml),
      ...allOf(xml, 'Percent').map((rate) => `(${rate}%)`),
      ...allOf(xml, 'PaymentMeansCode').flatMap((code) => paymentMeans[code] ?? []),
      ...['TaxExemptionReason', 'Description', 'BuyerReference'].flatMap((name) => allOf(xml, name)),
    ];
    expect(printed.length).toBeGreaterThan(20);
    const lower = sheet.toLowerCase();
    const missing = printed.filter((text) => !lower.includes(text.replace(/\s/g, '').toLowerCase()));
    expect(missing).toEqual([]);
  });
});
