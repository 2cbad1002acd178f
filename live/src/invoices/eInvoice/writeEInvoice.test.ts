import { invoiceSchema } from '@e-invoice-eu/core';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { countries } from '@vibrant-peak/shared/countries';
import { units } from '@vibrant-peak/shared/units';
import { ciiOf, facturXErrors } from '../../testing/facturX';
import { generatedInvoice } from '../../testing/generatedInvoice';
import { testSource } from '../../testing/testSource';
import { eInvoiceProblems } from './eInvoiceProblems';
import { eInvoiceWriter } from './eInvoiceWriter';
import type { Source } from './source';
import { ublInvoice } from './ublInvoice';
import { writeEInvoice } from './writeEInvoice';

type CodeLists = Record<'ISO3166' | 'UNECERec20', { enum: readonly string[] }>;

/** Fifty invoices in a currency that electronic invoices take, every fifth a credit note. */
const generated = Array.from({ length: 50 }, (_, index) => {
  const { items, discount, discountKind, taxRate } = generatedInvoice(index + 1).invoice;
  const currency = ['EUR', 'USD', 'JPY'][index % 3]!;
  const source = testSource({ items, discount, discountKind, taxRate, currency }, { taxCase: 'domestic' });
  return index % 5 === 0
    ? { ...source, kind: 'credit note' as const, corrects: { number: 'INV-1', date: '2026-11-01' } }
    : source;
});

test('50 invoices are valid by the schema of UBL that the library has', () => {
  const isValid = new Ajv2019({ strict: true, useDefaults: true }).compile(invoiceSchema);
  for (const source of generated) {
    expect(eInvoiceProblems(source)).toEqual([]);
    isValid(ublInvoice(source));
    expect(isValid.errors).toBeNull();
  }
});

test('without tax, the lines less their part of the discount are the taxable amount to the cent', () => {
  for (const source of generated) {
    const ubl = ublInvoice(source)['ubl:Invoice'];
    const free = ubl['cac:TaxTotal'][0]!['cac:TaxSubtotal']!.filter(
      (each) => each['cac:TaxCategory']['cbc:ID'] === 'Z',
    );
    const lines = ubl['cac:InvoiceLine'].filter(
      (each) => each['cac:Item']['cac:ClassifiedTaxCategory']['cbc:ID'] === 'Z',
    );
    const parts = (ubl['cac:AllowanceCharge'] ?? []).filter(
      (each) => each['cac:TaxCategory']['cbc:ID'] === 'Z',
    );
    const sumOf = (amounts: string[]) => amounts.reduce((sum, amount) => sum + Number(amount), 0);
    const net =
      sumOf(lines.map((each) => each['cbc:LineExtensionAmount'])) -
      sumOf(parts.map((each) => each['cbc:Amount']));
    expect(sumOf(free.map((each) => each['cbc:TaxableAmount']))).toBeCloseTo(net, 4);
  }
});

test('50 invoices are valid by the schema that Factur-X publishes', async () => {
  const files = await Promise.all(
    generated.map(async (source, index) => ({ fileName: `${index}.xml`, contents: await ciiOf(source) })),
  );
  expect(await facturXErrors(files)).toEqual([]);
  const contents = files[0]!.contents.replaceAll('CategoryCode', 'CategoryKode');
  expect(await facturXErrors([{ fileName: 'broken.xml', contents }])).not.toEqual([]);
});

test('a line of a currency without cents adds up by the rule of Peppol', async () => {
  const items = [{ ...testSource().invoice.items[0]!, quantity: '1.5', amount: '9999' }];
  const xml = String(await writeEInvoice({ source: testSource({ items, currency: 'JPY' }) }));
  const amountOf = (name: string) =>
    Number(new RegExp(`<cac:InvoiceLine>[^]*?<cbc:${name}[^>]*>([^<]*)`).exec(xml)![1]);
  expect(amountOf('LineExtensionAmount')).toBe(14_999);
  expect(amountOf('InvoicedQuantity') * amountOf('PriceAmount') + amountOf('Amount')).toBe(14_999);
  expect(xml).toMatch(/<cac:InvoiceLine>[^]*<cbc:ChargeIndicator>true</);
});

