import type { ImportRow, Writing } from './schemas';
import { readRow, type ImportedInvoice } from './readRow';

const writing: Writing = { dateFormat: 'DD.MM.YYYY', decimalMark: ',', currency: 'EUR' };
const row: ImportRow = {
  row: 2,
  number: 'RE-1',
  date: '31.01.2026',
  due: '14.02.2026',
  client: 'Lumen Ltd',
  net: '1.000,00',
  tax: '190,00',
  total: '1.190,00',
};

test.each<[changes: Partial<ImportRow>, how: Partial<Writing>, problem: string | undefined]>([
  [{ date: '01/31/2026', due: '' }, { dateFormat: 'MM/DD/YYYY' }, undefined],
  [{ date: '2026-01-31' }, {}, undefined],
  [{ date: '01/31/2026' }, {}, 'The date "01/31/2026" is not a day as DD.MM.YYYY.'],
  [{ date: '' }, {}, 'The date is missing.'],
  [{ number: ' ' }, {}, 'The number is missing.'],
  [{ number: 'A\u202eB' }, {}, 'The number has characters that cannot be seen.'],
  [{ due: '30.01.2026' }, {}, 'The due date is before the date.'],
  [{ currency: 'money' }, {}, 'The currency "money" is not a code such as EUR.'],
  [{ currency: 'eux' }, {}, 'The currency "eux" is not a code such as EUR.'],
  [{ currency: 'hrk' }, {}, undefined],
  [{}, { currency: 'EUX' }, 'The currency "EUX" is not a code such as EUR.'],
  [{}, { currency: '' }, undefined],
  [{ date: '31.12.1999' }, {}, 'The date "31.12.1999" is before 2000.'],
  [{ date: '31.01.2099', due: '' }, {}, 'The date "31.01.2099" is more than a year ahead.'],
  [{ due: '31.01.2099' }, {}, undefined],
  [{ paidOn: '01.01.1970' }, {}, 'The day of the payment "01.01.1970" is before 2000.'],
  [{ paidOn: '05.02.2099' }, {}, 'The day of the payment "05.02.2099" is more than a year ahead.'],
  [{ status: 'paid', paid: '50,00' }, {}, 'The status is paid, but only 50.00 of 1190.00 is paid.'],
  [{ status: 'paid', balance: '50,00' }, {}, 'The status is paid, but only 1140.00 of 1190.00 is paid.'],
  [{ total: '1.191,00' }, {}, 'Net 1000.00 and tax 190.00 do not make the total 1191.00.'],
  [{ tax: '-5' }, {}, 'The tax "-5" is negative.'],
  [{ date: '31.02.2026' }, {}, 'The date "31.02.2026" does not exist.'],
  [{ date: '05.Jan.2026', due: 'Jan 19, 2026' }, {}, undefined],
  [{ date: '5. März 2026', due: '2026/03/31' }, {}, undefined],
  [{ date: '31.01.2026 10:22', due: '2026-02-14T10:22:00Z' }, {}, undefined],
  [{ date: '01/31/2026, 9:05 PM', due: '' }, { dateFormat: 'MM/DD/YYYY' }, undefined],
  [{ date: '5 Foo 2026' }, {}, 'The date "5 Foo 2026" is not a day as DD.MM.YYYY.'],
  [{ net: '', tax: '', total: '1\u202f234,56' }, {}, undefined],
  [{ net: '', tax: '', total: "1'234.56" }, {}, undefined],
  [
    { status: 'Mystery' },
    {},
    'The status "Mystery" is unknown: write open, paid, draft or void in the file.',
  ],
  [{ balance: '2.000,00' }, {}, 'The balance is more than the total.'],
  [{ net: '', tax: '', total: '' }, {}, 'The total is missing, and so is the net amount.'],
  [{ net: '', tax: '', total: '1,005' }, {}, 'The total "1,005" has more than 2 decimals.'],
  [{ net: '', tax: '', total: '1,005' }, { decimalMark: '.' }, undefined],
  [{ net: '', tax: '', total: '1e5' }, {}, 'The total "1e5" is not an amount.'],
  [{ net: '', tax: '', total: '$5' }, {}, 'The total "$5" is in another currency than EUR.'],
  [{ net: '', tax: '', total: '€ 5,00' }, {}, undefined],
  [{ net: '1', tax: '2', total: '' }, {}, 'The tax is more than the net amount.'],
  [{ tax: '', total: '900' }, {}, 'The total is less than the net amount.'],
  [{ net: '', total: '100' }, {}, 'The tax is more than the total.'],
  [{ net: '', tax: '', taxRate: '19' }, {}, 'With a tax rate the row takes the tax or the net amount, too.'],
  [{ net: '', tax: '', taxRate: '0' }, {}, undefined],
  [{ taxRate: 'much' }, {}, 'The tax rate "much" is not a number from 0 to 100.'],
  [{ taxRate: '-1' }, {}, 'The tax rate "-1" is not a number from 0 to 100.'],
  [{ taxRate: '101' }, {}, 'The tax rate "101" is not a number from 0 to 100.'],
  [{ net: '-' }, {}, 'The net amount "-" is not an amount.'],
  [{ balance: '-' }, {}, 'The balance "-" is not an amount.'],
  [{ client: '' }, {}, 'The client is missing.'],
  [{ client: 'x'.repeat(501) }, {}, 'The client has more than 500 characters.'],
  [{ due: '31.01.2026' }, {}, undefined],
  [{ due: 'soon' }, {}, 'The due date "soon" is not a day as DD.MM.YYYY.'],
  [{ paidOn: 'soon' }, {}, 'The day of the payment "soon" is not a day as DD.MM.YYYY.'],
  [{ status: 'draft', number: 'A\u202eB' }, {}, 'The number has characters that cannot be seen.'],
  [{ paid: ' yes ' }, {}, undefined],
  [
    { currency: 'money', net: '', tax: '', total: '1,005' },
    {},
    'The currency "money" is not a code such as EUR.',
  ],
  [{ paid: 'yesterday' }, {}, 'The paid amount "yesterday" is not an amount.'],
  [{ paid: 'oh yes' }, {}, 'The paid amount "oh yes" is not an amount.'],
  [{ paid: 'not open' }, {}, 'The paid amount "not open" is not an amount.'],
  [{ paid: 'nobody' }, {}, 'The paid amount "nobody" is not an amount.'],
  [{ email: 'a\u202eb' }, {}, 'The email has characters that cannot be seen.'],
  [{ address: 'a\u202eb' }, {}, 'The address has characters that cannot be seen.'],
  [{ vatId: 'a\u202eb' }, {}, 'The VAT ID has characters that cannot be seen.'],
  [{ reference: 'a\u202eb' }, {}, 'The reference has characters that cannot be seen.'],
  [{ paid: 'perhaps' }, {}, 'The paid amount "perhaps" is not an amount.'],
])('the row %j with %j: %s', (changes, how, problem) => {
  const read = readRow([{ ...row, ...changes }], { ...writing, ...how });
  expect('problems' in read ? read.problems : undefined).toEqual(problem && [problem]);
});

