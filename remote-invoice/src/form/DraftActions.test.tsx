import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { draftStore, replaceDraft } from '../draft/draftStore';
import { changeInvoice, changeDraft } from '../draft/invoiceActions';
import { writeInvoice } from '../draft/invoiceFile';
import { defaultsOf, forgetVisit, getDefaults } from '../draft/visit';
import { DraftActions } from './DraftActions';

const toast = jest.fn();
let user: UserEvent;

beforeEach(async () => {
  toast.mockClear();
  replaceDraft();
  forgetVisit();
  user = userEvent.setup();
  await act(async () => void renderInHost(<DraftActions />, { host: { toast } }));
});

const notes = () => draftStore.get().invoice.notes;
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'Discard this invoice?' });

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('an unchanged invoice is replaced without asking', async () => {
  const before = draftStore.get();
  await click('New invoice');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(draftStore.get()).not.toBe(before);
});

test('an invoice whose changes were undone is replaced without asking', async () => {
  changeInvoice({ notes: 'x' });
  changeInvoice({ notes: '' });
  changeDraft({ template: 'template3' });
  await click('New invoice');
  expect(draftStore.get().template).toBe('template1');
});

test('the question offers to save the invoice first', async () => {
  Object.assign(URL, { createObjectURL: () => '#saved', revokeObjectURL: jest.fn() });
  changeInvoice({ notes: 'Precious', receiptNumber: 'B-1' });
  await click('New invoice');
  const question = within(await dialog());
  await user.click(question.getByRole('button', { name: 'Save file' }));
  expect(toast).toHaveBeenCalledWith({ type: 'success', title: 'Invoice Saved', description: 'B-1.json' });
  expect(notes()).toBe('');
  await isClosed();
});

test('a saved invoice is replaced without asking, unless a line is being entered', async () => {
  const createObjectURL = jest.fn(() => '#saved');
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
  changeInvoice({ notes: 'Precious', receiptNumber: 'A/1' });
  await click('Save file');
  expect(createObjectURL).toHaveBeenCalledTimes(1);
  expect(toast).toHaveBeenCalledWith({ type: 'success', title: 'Invoice Saved', description: 'A-1.json' });
  changeDraft({ newItem: { name: 'Half', quantity: '1', amount: '' } });
  await click('New invoice');
  await dialog();
  await click('Cancel');
  await isClosed();
  changeDraft({ newItem: { name: '', quantity: '1', amount: '' } });
  await click('New invoice');
  expect(notes()).toBe('');
});

test('a file has the line that is being typed; an incomplete one is named', async () => {
  Object.assign(URL, { createObjectURL: () => '#saved', revokeObjectURL: jest.fn() });
  changeDraft({ newItem: { name: 'Audit', quantity: '2', amount: '50' } });
  await click('Save file');
  expect(draftStore.get().invoice.items).toMatchObject([{ name: 'Audit', quantity: '2', amount: '50' }]);
  changeDraft({ newItem: { name: '', quantity: '1', amount: '70' } });
  await click('Save file');
  expect(draftStore.get().invoice.items).toHaveLength(1);
  expect(toast).toHaveBeenLastCalledWith({
    type: 'info',
    title: 'Line Not Added',
    description: 'The line “70” is typed but not added: it needs a name.',
  });
});

test('Undo of a discard brings the invoice back, also after the next one was changed', async () => {
  changeInvoice({ notes: 'Precious' });
  await click('New invoice');
  await user.click(within(await dialog()).getByRole('button', { name: 'Discard' }));
  changeInvoice({ notes: 'Another' });
  const [[{ action }]] = toast.mock.calls as [[{ action: { onClick: () => void } }]];
  act(action.onClick);
  expect(notes()).toBe('Precious');
});

test('a file changes the values of new invoices only when it takes the place of the invoice', async () => {
  const opened = { ...draftStore.get(), invoice: { ...draftStore.get().invoice, notes: 'From a file' } };
  const defaults = { ...defaultsOf(opened), taxRate: '19' };
  const text = writeInvoice(opened, defaults);
  const file = new File([text], 'invoice.json', { type: 'application/json' });
  file.text = async () => text;
  const choose = () => user.upload(screen.getByLabelText('Invoice file'), file);
  changeInvoice({ notes: 'Precious' });
  await choose();
  await dialog();
  await click('Cancel');
  await isClosed();
  expect([notes(), getDefaults()]).toEqual(['Precious', undefined]);
  await choose();
  await dialog();
  await click('Discard');
  expect([notes(), getDefaults()]).toEqual(['From a file', defaults]);
});

test('a file that cannot be read is reported', async () => {
  const file = new File(['{}'], 'gone.json', { type: 'application/json' });
  file.text = () => Promise.reject(new DOMException('', 'NotReadableError'));
  await user.upload(screen.getByLabelText('Invoice file'), file);
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      type: 'error',
      title: 'File Not Opened',
      description: 'The file could not be read.',
    }),
  );
});
