import { documentOf } from '@vibrant-peak/invoice/sheet/invoiceDocument';
import { heldTaxRate } from '@vibrant-peak/invoice/decimal';
import { readTyped } from '@vibrant-peak/invoice/figure';
import {
  entriesOf,
  invoiceFields,
  partyFields,
  type InvoiceField,
} from '@vibrant-peak/invoice/invoiceFields';
import { settledInvoice } from '@vibrant-peak/invoice/settled';
import { terms } from '@vibrant-peak/invoice/terms';
import { draftStore, replaceDraft } from './draftStore';
import {
  changeDetail,
  changeInvoice,
  changeParty,
  chooseTemplate,
  setSameAsBillTo,
  setTerms,
} from './invoiceActions';
import { writeInvoice } from './invoiceFile';
import { addItems, changeItem, setLineTaxes } from './itemActions';
import { readInvoice } from './readInvoice';
import { defaultsOf } from './visit';

/** Numerical Recipes' linear congruential generator: the same texts on every run. */
function createRandom(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const oneOf = <T>(values: readonly T[]): T => values[below(values.length)]!;
  return { below, oneOf };
}

const texts = [
  ...[
    '',
    ' ',
    'Design',
    '10%',
    '12,5 %',
    '％',
    '€ 100,00',
    '$50.00',
    '1.500',
    '1,500',
    '1e-999',
    '1e309',
    '-0',
    '-5',
  ],
  ...[
    '.',
    '5.',
    ',5',
    'NaN',
    'Infinity',
    '__proto__',
    'constructor',
    '<script>',
    'a\nb',
    'a\u0000b',
    '\uD800',
    'مرحبا',
  ],
  ...[
    '١٢٫٥',
    '１２．５',
    '9'.repeat(399),
    '9'.repeat(500),
    `0.${'3'.repeat(390)}e-99`,
    '100.5',
    '1,000.50',
    '\uFEFF',
    '0',
  ],
];
const characters = [...'0123456789.,-+%$€ e\'"\\{}\u00a0\u202E٣٫٬％５'];

const dates = ['', '2026-03-31', '0001-01-01', '9999-12-31', '20260-12-31', '275760-09-13'];
const choices: Partial<Record<string, readonly string[]>> = {
  terms: ['', ...terms.map(({ days }) => days)],
  currency: ['', ...Intl.supportedValuesOf('currency')],
  discountKind: ['percent', 'amount'],
};

/** Fills every field of a new draft as the form does. */
function typeInvoice(seed: number) {
  const { below, oneOf } = createRandom(seed);
  const text = () =>
    below(2) ? oneOf(texts) : Array.from({ length: below(9) }, () => oneOf(characters)).join('');
  const figure = () => readTyped(text()).value;
  const percent = () => heldTaxRate(readTyped(text(), { isPercent: true }).value);
  const valueOf = (name: string, { kind }: InvoiceField) => {
    if (kind === 'choice') return oneOf(choices[name]!);
    if (kind === 'date') return oneOf(dates);
    if (kind === 'percent') return percent();
    return kind === 'decimal' ? figure() : text();
  };
  replaceDraft();
  for (const [name, field] of entriesOf(invoiceFields)) {
    if (name === 'terms') setTerms(valueOf(name, field));
    else if (field.kind === 'date') changeDetail(name, valueOf(name, field));
    else changeInvoice({ [name]: valueOf(name, field) });
  }
  for (const role of ['yourCompany', 'billTo', 'shipTo'] as const)
    for (const [name] of entriesOf(partyFields)) changeParty(role, { [name]: text() });
  setSameAsBillTo(below(2) === 0);
  chooseTemplate(`template${1 + below(9)}`);
  addItems(Array.from({ length: below(5) }, () => ({ name: text(), quantity: figure(), amount: figure() })));
  setLineTaxes(below(2) === 0);
  for (const { id, taxRate } of draftStore.get().invoice.items) {
    if (below(2)) changeItem(id, { quantity: figure() });
    if (below(2)) changeItem(id, { amount: figure() });
    if (below(2) && taxRate !== undefined) changeItem(id, { taxRate: percent() });
  }
  return draftStore.get();
}

const withoutIds = (text: string) => text.replace(/"id": \d+/g, '');

test('whatever is typed, saved and opened again is equal in the form, in the file and on paper', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const typed = typeInvoice(seed);
    const opened = readInvoice(writeInvoice(typed, defaultsOf(typed)));
    if ('problem' in opened) throw new Error(`seed ${seed}: ${opened.problem}`);
    const { draft, defaults } = opened;
    const items = draft.invoice.items.map((item, index) => ({ ...item, id: typed.invoice.items[index]!.id }));
    expect({ ...draft.invoice, items }).toEqual(settledInvoice(typed.invoice));
    expect(draft.template).toBe(typed.template);
    expect(defaults).toEqual(defaultsOf(typed));
    expect(documentOf({ ...draft.invoice, items })).toEqual(documentOf(typed.invoice));
    expect(withoutIds(writeInvoice(draft))).toBe(withoutIds(writeInvoice(typed)));
  }
});

test('a discount of 10% is saved as 10, and incomplete numbers as they are on blur', () => {
  replaceDraft();
  changeInvoice({ discount: readTyped('10%', { isPercent: true }).value });
  expect(readInvoice(writeInvoice(draftStore.get()))).toMatchObject({
    draft: { invoice: { discount: '10' } },
  });
  changeInvoice({ discount: 'ten', taxRate: '8.' });
  expect(readInvoice(writeInvoice(draftStore.get()))).toMatchObject({
    draft: { invoice: { discount: '', taxRate: '8' } },
  });
});

test.each([
  ['2026-01-31', '30', '2026-03-02'],
  ['9999-12-31', '30', '10000-01-30'],
  ['20260-12-31', '7', '20261-01-07'],
  ['0099-12-31', '0', '0099-12-31'],
  ['275760-09-13', '30', ''],
  ['', '30', ''],
])('an invoice of %j is due after %s days on %j', (date, days, due) => {
  changeDetail('date', date);
  setTerms(days);
  expect(draftStore.get().invoice.dueDate).toBe(due);
});