test.each<[changes: Partial<ImportRow>, net: string, tax: string, taxRate: string]>([
  [{}, '1000.00', '190.00', '19'],
  [{ net: '' }, '1000.00', '190.00', '19'],
  [{ tax: '' }, '1000.00', '190.00', '19'],
  [{ total: '' }, '1000.00', '190.00', '19'],
  [{ tax: '', total: '', taxRate: '7,7 %' }, '1000.00', '77.00', '7.7'],
  [{ net: '1', tax: '0,08', total: '', taxRate: '7.7%' }, '1.00', '0.08', '7.7'],
  [{ net: '1', tax: '0,08', total: '' }, '1.00', '0.08', '8'],
  [{ net: '33,33', tax: '4,49', total: '' }, '33.33', '4.49', '13.47'],
  [{ net: '', tax: '', total: '5' }, '5.00', '0.00', '0'],
  [{ net: '0', tax: '0', total: '0' }, '0.00', '0.00', '0'],
  // As Stripe writes prices with tax in them.
  [{ net: '119', tax: '19', total: '119' }, '100.00', '19.00', '19'],
  [{ net: '119', discount: '11,90', tax: '17,10', total: '107,10' }, '90.00', '17.10', '19'],
])('the amounts of %j are net %s and tax %s of %s %%', (changes, net, tax, taxRate) => {
  const read = readRow([{ ...row, ...changes }], writing) as ImportedInvoice;
  expect([read.net.toFixed(2), read.tax.toFixed(2), read.taxRate]).toEqual([net, tax, taxRate]);
});

test.each<[changes: Partial<ImportRow>, how: Partial<Writing>, reason: string]>([
  [{ status: 'Voided', date: 'never' }, {}, 'Void'],
  [{ status: 'cancelled', number: '' }, {}, 'Void'],
  [{ status: 'uncollectible' }, {}, 'Written off'],
  [{ status: 'paid', total: '-119,00' }, {}, 'Credit note'],
  [{ net: '', tax: '', total: '(119,00)' }, {}, 'Credit note'],
  [{ net: '', tax: '', total: '', lineNet: '-100' }, {}, 'Credit note'],
  [{ type: 'Sales credit note' }, {}, 'Credit note'],
  [{ type: 'Payment' }, {}, 'Not an invoice: Payment'],
  [{ type: 'Payment', total: '-100' }, {}, 'Not an invoice: Payment'],
])('the row with %j is left out with %j: %s', (changes, how, reason) => {
  expect(readRow([{ ...row, ...changes }], { ...writing, ...how })).toMatchObject({ row: 2, reason });
});

