import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { taxCases, taxReasonOf } from '@vibrant-peak/invoice/taxCases';
import { ciiOf, facturXErrors } from '../../testing/facturX';
import { testSource } from '../../testing/testSource';
import { eInvoiceProblems } from './eInvoiceProblems';
import type { Source } from './source';
import { writeEInvoice } from './writeEInvoice';

type Case = keyof typeof taxCases;

const names = Object.keys(taxCases) as Case[];
const ownNumbers = { taxNumber: '21/815/08150', registerNumber: 'HRB 86891' };

/** A complete invoice of a tax case. */
const sourceOf = (taxCase: Case, changes: Partial<Invoice> = {}, more: Source['more'] = {}) =>
  testSource(
    { taxRate: taxCase === 'domestic' ? '19' : '0', discount: '10', ...changes },
    {
      taxCase,
      untaxedReason: taxReasonOf(taxCase),
      clientCountry: 'FR',
      clientVatId: 'FR12345678901',
      supplyDate: '2026-11-10',
      registerNumber: ownNumbers.registerNumber,
      ...more,
    },
  );

const messagesOf = (source: Source) => eInvoiceProblems(source).map(({ message }) => message);

test.each(names)('an invoice of the case %s is complete, and says its category and reason', async (name) => {
  const source = sourceOf(name);
  expect(eInvoiceProblems(source)).toEqual([]);
  const xml = String(await writeEInvoice({ source }));
  const category = name === 'domestic' ? 'S' : taxCases[name].category;
  const categories = [...xml.matchAll(/<cac:(?:Classified)?TaxCategory>\s*<cbc:ID>(\w+)</g)];
  expect(new Set(categories.map(([, id]) => id))).toEqual(new Set([category]));
  expect(xml.includes(taxReasonOf(name))).toBe(true);
  expect(xml.includes('<cbc:TaxExemptionReason>')).toBe(name !== 'domestic');
});

test('the seven cases are valid by the schema that Factur-X publishes', async () => {
  const own = names.map((name) => sourceOf(name));
  const small = sourceOf('smallBusiness', { vatId: '' }, ownNumbers);
  const files = await Promise.all(
    [...own, small].map(async (each, index) => ({
      fileName: `${index}.xml`,
      contents: await ciiOf(each),
    })),
  );
  expect(await facturXErrors(files)).toEqual([]);
});

test('outside the scope of VAT there is no VAT ID and no rate', async () => {
  const xml = String(await writeEInvoice({ source: sourceOf('outsideScope', {}, ownNumbers) }));
  expect(xml).not.toMatch(/DE123456789|FR12345678901|<cbc:Percent>/);
  expect(xml).toMatch(/<cbc:CompanyID>21\/815\/08150</);
  expect(xml).toMatch(/<cbc:CompanyID>HRB 86891</);
  const none = sourceOf('outsideScope', {}, { registerNumber: '' });
  expect(messagesOf(none)).toEqual([
    'Your register number or tax number is missing: this tax case shows no VAT ID.',
  ]);
});

test('a seller without a VAT ID has a tax number, which also identifies one without a register', async () => {
  const more = { taxNumber: ownNumbers.taxNumber, registerNumber: '' };
  const source = sourceOf('smallBusiness', { vatId: '' }, more);
  expect(messagesOf(source)).toEqual([]);
  const xml = String(await writeEInvoice({ source }));
  expect(xml).toMatch(/<cac:PartyLegalEntity>[^]*?<cbc:CompanyID>21\/815\/08150</);
  expect(await facturXErrors([{ fileName: 'small.xml', contents: await ciiOf(source) }])).toEqual([]);
  expect(messagesOf(sourceOf('reverseCharge', { vatId: '' }, more))).toEqual(['Your VAT ID is missing.']);
  expect(messagesOf(sourceOf('exempt', { vatId: '' }))).toEqual(['Your VAT ID or tax number is missing.']);
});

test('what a case needs is named', () => {
  const bare = { clientVatId: '', supplyDate: '', clientCountry: 'DE' };
  expect(messagesOf(sourceOf('intraCommunity', {}, bare))).toEqual([
    "The client's VAT ID is missing: this tax case needs it.",
    'The date of supply is missing: this tax case needs it.',
    "The client's country is yours: these goods do not go to another one.",
  ]);
  expect(messagesOf(sourceOf('export', { taxRate: '19' }))).toEqual([
    'Lines have a tax rate, which this tax case does not have.',
  ]);
});

test('goods to another EU country name the country to which they go', async () => {
  const xml = String(await writeEInvoice({ source: sourceOf('intraCommunity') }));
  expect(xml).toMatch(/<cac:DeliveryLocation>[^]*<cbc:IdentificationCode>FR</);
});
