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
  [{ total: '1.191,00' }, {}, 'Net 1000.00 and tax 190.00 do not make the total 1191.00.'],
  [{ net: '', tax: '', total: '-5' }, {}, 'The total is negative: credit notes are not imported.'],
  [{ net: '', tax: '', total: '' }, {}, 'The total is missing, and so is the net amount.'],
  [{ net: '', tax: '', total: '1,005' }, {}, 'The total "1,005" has more than 2 decimals.'],
  [{ net: '', tax: '', total: '1,005' }, { decimalMark: '.' }, undefined],
  [{ net: '', tax: '', total: '1e5' }, {}, 'The total "1e5" is not an amount.'],
  [{ net: '', tax: '', total: '$5' }, {}, 'The total "$5" is in another currency than EUR.'],
  [{ net: '', tax: '', total: '€ 5,00' }, {}, undefined],
  [{ net: '1', tax: '2', total: '' }, {}, 'The tax is more than the net amount.'],
  [{ paid: 'perhaps' }, {}, 'The paid amount "perhaps" is not an amount.'],
])('the row %j with %j: %s', (changes, how, problem) => {
  const read = readRow({ ...row, ...changes }, { ...writing, ...how });
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
])('the amounts of %j are net %s and tax %s of %s %%', (changes, net, tax, taxRate) => {
  const read = readRow({ ...row, ...changes }, writing) as ImportedInvoice;
  expect([read.net.toFixed(2), read.tax.toFixed(2), read.taxRate]).toEqual([net, tax, taxRate]);
});

test.each([
  ['', undefined, '0.00', '2026-01-31'],
  ['190,00', undefined, '190.00', '2026-01-31'],
  ['Yes', '05.02.2026', '1190.00', '2026-02-05'],
  ['', '05.02.2026', '1190.00', '2026-02-05'],
  ['offen', undefined, '0.00', '2026-01-31'],
])('paid "%s" on %s is %s on %s', (paid, paidOn, amount, day) => {
  const read = readRow({ ...row, paid, ...(paidOn && { paidOn }) }, writing) as ImportedInvoice;
  expect([read.paid.toFixed(2), read.paidOn]).toEqual([amount, day]);
});
