import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryInvoices } from '@vibrant-peak/shared/testing';
import { page } from '../InvoicePage';
import { draftStore, forgetDraft, undo } from '../draft/draftStore';
import { changeEInvoice, changeInvoice } from '../draft/invoiceActions';
import { openLive } from '../testing/openLive';

/** The gallery has tests of its own. */
jest.mock('../gallery/GalleryCard', () => ({ GalleryCard: () => null }));

const user = userEvent.setup();
beforeEach(forgetDraft);

const none = { name: '', company: '', address: '', phone: '', email: '' };
const lumen = {
  ...none,
  id: 1,
  company: 'Lumen Ltd',
  email: 'sara@lumen.example',
  terms: '30',
  currency: 'EUR',
  taxRate: '19',
  shipTo: none,
};
const place = { country: 'FR', postcode: '75001', city: 'Paris' };
const electronic = { ...place, vatId: 'FR12345678901', taxCase: 'reverseCharge', language: 'de' };
const harbor = {
  ...lumen,
  ...electronic,
  id: 2,
  company: 'Harbor Inc',
  email: '',
  shipTo: { ...none, address: 'Pier 4' },
};
const items = [
  { id: 3, name: 'Design', amount: '500', currency: 'EUR', taxRate: '7', last: '450.00' },
  { id: 4, name: 'Desk', amount: '90', currency: 'USD', taxRate: '' },
];

async function open() {
  const port = memoryInvoices('2026-11-26', { clients: [lumen, harbor], items });
  await act(async () => openLive(<page.component />, port, undefined, { path: '/admin/receipts' }));
  await screen.findByRole('group', { name: 'Bill To' });
  return port;
}

const billTo = () => within(screen.getByRole('group', { name: 'Bill To' }));
const company = () => billTo().getByRole('combobox', { name: 'Company' });

test('a stored client is chosen by the keyboard, and fills in its defaults', async () => {
  await open();
  act(() => changeInvoice({ date: '2026-11-01' }));
  await user.type(company(), 'Lu');
  expect(await screen.findByText('1 suggestion. Use the arrow keys to choose.')).toBeInTheDocument();
  const option = screen.getByRole('option', { name: /Lumen Ltd/ });
  expect(option).toHaveTextContent('sara@lumen.example');
  await user.keyboard('{ArrowDown}');
  expect(company()).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(draftStore.get().invoice).toMatchObject({
    billTo: { company: 'Lumen Ltd', email: 'sara@lumen.example' },
    terms: '30',
    dueDate: '2026-12-01',
    currency: 'EUR',
    taxRate: '19',
    shipTo: { sameAsBillTo: true },
  });
  expect(company()).toHaveFocus();
  act(() => void undo());
  expect(company()).toHaveValue('Lu');
});

