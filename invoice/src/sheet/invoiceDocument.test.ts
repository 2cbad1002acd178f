import { freshDraft } from '../freshDraft';
import { longDayText } from '../dayText';
import { documentOf } from './invoiceDocument';

test.each([
  ['2026-03-31', '31 March 2026'],
  ['', ''],
  ['soon', 'soon'],
  ['2026-02-30x', '2026-02-30x'],
])('the date %j is printed as %j', (date, text) => {
  expect(longDayText(date)).toBe(text);
});

test('a sheet is written in German', () => {
  const { invoice } = freshDraft();
  const items = [
    { id: 1, name: 'A', quantity: '2.5', amount: '1234.5', unit: 'HUR', discount: '7.5' },
    { id: 2, name: 'B', quantity: '1', amount: '10', unit: 'HUR' },
  ];
  const content = {
    ...invoice,
    receiptNumber: 'RE-7',
    date: '2026-03-31',
    dueDate: '2026-04-30',
    terms: '30',
    currency: 'EUR',
    taxRate: '0',
    items,
  };
  const corrects = { number: 'RE-1', date: '2026-01-02' };
  const eInvoice = { supplyDate: '2026-03-01', supplyEnd: '2026-03-31' };
  const sheet = documentOf(content, { kind: 'credit note', language: 'de', eInvoice, corrects });
  const plain = JSON.parse(JSON.stringify(sheet).replaceAll('\u00a0', ' ')) as typeof sheet;
  expect(plain).toMatchObject({ title: 'Rechnungskorrektur', taxLabel: 'USt.', grandTotal: '2.864,78 €' });
  expect(plain.facts).toEqual([
    { label: 'Beleg-Nr.', value: 'RE-7' },
    { label: 'Datum', value: '31. März 2026' },
    { label: 'Fällig am', value: '30. April 2026' },
    { label: 'Zahlungsziel', value: '30 Tage netto' },
    { label: 'Korrektur zu', value: 'RE-1 vom 2. Januar 2026' },
    { label: 'Leistungszeitraum', value: '1. März 2026 – 31. März 2026' },
  ]);
  expect(plain.lines.map(({ quantity, rate, total }) => [quantity, rate, total])).toEqual([
    ['2,5 Stunden', '1.234,50 €', '2.854,78 €'],
    ['1 Stunde', '10,00 €', '10,00 €'],
  ]);
  expect(plain.lines[0]!.details).toEqual(['Rabatt 7,5 %: −\u2060231,47 €']);
  expect(plain.sums.map(({ label }) => label)).toEqual(['Zwischensumme', 'USt. (0 %)', 'Gesamtbetrag']);
  expect(documentOf({ ...content, currency: '' }, { language: 'de' }).grandTotal).toBe('2.864,78\u00a0$');
});

test.each([
  ['de-AT', 'Rechnung'],
  ['en', 'Invoice'],
  ['fr', 'Invoice'],
  [undefined, 'Invoice'],
])('a sheet in %s is headed %s', (language, title) => {
  expect(documentOf(freshDraft().invoice, { language }).title).toBe(title);
});

test('ship-to equals bill-to by default', () => {
  const { invoice } = freshDraft();
  const billTo = { ...invoice.billTo, name: 'Payer' };
  const shipTo = { ...invoice.shipTo, name: 'Depot' };
  expect(documentOf({ ...invoice, billTo, shipTo }).shipTo).toBeUndefined();
  expect(documentOf({ ...invoice, billTo, shipTo: { ...shipTo, sameAsBillTo: false } }).shipTo?.name).toBe(
    'Depot',
  );
});

test('numbers are printed without exponents, and an incomplete quantity as 1', () => {
  const items = [
    { id: 1, name: 'A', quantity: '', amount: '1e2' },
    { id: 2, name: 'B', quantity: '1e3', amount: '0.125' },
  ];
  const { lines, grandTotal } = documentOf({ ...freshDraft().invoice, items });
  expect(lines.map(({ quantity, rate, total }) => [quantity, rate, total])).toEqual([
    ['1', '$100.00', '$100.00'],
    ['1000', '$0.125', '$125.00'],
  ]);
  expect(grandTotal).toBe('$225.00');
});