test.each<[changes: Partial<ImportRow>, paid: string, isDraft: boolean]>([
  [{ status: 'sent', paid: '' }, '0.00', false],
  [{ status: 'sent', balance: '1.000,00' }, '190.00', false],
  [{ status: 'partial', paid: '190,00', balance: '1.000,00' }, '190.00', false],
  [{ status: 'partial', paid: '0,00', paidOn: '05.02.2026' }, '0.00', false],
  [{ status: 'overdue', paidOn: '05.02.2026' }, '0.00', false],
  [{ status: 'paid' }, '1190.00', false],
  [{ status: 'paid', paid: '1.200,00' }, '1200.00', false],
  [{ status: 'paid', paid: '0,00', balance: '0,00' }, '1190.00', false],
  [{ status: 'draft', number: '', balance: '0,00' }, '0.00', true],
  [{ type: 'Sales invoice', balance: '0' }, '1190.00', false],
])('with %j %s are paid, and whether it is a draft is %s', (changes, paid, isDraft) => {
  const read = readRow([{ ...row, ...changes }], writing) as ImportedInvoice;
  expect([read.paid.toFixed(2), read.isDraft]).toEqual([paid, isDraft]);
});

test('an invoice that was written off comes in as open where that is chosen', () => {
  const read = readRow([{ ...row, status: 'Written off' }], { ...writing, writtenOff: 'open' });
  expect(read).toMatchObject({ number: 'RE-1', isDraft: false });
});

test('what a row lacks of the client is blank, and spaces around what it has are left out', () => {
  const read = readRow([{ ...row, client: ' Lumen Ltd ', due: '', status: ' paid ' }], writing);
  const details = { email: '', address: '', country: '', vatId: '', reference: '' };
  expect(read).toMatchObject({ client: 'Lumen Ltd', dueDate: '', details });
  expect((read as ImportedInvoice).paid.toFixed()).toBe('1190');
});

test('a draft keeps the number that it has, and none stays none', () => {
  const numberOf = (number: string) => readRow([{ ...row, status: 'draft', number }], writing);
  expect([numberOf('D-1'), numberOf('')]).toMatchObject([{ number: 'D-1' }, { number: '' }]);
});

test('what the row says of the client is read, and countries also by their names', () => {
  const more = { email: 'ap@lumen.example', country: 'austria', vatId: 'ATU1', reference: 'PO 7' };
  const read = readRow([{ ...row, ...more, address: ' Gasse 4\n\n1010 Wien' }], writing);
  expect(read).toMatchObject({ details: { ...more, country: 'AT', address: 'Gasse 4\n1010 Wien' } });
});