test('a press chooses, too, and Escape leaves what was typed', async () => {
  await open();
  await user.type(company(), 'Har');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(company()).toHaveValue('Har');
  await user.keyboard('{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: /Harbor Inc/ }));
  expect(draftStore.get().invoice.shipTo).toMatchObject({ address: 'Pier 4', sameAsBillTo: false });
});

test('a press chooses the client on which it began, though others are found meanwhile', async () => {
  await open();
  await user.click(company());
  const target = await screen.findByRole('option', { name: /Harbor Inc/ });
  await user.type(company(), 'Har', { skipClick: true });
  await user.pointer({ keys: '[MouseLeft>]', target });
  const listed = within(screen.getByRole('listbox'));
  await waitFor(() => expect(listed.getAllByRole('option')).toHaveLength(1));
  await user.pointer('[/MouseLeft]');
  expect(draftStore.get().invoice.billTo.company).toBe('Harbor Inc');
});

const noAddresses = {
  clientPostcode: '',
  clientCity: '',
  clientPeppolId: '',
  specification: '',
  buyerReference: '',
  paymentMeans: '',
};

test('a client brings its country, VAT ID, tax case and language, and takes those of the one before; one undo step', async () => {
  await open();
  const parties = new Set(Object.keys(draftStore.get().invoice.billTo));
  act(() => changeEInvoice({ unit: 'HUR' }));
  const choose = async (words: string, name: RegExp) => {
    await user.clear(company());
    await user.type(company(), words);
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('Har', /Harbor Inc/);
  const harbors = {
    ...noAddresses,
    unit: 'HUR',
    clientPostcode: '75001',
    clientCity: 'Paris',
    clientCountry: 'FR',
    clientVatId: 'FR12345678901',
    taxCase: 'reverseCharge',
    untaxedReason: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
  };
  expect(draftStore.get().eInvoice).toEqual(harbors);
  expect(billTo().getByLabelText('Language')).toHaveValue('de');
  expect(draftStore.get().invoice.taxRate).toBe('0');
  // The server refuses other members.
  expect(new Set(Object.keys(draftStore.get().invoice.billTo))).toEqual(parties);
  await choose('Lum', /Lumen Ltd/);
  const blank = { ...noAddresses, clientCountry: '', clientVatId: '', taxCase: '', untaxedReason: '' };
  expect(draftStore.get().eInvoice).toEqual({ unit: 'HUR', ...blank });
  expect(billTo().getByLabelText('Language')).toHaveValue('en');
  act(() => void undo());
  expect(draftStore.get().eInvoice).toEqual(harbors);
  expect(company()).toHaveValue('Lum');
});

test('a tax case sets the rate and a sentence that can be changed; one undo step', async () => {
  await open();
  act(() => {
    changeInvoice({ taxRate: '19', items: [{ id: 1, name: 'A', quantity: '1', amount: '1', taxRate: '7' }] });
  });
  await user.selectOptions(billTo().getByLabelText('Tax case'), 'Export of goods');
  expect(draftStore.get().invoice).toMatchObject({ taxRate: '0', items: [{ name: 'A' }] });
  expect(draftStore.get().invoice.items[0]).not.toHaveProperty('taxRate');
  const reason = billTo().getByLabelText('Reason for no tax');
  expect(reason).toHaveValue('Export of goods, exempt from VAT.');
  await user.type(reason, ' Zone 4');
  expect(draftStore.get().eInvoice?.untaxedReason).toBe('Export of goods, exempt from VAT. Zone 4');
  act(() => void undo());
  act(() => void undo());
  expect(draftStore.get().invoice).toMatchObject({ taxRate: '19', items: [{ taxRate: '7' }] });
  await user.selectOptions(billTo().getByLabelText('Tax case'), 'Exempt');
  expect(draftStore.get().invoice).toMatchObject({ taxRate: '19', items: [{ taxRate: '7' }] });
  await user.selectOptions(billTo().getByLabelText('Tax case'), 'Domestic');
  expect(billTo().queryByLabelText('Reason for no tax')).not.toBeInTheDocument();
});

test('a tax case names what it requires under More options, until it is there', async () => {
  await open();
  const field = billTo().getByLabelText('Tax case');
  await user.selectOptions(field, 'Goods to another EU country');
  expect(field).toHaveAccessibleDescription(
    'Requires your VAT ID and the date of supply under More options.',
  );
  expect(billTo().getByLabelText("Client's VAT ID")).toHaveAccessibleDescription(/^Required here/);
  act(() => changeInvoice({ vatId: 'DE123456788' }));
  expect(field).toHaveAccessibleDescription('Requires the date of supply under More options.');
  await user.selectOptions(field, 'Domestic');
  expect(field).not.toHaveAccessibleDescription();
});

test('the sentence of a tax case follows the language until another one is typed', async () => {
  await open();
  const choose = (label: string, name: string) => user.selectOptions(billTo().getByLabelText(label), name);
  await choose('Tax case', 'Export of goods');
  await choose('Language', 'German');
  const reason = billTo().getByLabelText('Reason for no tax');
  expect(reason).toHaveValue('Steuerfreie Ausfuhrlieferung.');
  expect(draftStore.get().language).toBe('de');
  await user.type(reason, ' Zone 4');
  await choose('Language', 'English');
  expect(reason).toHaveValue('Steuerfreie Ausfuhrlieferung. Zone 4');
  act(() => void undo());
  expect(draftStore.get().language).toBe('de');
});

test("a line's unit, description and discount are in a dialog of its own", async () => {
  await open();
  const items = [{ id: 1, name: 'Hosting', quantity: '3', amount: '50' }];
  act(() => changeInvoice({ items, currency: 'EUR' }));
  const opener = await screen.findByRole('button', { name: 'Details of Hosting' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Details of Hosting' }));
  await user.selectOptions(dialog.getByLabelText('Unit'), 'Months');
  await user.type(dialog.getByLabelText('Description'), 'Two servers');
  await user.type(dialog.getByLabelText('Discount (%)'), '10');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  const [item] = draftStore.get().invoice.items;
  expect(item).toMatchObject({ unit: 'MON', description: 'Two servers', discount: '10' });
  const row = within(screen.getByRole('row', { name: /Hosting/ }));
  expect(row.getByText('Months · Discount 10% · Two servers')).toBeVisible();
  expect(row.getByText('€135.00')).toBeVisible();
});

test('a new client is typed and kept; then it is known', async () => {
  const port = await open();
  await user.type(company(), 'Anew GmbH');
  act(() => changeEInvoice({ country: 'AT', clientCountry: 'DE', clientVatId: 'DE123456789' }));
  await user.click(await screen.findByRole('button', { name: 'Save as a client' }));
  await screen.findByRole('group', { name: 'Bill To' });
  expect(await port.findClients('anew')).toMatchObject([
    { company: 'Anew GmbH', taxRate: '0', country: 'DE', vatId: 'DE123456789' },
  ]);
  await act(() => new Promise((done) => setTimeout(done, 400)));
  expect(screen.queryByRole('button', { name: 'Save as a client' })).not.toBeInTheDocument();
});

test('an item comes with the last price for the client and its tax, unless the currency differs', async () => {
  await open();
  await user.type(company(), 'Lumen');
  await user.click(await screen.findByRole('option', { name: /Lumen Ltd/ }));
  await act(() => new Promise((done) => setTimeout(done, 400)));
  const name = screen.getByRole('combobox', { name: 'Item Name' });
  await user.type(name, 'De');
  expect(await screen.findByRole('option', { name: /Design/ })).toHaveTextContent('€450.00, Tax 7%');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(draftStore.get().newItem).toMatchObject({ name: 'Desk', amount: '' });
  await user.clear(name);
  await user.type(name, 'Desi');
  await user.click(await screen.findByRole('option', { name: /Design/ }));
  expect(screen.getByText('With a tax of its own: 7%')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(draftStore.get().invoice.items).toMatchObject([{ name: 'Design', amount: '450.00', taxRate: '7' }]);
});
