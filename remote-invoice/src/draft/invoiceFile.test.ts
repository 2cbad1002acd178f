import { freshDraft, type Draft } from '@vibrant-peak/invoice/freshDraft';
import { fileNameOf } from '@vibrant-peak/invoice/fileName';
import { invoiceFields, partyFields } from '@vibrant-peak/invoice/invoiceFields';
import { writeInvoice } from './invoiceFile';
import { readInvoice } from './readInvoice';
import { defaultsOf } from './visit';

const draft: Draft = {
  ...freshDraft(new Date(2026, 2, 31)),
  template: 'template7',
};
const party = {
  name: 'Ayesha \u{1F469}‍\u{1F4BB}',
  company: '<script>',
  address: 'a\nb',
  phone: '',
  email: '',
};
const filled: Draft = {
  ...draft,
  invoice: {
    ...draft.invoice,
    billTo: party,
    shipTo: { ...party, name: 'Depot', sameAsBillTo: false },
    items: [{ id: 1, name: '__proto__', quantity: '2.5', amount: '123456789012345678901.99' }],
    notes: 'n'.repeat(100_000),
    taxRate: '8.25',
  },
};

const opened = (text: string) => {
  const result = readInvoice(text);
  if ('problem' in result) throw new Error(result.problem);
  return result.draft;
};

test('an opened file equals the saved invoice, to the digit', () => {
  const { invoice, template } = opened(writeInvoice(filled));
  expect(template).toBe('template7');
  expect({ ...invoice, items: [] }).toEqual({ ...filled.invoice, items: [] });
  expect(invoice.items).toEqual([{ ...filled.invoice.items[0], id: expect.any(Number) }]);
});

test('incomplete numbers are normalised in the file', () => {
  const items = [{ id: 1, name: 'A', quantity: '', amount: '' }];
  const { invoice } = opened(writeInvoice({ ...draft, invoice: { ...draft.invoice, items, taxRate: '' } }));
  expect(invoice.items[0]).toMatchObject({ quantity: '1', amount: '0' });
  expect(invoice.taxRate).toBe('0');
});

test('a duplicate id in a file becomes two ids', () => {
  const item = { id: 1, name: 'A', quantity: '1', amount: '1' };
  const { invoice } = opened(writeInvoice({ ...draft, invoice: { ...draft.invoice, items: [item, item] } }));
  expect(new Set(invoice.items.map(({ id }) => id)).size).toBe(2);
});

test('if one line of a file has its own tax, the others get the invoice’s rate', () => {
  const item = { id: 1, name: 'A', quantity: '1', amount: '1' };
  const items = [item, { ...item, id: 2, taxRate: '7' }];
  const { invoice } = opened(writeInvoice({ ...filled, invoice: { ...filled.invoice, items } }));
  expect(invoice.items.map(({ taxRate }) => taxRate)).toEqual(['8.25', '7']);
});

test('unknown fields are dropped', () => {
  const content = JSON.parse(writeInvoice(filled)) as { invoice: Record<string, unknown> };
  content.invoice['extra'] = { a: 1 };
  expect(opened(JSON.stringify(content)).invoice).not.toHaveProperty('extra');
});

test('a field missing in a file has its initial value', () => {
  const initial = freshDraft().invoice as unknown as Record<string, unknown>;
  for (const name of Object.keys(invoiceFields)) {
    const { invoice } = opened(changed(`invoice.${name}`, undefined));
    if (name !== 'receiptNumber') expect(invoice).toHaveProperty(name, initial[name]);
  }
  for (const role of ['yourCompany', 'billTo', 'shipTo'] as const)
    for (const name of Object.keys(partyFields))
      expect(opened(changed(`invoice.${role}.${name}`, undefined)).invoice[role]).toHaveProperty(name, '');
  expect(opened(changed('invoice.billTo', undefined)).invoice.billTo).toEqual(freshDraft().invoice.billTo);
  const defaults = JSON.parse(writeInvoice(filled, defaultsOf(filled))) as { defaults: object };
  for (const name of Object.keys(defaults.defaults).filter(
    (name) => !['yourCompany', 'template'].includes(name),
  )) {
    const older = { ...defaults, defaults: { ...defaults.defaults, [name]: undefined } };
    expect(readInvoice(JSON.stringify(older))).toHaveProperty('defaults');
  }
});

/**
 * The file with a changed value at a path such as `invoice.items.0.name`; `undefined` removes the
 * field.
 */
function changed(path: string, value: unknown): string {
  const content = JSON.parse(writeInvoice(filled)) as Record<string, unknown>;
  const fields = path.split('.');
  const last = fields.pop()!;
  const parent = fields.reduce((part, field) => part[field] as Record<string, unknown>, content);
  parent[last] = value;
  return JSON.stringify(content);
}