describe('lines', () => {
  const invoice = { number: 'RE-1', date: '2026-01-31', client: 'Lumen Ltd' };
  const read = (...lines: Partial<ImportRow>[]) =>
    readRow(
      lines.map((line, index) => ({ ...invoice, row: index + 2, ...line })),
      writing,
    );

  test('of several rows are the lines of one invoice, which has their sum', () => {
    const found = read(
      { item: 'Design', quantity: '6,5', price: '100', lineNet: '650,00', lineTotal: '773,50' },
      { client: '', date: '', item: 'Care', quantity: '3', price: '9,99', lineNet: '20', lineTotal: '23,8' },
    ) as ImportedInvoice;
    expect(found.items).toEqual([
      { id: 1, name: 'Design', quantity: '6.5', amount: '100' },
      { id: 2, name: 'Care', quantity: '1', amount: '20' },
    ]);
    expect([found.net, found.tax, found.total].map(Number)).toEqual([670, 127.3, 797.3]);
    expect(found.taxRate).toBe('19');
  });

  test.each<[lines: Partial<ImportRow>[], net: string, count: number]>([
    [[{ quantity: '2', price: '10' }], '20', 1],
    [[{ lineNet: '100', tax: '19' }], '100', 1],
    // With the tax in them, and less than nothing: the sheet has one line.
    [[{ lineNet: '119', total: '119', tax: '19' }], '100', 0],
    [[{ lineNet: '119' }, { lineNet: '-19' }], '100', 0],
    [[{ lineNet: '60', discount: '10', total: '90' }, { lineNet: '40' }], '90', 2],
  ])('%j make %s net in %i lines', (lines, net, count) => {
    const found = read(...lines) as ImportedInvoice;
    expect([found.net.toFixed(), found.items.length]).toEqual([net, count]);
  });

  test.each<[lines: Partial<ImportRow>[], problem: string]>([
    [
      [{ lineNet: '60', net: '90' }, { lineNet: '40' }],
      'The lines make 100.00, and the net amount is 90.00.',
    ],
    [[{ lineNet: '1' }, { lineNet: '1', client: 'A' }], 'Rows 2 and 3 have one number and another client.'],
  ])('%j are refused: %s', (lines, problem) => {
    expect(read(...lines)).toMatchObject({ row: 2, problems: [problem] });
  });

  test.each<[currencies: string[], currency: string]>([
    [['EUR', '€'], 'EUR'],
    [['€', 'eur', 'Euro'], 'EUR'],
    [['$', 'US$', 'usd'], 'USD'],
    [['$', 'CAD'], 'CAD'],
    [['', 'USD', ''], 'USD'],
    [['', ''], 'EUR'],
  ])('in the currencies %j make one invoice in %s', (currencies, currency) => {
    expect(read(...currencies.map((each) => ({ lineNet: '1', currency: each })))).toMatchObject({ currency });
  });

  test.each([
    ['€', '$'],
    ['', 'EUR', 'US$'],
  ])('in "%s", "%s" and "%s" are refused', (...currencies) => {
    const lines = currencies.flatMap((currency = '') => ({ lineNet: '1', currency }));
    const problems = [
      expect.stringMatching(/^Rows \d and \d have one number and another currency/) as unknown,
    ];
    expect(read(...lines)).toMatchObject({ problems });
  });

  const both = { lineNet: '1', currency: 'EUR', status: 'sent', net: '2', tax: '0', total: '2' };
  test.each([
    ['date', '2026-02-01', 'date'],
    ['currency', 'USD', 'currency'],
    ['status', 'paid', 'status'],
    ['net', '9', 'net amount'],
    ['tax', '9', 'tax'],
    ['total', '9', 'total'],
  ])('with another %s of %s in the second row are refused', (name, text, label) => {
    const problems = [`Rows 2 and 3 have one number and another ${label}.`];
    expect(read(both, { ...both, [name]: text })).toMatchObject({ problems });
    expect(read(both, both)).toMatchObject({ number: 'RE-1' });
  });

  test.each<[name: string, first: string, second: string]>([
    ['status', 'Paid', 'paid'],
    ['status', 'Sent', 'awaiting payment'],
    ['date', '03.02.2026', '3 Feb 2026'],
    ['date', '2026-02-03 10:22', '2026-02-03'],
    ['client', 'Lumen  Ltd', 'lumen ltd'],
    ['currency', 'eur', 'EUR'],
    ['net', '1.500,00', '1500'],
    ['tax', '0', '0,00 €'],
    ['total', "1'500.00", '1 500,00'],
  ])('with the %s "%s" and "%s" are one invoice', (name, first, second) => {
    const line = { lineNet: '750', net: '1500', tax: '0', total: '1500', due: '' };
    for (const texts of [
      [first, second],
      [second, first],
    ])
      expect(read(...texts.map((text) => ({ ...line, [name]: text })))).toMatchObject({
        number: 'RE-1',
        items: { length: 2 },
      });
  });

  test('with a text that cannot be read in one of them are refused', () => {
    const problems = ['Rows 2 and 3 have one number and another total.'];
    expect(read(both, { ...both, total: '2.00 USD' })).toMatchObject({ problems });
    expect(read({ ...both, date: 'soon' }, { ...both, date: 'soon' })).toMatchObject({
      problems: ['The date "soon" is not a day as DD.MM.YYYY.'],
    });
  });
});

test('a discount counts where the total shows it', () => {
  const read = (changes: Partial<ImportRow>) =>
    readRow([{ ...row, net: '100', tax: '', ...changes }], writing) as ImportedInvoice;
  expect(read({ discount: '10', total: '90' })).toMatchObject({ taxRate: '0' });
  expect(read({ discount: '10', total: '90' }).discount.toFixed()).toBe('10');
  expect(read({ discount: '10', total: '119' }).discount.toFixed()).toBe('0');
});

test.each([
  ['', undefined, '0.00', '2026-01-31'],
  ['190,00', undefined, '190.00', '2026-01-31'],
  ['Yes', '05.02.2026', '1190.00', '2026-02-05'],
  ['', '05.02.2026', '1190.00', '2026-02-05'],
  ['offen', undefined, '0.00', '2026-01-31'],
  ['impayé', undefined, '0.00', '2026-01-31'],
  ['payé', undefined, '1190.00', '2026-01-31'],
])('paid "%s" on %s is %s on %s', (paid, paidOn, amount, day) => {
  const read = readRow([{ ...row, paid, ...(paidOn && { paidOn }) }], writing) as ImportedInvoice;
  expect([read.paid.toFixed(2), read.paidOn]).toEqual([amount, day]);
});
