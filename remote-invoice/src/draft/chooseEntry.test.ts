import { emptyParty } from '@vibrant-peak/invoice/freshDraft';
import { chooseClient, chooseItem } from './chooseEntry';
import { draftStore, forgetDraft, undo } from './draftStore';
import { changeDetail, changeInvoice } from './invoiceActions';
import { addNewItem, changeNewItem } from './itemActions';

const none = { ...emptyParty, shipTo: emptyParty, terms: '', currency: '', taxRate: '' };
const harbor = { ...none, id: 1, company: 'Harbor Inc', terms: '30', currency: 'USD', taxRate: '0' };
const lumen = { ...none, id: 2, company: 'Lumen Ltd' };
const design = { id: 3, name: 'Design', amount: '500', currency: 'USD', taxRate: '' };
const advice = { id: 4, name: 'Advice', amount: '', currency: '', taxRate: '' };

const defaults = { taxRate: '19', currency: 'EUR', terms: '', dueDate: '2026-11-20' };
const invoice = () => draftStore.get().invoice;

beforeEach(() => {
  forgetDraft();
  changeInvoice({ date: '2026-11-01', ...defaults });
});

test('what a client has filled in goes with it; one undo step', () => {
  chooseClient(harbor);
  expect(invoice()).toMatchObject({ taxRate: '0', currency: 'USD', terms: '30', dueDate: '2026-12-01' });
  changeDetail('date', '2026-11-02');
  chooseClient(lumen);
  expect(invoice()).toMatchObject({ ...defaults, billTo: { company: 'Lumen Ltd' } });
  undo();
  expect(invoice()).toMatchObject({ taxRate: '0', currency: 'USD', terms: '30', dueDate: '2026-12-02' });
  chooseClient(lumen);
  chooseClient(harbor);
  chooseClient(lumen);
  expect(invoice()).toMatchObject(defaults);
});

test('what somebody has typed since stays', () => {
  chooseClient(harbor);
  changeInvoice({ taxRate: '7' });
  changeDetail('dueDate', '2026-12-24');
  chooseClient(lumen);
  expect(invoice()).toMatchObject({ taxRate: '7', currency: 'EUR', terms: '', dueDate: '2026-12-24' });
});

test('what is typed after an undo is typed', () => {
  chooseClient(harbor);
  undo();
  changeInvoice({ taxRate: '0' });
  chooseClient(lumen);
  expect(invoice()).toMatchObject({ taxRate: '0', currency: 'EUR' });
});

test('due days from before the choice come back, counted from the date', () => {
  changeInvoice({ terms: '14', dueDate: '2026-11-15' });
  chooseClient(harbor);
  changeDetail('date', '2026-11-03');
  chooseClient(lumen);
  expect(invoice()).toMatchObject({ terms: '14', dueDate: '2026-11-17' });
});

test('the price of an item goes with it, and what is typed stays; one undo step', () => {
  const amount = () => draftStore.get().newItem.amount;
  changeInvoice({ currency: 'USD' });
  changeNewItem({ name: 'De' });
  chooseItem(design);
  chooseItem(advice);
  expect(draftStore.get().newItem).toMatchObject({ name: 'Advice', amount: '' });
  undo();
  expect(draftStore.get().newItem).toMatchObject({ name: 'Design', amount: '500' });
  changeNewItem({ amount: '450' });
  chooseItem(advice);
  expect(amount()).toBe('450');
  chooseItem(design);
  addNewItem();
  changeNewItem({ amount: '500' });
  chooseItem(advice);
  expect(amount()).toBe('500');
});
