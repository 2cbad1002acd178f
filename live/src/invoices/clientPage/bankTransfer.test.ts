import { epcText, holderIn, ibanIn, qrPicture } from './bankTransfer';

const transfer = {
  name: 'Northwind GmbH',
  bankLines: 'Northwind\nIBAN DE89 3704 0044 0532 0130 00\nBIC COBADEFFXXX',
  currency: 'EUR',
  amount: '1200.5',
  reference: 'INV-2026-0001',
};

test.each([
  ['IBAN: DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX', 'DE89370400440532013000'],
  ['gb82west12345698765432', 'GB82WEST12345698765432'],
  ['NO93 8601 1117 947', 'NO9386011117947'],
  ['IBAN\u00a0DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000', 'DE89370400440532013000'],
  ['DE89\u20093704\u202f0044\u20090532\u202f0130\u200900', 'DE89370400440532013000'],
  // With four letters of the word after it, the check digits of the first are right, too.
  ['DE89 3704 0044 0532 0130 00 KONTO 0532013000', 'DE89370400440532013000'],
  ['NO93 8601 1117 947 LTD', 'NO9386011117947'],
  ['DE89 3704 0044 0532 0130 01', undefined],
  ['Account 0532013000, sort code 37040044', undefined],
  ['', undefined],
])('the IBAN in "%s" is %s', (text, iban) => expect(ibanIn(text)).toBe(iban));

test.each([
  ['Account holder: Northwind Holding', 'Northwind Holding'],
  ['IBAN DE89 3704 0044 0532 0130 00\n  beneficiary :  Ayesha Khan \nBIC X', 'Ayesha Khan'],
  ['Name: Northwind GmbH', 'Northwind GmbH'],
  ['Our name: Northwind GmbH', undefined],
  ['Account holder:\nNorthwind GmbH', undefined],
])('the account holder in %j is %s, and named by the code', (text, holder) => {
  expect(holderIn(text)).toBe(holder);
  const code = epcText({ ...transfer, bankLines: `${transfer.bankLines}\n${text}` })!;
  expect(code.split('\n')[5]).toBe(holder ?? 'Northwind GmbH');
});

test('the code is a SEPA credit transfer as EPC069-12 says', () => {
  expect(epcText(transfer)).toBe(
    'BCD\n002\n1\nSCT\n\nNorthwind GmbH\nDE89370400440532013000\nEUR1200.50\n\n\nINV-2026-0001',
  );
});

test('names and references are one line of the length that banks take', () => {
  const lines = epcText({ ...transfer, name: `A\nB${'é'.repeat(80)}`, reference: 'x\ny' })!.split('\n');
  expect(lines).toHaveLength(11);
  expect([lines[5]!.length, lines[10]]).toEqual([70, 'x y']);
});

test.each([
  { currency: 'USD' },
  { amount: '0' },
  { amount: '-5' },
  { amount: '1000000000' },
  { bankLines: 'Cash' },
  { bankLines: 'IBAN PK36 SCBL 0000 0011 2345 6702' },
  { name: ' ' },
])('there is no code for %p', (changes) => expect(epcText({ ...transfer, ...changes })).toBeUndefined());

test('the picture is an SVG without anything of the text in it', () => {
  expect(decodeURIComponent(qrPicture('"><script>'))).toMatch(/^data:image\/svg\+xml,<svg [^]*<\/svg>$/);
  expect(qrPicture('"><script>')).not.toContain('script');
});
