import { peppolSchemes } from '@vibrant-peak/invoice/peppolId';
import { specifications, type Specification } from '@vibrant-peak/invoice/specifications';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { ciiOf, facturXErrors } from '../../testing/facturX';
import { testSource } from '../../testing/testSource';
import { eInvoiceProblems } from './eInvoiceProblems';
import type { Source } from './source';
import { writeEInvoice } from './writeEInvoice';

const names = Object.keys(specifications) as Specification[];

/** An invoice that is complete by each specification. */
const sourceBy = (specification: string, more: Source['more'] = {}, changes: Partial<Invoice> = {}) =>
  testSource(
    { yourCompany: { ...testSource().invoice.yourCompany, phone: '+49 30 123456' }, ...changes },
    {
      specification,
      postcode: '10115',
      city: 'Berlin',
      clientPostcode: '20457',
      clientCity: 'Hamburg',
      buyerReference: '04011000-12345-34',
      peppolId: '9930:DE123456789',
      clientPeppolId: '0204:991-1234512345-06',
      ...more,
    },
  );

const asCredit = (source: Source): Source => ({
  ...source,
  kind: 'credit note',
  number: 'CN-1',
  corrects: { number: 'INV-1', date: '2026-11-01' },
});

const messagesOf = (source: Source) => eInvoiceProblems(source).map(({ message }) => message);

const ublOf = async (source: Source) => String(await writeEInvoice({ source }));

test.each(names)('invoices and credit notes by "%s" say so, with the address in its parts', async (name) => {
  for (const source of [sourceBy(name), asCredit(sourceBy(name))]) {
    expect(messagesOf(source)).toEqual([]);
    const xml = await ublOf(source);
    expect(xml).toContain(`<cbc:CustomizationID>${specifications[name].id}<`);
    expect(xml).toMatch(
      /<cbc:StreetName>Main Street 1<\/cbc:StreetName>\s*<cbc:CityName>Berlin<\/cbc:CityName>\s*<cbc:PostalZone>10115</,
    );
    expect(xml).toMatch(/<cbc:StreetName>Pier 4<[^]*?<cbc:CityName>Hamburg<[^]*?<cbc:PostalZone>20457</);
    expect(xml).not.toContain('10115 Berlin');
  }
});

test('all are valid as CII by the schema that Factur-X publishes, with a discount of a line', async () => {
  const items = [{ id: 1, name: 'Design', quantity: '2', amount: '80', discount: '5' }];
  const files = await Promise.all(
    names.map(async (name) => ({
      fileName: `${name}.xml`,
      contents: await ciiOf(sourceBy(name, {}, { items })),
    })),
  );
  expect(await facturXErrors(files)).toEqual([]);
  // CII has the currency of a tax amount alone.
  for (const { contents } of files)
    expect(contents.match(/<ram:\w+ currencyID/g)).toEqual(['<ram:TaxTotalAmount currencyID']);
});

test('Peppol has its own addresses, and takes no CII', async () => {
  const source = sourceBy('peppol');
  const ids = [...(await ublOf(source)).matchAll(/<cbc:EndpointID schemeID="(\w+)">([^<]+)</g)];
  expect(ids.map(([, ...parts]) => parts.join(':'))).toEqual(['9930:DE123456789', '0204:991-1234512345-06']);
  expect(await ciiOf(source)).toContain(`<ram:ID>${specifications[''].id}</ram:ID>`);
  const others = sourceBy('xrechnung', { peppolId: '', clientPeppolId: '' });
  expect(await ublOf(others)).toContain('<cbc:EndpointID schemeID="EM">hello@northwind.example<');
});

test.each([
  ['xrechnung', 'XRechnung', 'DE'],
  ['peppol', 'Peppol in Germany', 'DE'],
])('what %s requires is named', (specification, name, clientCountry) => {
  const { yourCompany, billTo } = testSource().invoice;
  const bare = testSource(
    { yourCompany: { ...yourCompany, name: '', phone: '+4' }, bankLines: '' },
    { specification, clientCountry, peppolId: '9930:DE1', clientPeppolId: '9930:DE2' },
  );
  const named = messagesOf(bare).filter((text) => text.startsWith(`${name} requires`));
  expect(named.map((text) => text.slice(name.length + 10))).toEqual([
    'the name of a person in your company.',
    'your phone number.',
    'your postcode.',
    'your city.',
    "the client's postcode.",
    "the client's city.",
    'a buyer reference.',
    'an IBAN in the bank lines, or another payment means.',
  ]);
  const goods = { taxCase: 'intraCommunity', untaxedReason: 'K', clientVatId: 'FR12345678901' };
  const elsewhere = sourceBy(
    'xrechnung',
    { ...goods, supplyDate: '2026-11-10', clientCountry: 'FR' },
    { taxRate: '0', shipTo: { ...billTo, sameAsBillTo: false } },
  );
  expect(messagesOf(elsewhere)).toEqual([
    'XRechnung requires goods for another EU country to go to the address of the client.',
  ]);
});