test.each([
  ['', 'The file is damaged or not a JSON file.'],
  ['<html>', 'The file is damaged or not a JSON file.'],
  ['null', 'The file is damaged or not a JSON file.'],
  ['[1]', 'The file is damaged or not a JSON file.'],
  [writeInvoice(filled).slice(0, -20), 'The file is damaged or not a JSON file.'],
  ['{}', 'The file does not contain an invoice.'],
  ['{"name":"vibrant-peak"}', 'The file does not contain an invoice.'],
])('other texts are rejected: %#', (text, problem) => {
  expect(readInvoice(text)).toEqual({ problem });
});

test.each([
  ['another version', 'version', 2, 'another version'],
  ['no invoice', 'invoice', null, 'damaged'],
  ['a number for a text', 'invoice.notes', 5, 'notes must be'],
  ['a text for a party', 'invoice.billTo', 'Ayesha', 'billTo must be'],
  ['a date in words', 'invoice.date', 'soon', 'date must be a date such as 2026-03-31'],
  ['items that are not a list', 'invoice.items', {}, 'items must be'],
  ['a blank name', 'invoice.items.0.name', ' ', 'items[0].name must not be blank'],
  ['a quantity of 0', 'invoice.items.0.quantity', '0', 'items[0].quantity must be a number above 0'],
  ['a rate in words', 'invoice.items.0.amount', 'ten', 'items[0].amount must be a number of 0 or more'],
  ['a binary number', 'invoice.items.0.amount', 0.1, 'items[0].amount must be'],
  ['a tax of 101', 'invoice.taxRate', '101', 'taxRate must be a number from 0 to 100'],
  ['a word for yes', 'invoice.shipTo.sameAsBillTo', 'yes', 'shipTo.sameAsBillTo must be'],
])('a damaged file is rejected with the reason: %s', (_case, path, value, reason) => {
  expect(readInvoice(changed(path, value))).toEqual({ problem: expect.stringContaining(reason) });
});

test.each([
  ['INV-2026/0142', 'INV-2026-0142.json'],
  ['../../etc/passwd', 'etc-passwd.json'],
  ['', 'invoice.json'],
  ['\u202Egpj', 'gpj.json'],
  ['x'.repeat(300), `${'x'.repeat(80)}.json`],
  ['चालान-१२', 'चालान-१२.json'],
  ['ಇನ್\u200cವಾಯ್ಸ್-೧', 'ಇನ್\u200cವಾಯ್ಸ್-೧.json'],
  ['ใบแจ้งหนี้ ๑๒', 'ใบแจ้งหนี้-๑๒.json'],
  ['বিল/৭', 'বিল-৭.json'],
  ['Re\u0301c\u0327u-1', 'R\u00e9\u00e7u-1.json'],
  ['CON', 'invoice-CON.json'],
  ['nul', 'invoice-nul.json'],
  ['COM1', 'invoice-COM1.json'],
  ['LPT9.7', 'invoice-LPT9-7.json'],
  ['COM¹', 'invoice-COM¹.json'],
  ['CON.', 'invoice-CON.json'],
  ['CONTRACT-1', 'CONTRACT-1.json'],
  ['7. ', '7.json'],
  ['...', 'invoice.json'],
])('the number %j makes a safe file name', (number, name) => {
  expect(fileNameOf(number)).toBe(name);
});

test('optional fields are saved only when they are used', () => {
  expect(writeInvoice(filled)).not.toMatch(/terms|currency|discount|logo|defaults/);
  const invoice = { ...filled.invoice, currency: 'EUR', discount: '5', discountKind: 'amount', terms: '30' };
  expect(opened(writeInvoice({ ...filled, invoice })).invoice).toMatchObject({
    currency: 'EUR',
    discount: '5',
    discountKind: 'amount',
    terms: '30',
    logo: '',
  });
});

test('a file has nothing of electronic invoices', () => {
  const text = writeInvoice(filled, defaultsOf({ ...filled, eInvoice: { country: 'DE', unit: 'HUR' } }));
  expect(Object.keys(JSON.parse(text) as object)).toEqual([
    'kind',
    'version',
    'template',
    'invoice',
    'defaults',
  ]);
  expect(text).not.toMatch(/eInvoice|[cC]ountry|unit|clientVatId/);
});

test('defaults are saved in the file; damaged ones are dropped', () => {
  const defaults = defaultsOf({ ...filled, template: 'template3' });
  expect(readInvoice(writeInvoice(filled, defaults))).toMatchObject({ defaults });
  const damaged = JSON.parse(writeInvoice(filled, defaults)) as { defaults: object };
  damaged.defaults = { taxRate: 7 };
  expect(readInvoice(JSON.stringify(damaged))).not.toHaveProperty('defaults');
});

test.each([
  ['currency', 'euro'],
  ['currency', '<b>'],
  ['discountKind', 'both'],
  ['terms', '-1'],
  ['discount', '-5'],
])('a file with %s %j is rejected', (field, value) => {
  const content = JSON.parse(writeInvoice(filled)) as { invoice: Record<string, unknown> };
  content.invoice[field] = value;
  expect(readInvoice(JSON.stringify(content))).toHaveProperty('problem');
});