test('the rounding of a last credit note is its own amount: taxes are those of the lines', async () => {
  const amountsIn = async (rounding?: string) => {
    const source = testSource(rounding === undefined ? {} : { rounding });
    const xml = String(await writeEInvoice({ source }));
    return ['TaxAmount', 'TaxInclusiveAmount', 'PayableRoundingAmount', 'PayableAmount'].map(
      (name) => new RegExp(`<cbc:${name} [^>]*>([^<]*)`).exec(xml)?.[1],
    );
  };
  expect(await amountsIn('-0.01')).toEqual(['38.06', '238.37', '-0.01', '238.36']);
  expect(await amountsIn()).toEqual(['38.06', '238.37', undefined, '238.37']);
});

test('each country and unit that is offered has a code of the standard', () => {
  const { codeLists } = (invoiceSchema as unknown as { $defs: { codeLists: CodeLists } }).$defs;
  for (const [code] of countries) expect(codeLists.ISO3166.enum).toContain(code);
  for (const code of Object.keys(units)) expect(codeLists.UNECERec20.enum).toContain(code);
});

const sample = testSource().invoice;
const line = sample.items[0]!;
const broken: [string, Source][] = [
  [
    'Your company has no name.',
    testSource({ yourCompany: { ...sample.yourCompany, name: '', company: ' ' } }),
  ],
  ['Your country is not chosen.', testSource({}, { country: 'XX' })],
  ['Your VAT ID or tax number is missing.', testSource({ vatId: '' })],
  [
    'Your VAT ID does not begin with the two letters of a country, such as DE123456789.',
    testSource({ vatId: '123456789' }),
  ],
  ['The client has no email address.', testSource({ billTo: { ...sample.billTo, email: '' } })],
  ["The client's country is not chosen.", testSource({}, { clientCountry: '' })],
  ['The unit of the lines is not chosen.', testSource({}, { unit: 'QQQ' })],
  ['Lines have no tax: choose the tax case.', testSource({ taxRate: '0' })],
  ['The reason for no tax is missing.', testSource({ taxRate: '0' }, { taxCase: 'exempt' })],
  [
    "The client's VAT ID is missing: this tax case needs it.",
    testSource({ taxRate: '0' }, { taxCase: 'reverseCharge', untaxedReason: 'Reverse charge' }),
  ],
  ['The tax rate of 7.12345% has more than four decimals.', testSource({ taxRate: '7.12345' })],
  ['The currency is not chosen: "$" may be that of several countries.', testSource({ currency: '' })],
  [
    'Amounts in KWD have more than two decimals, which electronic invoices do not take.',
    testSource({ currency: 'KWD' }),
  ],
  ['The due date is missing.', testSource({ dueDate: '' })],
  ['Quotes have no electronic form.', { ...testSource(), kind: 'quote' }],
  ['A line has no name.', testSource({ items: [{ ...line, name: ' ' }] })],
];

test.each(broken)('it is refused: %s', async (message, source) => {
  await expect(eInvoiceWriter().write({ source })).rejects.toMatchObject({
    statusCode: 422,
    details: { violations: [{ message }] },
  });
});

test('what only the schema of the format refuses is reported by the worker in the same way', async () => {
  const { write, close } = eInvoiceWriter();
  const field = '/ubl:Invoice/cbc:DocumentCurrencyCode';
  const says = 'must be equal to one of the allowed values';
  const message = `The schema of electronic invoices refuses ${field}: it ${says}.`;
  const violations = expect.arrayContaining([{ field, message }]) as unknown;
  const refused = write({ source: testSource({ currency: 'XXQ' }) });
  await expect(refused).rejects.toMatchObject({ statusCode: 422, details: { violations } });
  await close();
});

test('a credit note names its invoice, and signs that XML does not take are left out', async () => {
  const items = [{ ...line, name: 'Design\u0000 & <b>\ud800' }];
  const corrects = { number: 'INV-1', date: '2026-11-01' };
  const source: Source = { ...testSource({ items }), kind: 'credit note', number: 'CN-1', corrects };
  const xml = String(await writeEInvoice({ source }));
  expect(xml).toMatch(/<CreditNote [^]*<cbc:ID>CN-1<[^]*<cbc:CreditNoteTypeCode>381</);
  expect(xml).toMatch(/<cac:InvoiceDocumentReference>\s*<cbc:ID>INV-1</);
  expect(xml).toContain('<cbc:Name>Design &amp; &lt;b&gt;</cbc:Name>');
});