test.each(['hello', 'a@b', 'a@b.example, c@d.example', '.ab@north.example', 'hello@north.example.'])(
  'XRechnung requires one email address of the seller, and "%s" is not one',
  (email) => {
    const yourCompany = { ...sourceBy('xrechnung').invoice.yourCompany, email };
    expect(messagesOf(sourceBy('xrechnung', {}, { yourCompany }))).toEqual([
      'XRechnung requires one email address of your company.',
    ]);
  },
);

test('what Peppol requires between other countries is named', () => {
  const bare = testSource({}, { specification: 'peppol', clientCountry: 'FR', clientPeppolId: '1234:5' });
  expect(messagesOf(bare)).toEqual([
    'Your Peppol ID is missing, such as 9930:DE123456789.',
    "The client's Peppol ID: 1234 is not a scheme of Peppol IDs. German VAT IDs have 9930, as in 9930:DE123456789.",
    'Peppol requires a buyer reference or an order number.',
  ]);
  const ids = { peppolId: '9930:DE123456789', clientPeppolId: '0009:123' };
  const ordered = sourceBy(
    'peppol',
    { ...ids, clientCountry: 'FR', buyerReference: '' },
    { orderNumber: '7' },
  );
  expect(messagesOf(ordered)).toEqual([]);
});

test('each scheme of Peppol is written', async () => {
  for (const scheme of peppolSchemes) {
    const source = sourceBy('peppol', { clientPeppolId: `${scheme}:5567321707` });
    expect(await ublOf(source)).toContain(`<cbc:EndpointID schemeID="${scheme}">5567321707<`);
  }
});

const dutch = { country: 'NL', clientCountry: 'NL', registerNumber: '12345678' };

test('what Peppol requires of Dutch sellers is named', () => {
  const { yourCompany, billTo } = testSource().invoice;
  const requires = (more: Source['more'], changes: Partial<Invoice> = {}) =>
    messagesOf(sourceBy('peppol', { ...dutch, ...more }, changes)).map((text) =>
      text.replace('Peppol in the Netherlands requires ', ''),
    );
  expect(requires({})).toEqual([]);
  expect(
    requires(
      { postcode: '', city: '', clientPostcode: '', clientCity: '', registerNumber: 'KVK 7' },
      { yourCompany: { ...yourCompany, address: '' }, billTo: { ...billTo, address: '' }, bankLines: 'Cash' },
    ),
  ).toEqual([
    'your street.',
    'your postcode.',
    'your city.',
    'a register number of 8 digits (KVK) or 20 digits (OIN).',
    'an IBAN in the bank lines, or another payment means.',
    "the client's street.",
    "the client's postcode.",
    "the client's city.",
  ]);
  const abroad = { clientCountry: 'FR', clientPostcode: '', paymentMeans: '10' };
  expect(requires({ ...abroad, registerNumber: '' })).toEqual([]);
  expect(requires({ paymentMeans: '57' }, { bankLines: '' })).toEqual([]);
  expect(requires({ paymentMeans: '10' })).toEqual([
    'a bank transfer or a standing agreement as payment means, if the client is Dutch.',
  ]);
});

test('by Peppol a Dutch register number has its scheme, and a credit note no payment means', async () => {
  const legalId = async (source: Source) =>
    /<cbc:CompanyID schemeID="(\d+)">(\d+)</.exec(await ublOf(source))?.slice(1);
  for (const [registerNumber, scheme] of [
    ['12345678', '0106'],
    ['12345678901234567890', '0190'],
  ])
    expect(await legalId(sourceBy('peppol', { ...dutch, registerNumber }))).toEqual([scheme, registerNumber]);
  expect(await legalId(sourceBy('', dutch))).toBeUndefined();
  expect(await legalId(sourceBy('peppol', { registerNumber: '12345678' }))).toBeUndefined();
  const credit = (more: Source['more']) => asCredit(sourceBy('peppol', more));
  expect(await codeOf(credit(dutch))).toBeUndefined();
  expect(messagesOf(credit(dutch))).toEqual([]);
  expect(await codeOf(credit({ ...dutch, clientCountry: 'FR' }))).toBe('1');
});

const codeOf = async (source: Source) => /<cbc:PaymentMeansCode>(\d+)</.exec(await ublOf(source))?.[1];

test.each([
  ['58', 'EUR', 'IBAN DE89 3704 0044 0532 0130 00'],
  ['30', 'USD', 'IBAN DE89 3704 0044 0532 0130 00'],
  ['30', 'EUR', 'IBAN PK36 SCBL 0000 0011 2345 6702'],
  [undefined, 'EUR', 'Cash'],
])('the code is %s for %s and the bank lines "%s"', async (code, currency, bankLines) =>
  expect(await codeOf(testSource({ currency, bankLines }))).toBe(code),
);

test('other payment means are chosen, and name no account; a credit note is not paid by its client', async () => {
  const cash = sourceBy('', { paymentMeans: '10' });
  expect(await codeOf(cash)).toBe('10');
  expect(await ublOf(cash)).not.toContain('PayeeFinancialAccount');
  expect(await codeOf(asCredit(cash))).toBe('1');
});
