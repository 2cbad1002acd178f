import { sheetPage } from '@vibrant-peak/invoice/sheet/sheetPage';
import { templates } from '@vibrant-peak/invoice/sheet/templates';
import { allOf, missingIn, printedTerms } from '../../testing/printedTerms';
import { testSource } from '../../testing/testSource';
import type { Source } from './source';
import { writeEInvoice } from './writeEInvoice';

/** The words that are printed, without any space. */
const textOf = (html: string) =>
  html
    .replace(/^[^]*<\/head>/, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s/g, '');

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

const sources: [name: string, source: Source, language?: string][] = [
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
  [
    'a German invoice',
    testSource(
      { items: [{ ...hosting, amount: '4999.995' }], taxRate: '7.7' },
      { ...supply, paymentMeans: '97' },
    ),
    'de',
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
  for (const text of ['3months', '2.5hours', 'TwoserversinFrankfurt', 'Discount10%:−\u2060€15.00'])
    expect(sheet).toContain(text);
});

describe.each(sources)('%s', (_name, source, language = 'en') => {
  const { invoice, more, number } = source;

  test.each(templates.map(({ id }) => id))('the sheet %s says what its XML says', async (template) => {
    const xml = String(await writeEInvoice({ source }));
    const value = { template, language, invoice: { ...invoice, receiptNumber: number }, eInvoice: more };
    const terms = printedTerms(xml, language);
    expect(terms.length).toBeGreaterThan(20);
    expect(missingIn(textOf(await sheetPage(value)), terms)).toEqual([]);
  });
});