test('optional fields are printed only when they are used', () => {
  const { invoice } = freshDraft(new Date(2026, 2, 31));
  const items = [
    { id: 1, name: 'A', quantity: '1', amount: '100' },
    { id: 2, name: 'B', quantity: '1', amount: '50' },
  ];
  const plain = documentOf({ ...invoice, items });
  expect(plain.sums.map(({ label }) => label)).toEqual(['Subtotal', 'Tax (0%)', 'Grand Total']);
  expect(plain.facts.map(({ label }) => label)).toEqual(['Receipt No.', 'Date']);
  expect(plain.lines[0]).not.toHaveProperty('tax');
  expect(plain.logo).toBeUndefined();

  const used = documentOf({
    ...invoice,
    items: [{ ...items[0]!, taxRate: '16' }, items[1]!],
    discount: '10',
    currency: 'EUR',
    terms: '30',
    logo: 'javascript:alert(1)',
    orderNumber: 'PO-7',
    vatId: 'PK 123',
  });
  expect(plain.taxLabel).toBe('Tax');
  const { sums } = documentOf({ ...freshDraft().invoice, items: [], rounding: '-0.01' });
  expect(sums.slice(2)).toEqual([
    { label: 'Rounding', value: '−\u2060$0.01' },
    { label: 'Grand Total', value: '−\u2060$0.01' },
  ]);
  expect(used.sums).toEqual([
    { label: 'Subtotal', value: '€150.00' },
    { label: 'Discount (10%)', value: '−\u2060€15.00' },
    { label: 'Tax (16%)', value: '€14.40' },
    { label: 'Tax (0%)', value: '€0.00' },
    { label: 'Grand Total', value: '€149.40' },
  ]);
  expect(used.facts.slice(-3)).toEqual([
    { label: 'Order No.', value: 'PO-7' },
    { label: 'VAT ID', value: 'PK 123' },
    { label: 'Terms', value: 'Net 30' },
  ]);
  const named = documentOf({ ...invoice, items, taxRate: '19', taxLabel: ' MwSt ' });
  expect(named.sums[1]).toEqual({ label: 'MwSt (19%)', value: '$28.50' });
  expect(named.taxLabel).toBe('MwSt');
  expect(used.lines.map(({ tax }) => tax)).toEqual(['16%', '0%']);
  expect(used.logo).toBeUndefined();
  expect(documentOf({ ...invoice, logo: 'https://a.example/l.png' }).logo).toBe('https://a.example/l.png');
});

test('the reference of the client is printed, and how an invoice is paid unless by a transfer', () => {
  const { invoice } = freshDraft();
  const lastFacts = (kind: 'invoice' | 'credit note', paymentMeans: string, language?: string) => {
    const eInvoice = { buyerReference: '04011000-12345-34', paymentMeans };
    return documentOf(invoice, { kind, language, eInvoice }).facts.slice(2);
  };
  const reference = { label: 'Your Reference', value: '04011000-12345-34' };
  expect(lastFacts('invoice', '')).toEqual([reference]);
  expect(lastFacts('invoice', '10')).toEqual([reference, { label: 'Payment', value: 'Cash' }]);
  expect(lastFacts('credit note', '10')).toEqual([reference]);
  expect(lastFacts('invoice', '97', 'de')).toEqual([
    { label: 'Ihre Referenz', value: '04011000-12345-34' },
    { label: 'Zahlung', value: 'Verrechnung' },
  ]);
});

test('the addresses of a sheet are completed with postcode and city', () => {
  const { invoice } = freshDraft();
  const yourCompany = { ...invoice.yourCompany, address: 'Main Street 1\n10115 Berlin' };
  const billTo = { ...invoice.billTo, address: 'Pier 4' };
  const eInvoice = { postcode: '10115', city: 'Berlin', clientPostcode: '20457', clientCity: 'Hamburg' };
  const sheet = documentOf({ ...invoice, yourCompany, billTo }, { eInvoice });
  expect(sheet.sender.address).toBe('Main Street 1\n10115 Berlin');
  expect(sheet.billTo.address).toBe('Pier 4\n20457 Hamburg');
});

test.each([
  ['invoice', 'Receipt No.'],
  ['credit note', 'Credit Note No.'],
  ['quote', 'Quote No.'],
] as const)('the number of a sheet of kind %s is called %s', (kind, label) => {
  expect(documentOf(freshDraft().invoice, { kind }).facts[0]!.label).toBe(label);
});
