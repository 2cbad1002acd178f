import { freshDraft, type Draft } from '@vibrant-peak/invoice/freshDraft';
import { dueDateOf } from '@vibrant-peak/invoice/terms';
import {
  draftStore,
  forgetDraft,
  hasUnsavedChanges,
  markSaved,
  renewDay,
  replaceDraft,
  setDraft,
  undo,
} from './draftStore';
import { changeDetail, changeInvoice, setTerms } from './invoiceActions';
import { addItems } from './itemActions';
import { duplicateDraft, followingDraft, goOnWith } from './nextInvoice';
import { customersOf, defaultsOf, forgetVisit, isUsedNumber, setDefaults } from './visit';

beforeEach(() => {
  forgetVisit();
  replaceDraft();
});

const withNumber = (receiptNumber: string): Draft => {
  const draft = freshDraft();
  return { ...draft, invoice: { ...draft.invoice, receiptNumber } };
};

test('a generated number has no successor', () => {
  const now = new Date(2026, 2, 31);
  expect(followingDraft(freshDraft(), now).invoice.receiptNumber).toBe(`INV-${now.getTime()}`);
});

test('the next number is not used in this visit yet', () => {
  goOnWith(withNumber('B-1'));
  addItems([{ name: 'A', quantity: '1', amount: '1' }]);
  goOnWith(withNumber('B-2'));
  addItems([{ name: 'A', quantity: '1', amount: '1' }]);
  goOnWith(withNumber('B-1'));
  expect(isUsedNumber('B-2')).toBe(true);
  expect(followingDraft(draftStore.get()).invoice.receiptNumber).toBe('B-3');
});

test('a new invoice is blank, or has the sender, tax, notes and template of the defaults', () => {
  const draft = withNumber('B-1');
  const invoice = {
    ...draft.invoice,
    notes: 'Thank you',
    taxRate: '16',
    billTo: { ...draft.invoice.billTo, name: 'Ayesha' },
  };
  const blank = followingDraft({ ...draft, invoice });
  expect(blank.invoice).toMatchObject({ notes: '', taxRate: '0', billTo: { name: '' } });
  setDefaults(defaultsOf({ ...draft, invoice, template: 'template7' }));
  const next = followingDraft({ ...draft, invoice });
  expect(next.template).toBe('template7');
  expect(next.invoice).toMatchObject({ notes: 'Thank you', taxRate: '16', billTo: { name: '' } });
});

test('a new invoice has no members of the settings that no invoice has', () => {
  const { invoice, template } = freshDraft();
  const defaults = defaultsOf({ ...freshDraft(), template });
  setDefaults(defaults);
  expect(followingDraft(freshDraft())).not.toHaveProperty('eInvoice');
  const settings = { language: 'de', accounts: {}, country: 'DE', unit: '' };
  setDefaults({ ...defaults, ...settings });
  expect(followingDraft(freshDraft()).eInvoice).toEqual({ country: 'DE' });
  expect(Object.keys(followingDraft(freshDraft()).invoice).sort()).toEqual(Object.keys(invoice).sort());
  setDefaults(undefined);
});

test('a duplicate has the next number, today’s date, the same lines and the same terms', () => {
  const draft = withNumber('B-1');
  const items = [{ id: 1, name: 'A', quantity: '2', amount: '5' }];
  const invoice = { ...draft.invoice, items, terms: '30', date: '2020-01-01', dueDate: '2020-01-31' };
  const { invoice: copy } = duplicateDraft({ ...draft, invoice }, new Date(2026, 2, 31));
  expect(copy).toMatchObject({ receiptNumber: 'B-2', date: '2026-03-31', dueDate: '2026-04-30', items });
});

test('terms set the due date, which follows the date; typing a due date clears them', () => {
  changeDetail('date', '2026-01-31');
  setTerms('30');
  expect(draftStore.get().invoice.dueDate).toBe('2026-03-02');
  changeDetail('date', '2026-02-01');
  expect(draftStore.get().invoice.dueDate).toBe('2026-03-03');
  changeDetail('dueDate', '2026-05-01');
  expect(draftStore.get().invoice).toMatchObject({ dueDate: '2026-05-01', terms: '' });
  expect(dueDateOf('', '30')).toBe('');
});

test('a customer is remembered as entered last', () => {
  const draft = freshDraft();
  const of = (name: string, phone: string): Draft => ({
    ...draft,
    invoice: { ...draft.invoice, billTo: { ...draft.invoice.billTo, name, phone } },
  });
  expect(
    [...customersOf([of('A', '2'), of('B', '3'), of('A', '1'), of(' ', '4')])].map(([name, { phone }]) => [
      name,
      phone,
    ]),
  ).toEqual([
    ['A', '2'],
    ['B', '3'],
  ]);
});

test('Undo restores a replaced invoice, treats a text as one step, and skips steps without effect', () => {
  changeInvoice({ notes: 'T' });
  changeInvoice({ notes: 'Th' });
  goOnWith(withNumber('B-1'));
  setDraft({ ...draftStore.get() });
  undo();
  expect(draftStore.get().invoice.notes).toBe('Th');
  undo();
  expect(draftStore.get().invoice.notes).toBe('');
});

test('defaults include currency, terms, logo, VAT ID and tax label, but not the order number', () => {
  const draft = withNumber('B-1');
  const kept = {
    currency: 'EUR',
    terms: '30',
    logo: 'https://a.example/l.png',
    vatId: 'PK-7',
    taxLabel: 'GST',
  };
  setDefaults(
    defaultsOf({ ...draft, invoice: { ...draft.invoice, ...kept, orderNumber: 'PO-1', taxRate: '' } }),
  );
  const { invoice } = followingDraft(draft, new Date(2026, 2, 31));
  expect(invoice).toMatchObject({ ...kept, orderNumber: '', taxRate: '0', dueDate: '2026-04-30' });
});

describe('past midnight', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 2, 31, 23, 59) });
    replaceDraft();
  });
  afterEach(() => jest.useRealTimers());
  const passMidnight = () => {
    jest.setSystemTime(new Date(2026, 3, 1, 0, 1));
    renewDay();
  };
  const date = () => draftStore.get().invoice.date;

  test('a draft takes the new day and its due date follows, without an unsaved change or an undo step', () => {
    setTerms('7');
    changeInvoice({ notes: 'Thank you' });
    passMidnight();
    expect(draftStore.get().invoice).toMatchObject({ date: '2026-04-01', dueDate: '2026-04-08' });
    undo();
    undo();
    expect(draftStore.get().invoice).toMatchObject({ date: '2026-04-01', dueDate: '', notes: '' });
    expect(hasUnsavedChanges()).toBe(false);
  });

  test('a typed date stays, even if it was today’s', () => {
    changeDetail('date', '2026-03-31');
    passMidnight();
    expect(date()).toBe('2026-03-31');
  });

  test('a saved date stays', () => {
    changeInvoice({ notes: 'Thank you' });
    markSaved();
    passMidnight();
    expect(date()).toBe('2026-03-31');
    expect(hasUnsavedChanges()).toBe(false);
  });
});

test('a discarded draft is gone, and Undo cannot restore it', () => {
  changeInvoice({ notes: 'Precious' });
  forgetDraft();
  expect(draftStore.get().invoice.notes).toBe('');
  expect(undo()).toBe(false);
  expect(hasUnsavedChanges()).toBe(false);
});
