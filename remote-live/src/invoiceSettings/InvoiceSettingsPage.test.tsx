import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeGuard } from '../testing/fakeGuard';
import { fakeServer, refuse, slowAnswer } from '../testing/fakeServer';
import { sessionState } from '../session/sessionState';
import { renderAs } from '../testing/renderAs';
import { page } from './InvoiceSettingsPage';

const settings = {
  yourCompany: { name: '', company: 'Harbor Inc', address: '', phone: '', email: '' },
  vatId: '',
  bankLines: '',
  logo: '',
  terms: '',
  currency: '',
  taxRate: '0',
  taxLabel: '',
  notes: '',
  template: 'template1',
  language: 'en',
  paper: 'A4',
  accounts: { receivables: '1400', revenue: '8400', tax: '1776', bank: '1200' },
};
const templates = [
  { id: 'template1', name: 'Classic Professional' },
  { id: 'template2', name: 'Modern Blue' },
];
const series = {
  id: 1,
  kind: 'invoice',
  name: 'Office',
  pattern: 'INV-{year}-{0000}',
  isYearly: true,
  isConfirmed: false,
};
const reminder = { subject: 'Reminder: {number}', text: '{owed} is outstanding.' };
const mails = {
  subject: 'Invoice {number}',
  text: 'Hello {client}',
  isReminding: false,
  reminderDays: [-3, 1, 7],
  reminders: { before: reminder, due: reminder, first: reminder, second: reminder, last: reminder },
};
const address = '/media/mark.0a1b2c3d-480.avif';
const mark = { name: 'mark.0a1b2c3d', address, alt: 'Our mark', width: 480, height: 320, uses: [] };

const answer = (more: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'GET /invoice-settings': { settings, templates },
    'GET /invoice-series': { series: [series] },
    'GET /invoice-mail-settings': mails,
    'PUT /invoice-mail-settings': null,
    'GET /media': { pictures: [mark] },
    'PUT /invoice-settings': null,
    ...more,
  });

function open(more: Parameters<typeof fakeServer>[0] = {}) {
  const requests = answer(more);
  const { isHeld, unsavedChanges } = fakeGuard();
  return { ...renderAs('editor', <page.component />, { unsavedChanges }), requests, isHeld };
}

const saved = (requests: string[]) =>
  JSON.parse(requests.at(-1)!.replace('PUT /invoice-settings ', '')) as object;

test("the company's data and the defaults are saved, with an uploaded picture as the logo", async () => {
  const { user, requests, toast } = open();
  const company = within(await screen.findByRole('region', { name: 'Your company' }));
  await user.type(company.getByLabelText('Bank'), 'IBAN DE02');
  await user.type(company.getByLabelText('Postcode'), '10115');
  await user.type(company.getByLabelText('City'), 'Berlin');
  await user.type(company.getByLabelText('Tax number'), '21/815');
  await user.type(company.getByLabelText('Register number'), 'HRB 8');
  await user.click(company.getByRole('button', { name: 'Choose a picture' }));
  await user.click(await screen.findByRole('button', { name: /Our mark/ }));
  expect(await company.findByAltText('The logo')).toHaveAttribute(
    'src',
    address.replace('/media', '/api/media'),
  );
  await user.selectOptions(screen.getByLabelText('Template'), 'Modern Blue');
  const electronic = within(screen.getByRole('region', { name: 'Electronic invoices' }));
  await user.selectOptions(electronic.getByLabelText('Your country'), 'Germany');
  await user.type(electronic.getByLabelText('Your Peppol ID'), 'DE1');
  await user.selectOptions(electronic.getByLabelText('Default unit'), 'Hours');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await electronic.findByText(/^A Peppol ID has a scheme of four digits/)).toBeVisible();
  await user.clear(electronic.getByLabelText('Your Peppol ID'));
  await user.type(electronic.getByLabelText('Your Peppol ID'), '9930:DE1');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ type: 'success', title: 'Settings Saved' }));
  expect(saved(requests)).toEqual({
    ...settings,
    bankLines: 'IBAN DE02',
    logo: address,
    template: 'template2',
    country: 'DE',
    postcode: '10115',
    city: 'Berlin',
    peppolId: '9930:DE1',
    unit: 'HUR',
    taxNumber: '21/815',
    registerNumber: 'HRB 8',
  });
});

test('a logo that the server refuses says why, and nothing typed is lost', async () => {
  const reason = 'The logo is not an uploaded picture: upload or choose one.';
  const { user } = open({ 'PUT /invoice-settings': refuse(422, reason, 'logo') });
  await user.type(await screen.findByLabelText('VAT ID'), 'DE1');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByLabelText('VAT ID')).toHaveValue('DE1');
});

test('the pattern of a series is changed, and says what is wrong with it', async () => {
  const reason = 'A pattern has the counter once, such as {0000}.';
  const { user, requests } = open({ 'PUT /invoice-series/1': refuse(422, reason, 'pattern') });
  await user.click(await screen.findByRole('button', { name: 'Edit Office' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the series' }));
  const pattern = dialog.getByLabelText('Pattern');
  await user.clear(pattern);
  await user.type(pattern, 'R');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(pattern).toHaveAccessibleDescription(new RegExp(`${reason.replace(/[{}.]/g, '.')}$`)),
  );
  expect(requests.at(-1)).toBe('PUT /invoice-series/1 {"name":"Office","pattern":"R"}');
});

test('another series of the same kind becomes the default', async () => {
  const all = [series, { ...series, id: 2, name: 'Branch' }, { ...series, id: 3, name: 'Q', kind: 'quote' }];
  const { user, requests } = open({
    'GET /invoice-series': { series: all },
    'PUT /invoice-series/2/usual': null,
  });
  await user.click(await screen.findByRole('button', { name: 'Make default: Branch' }));
  expect(requests).toContain('PUT /invoice-series/2/usual');
  expect(screen.queryByRole('button', { name: /^Make default: (Office|Q)$/ })).toBeNull();
});

test('the last number of a restored series is named, or says why it is too low', async () => {
  const reason = 'The last number here is 41: name this or a later one.';
  const { user, requests } = open({ 'PUT /invoice-series/1/last': refuse(422, reason) });
  await user.click(await screen.findByRole('button', { name: 'Last number of Office' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Last number of Office' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Type a number, such as 41.')).toBeVisible();
  const year = dialog.getByLabelText('Year');
  await user.clear(year);
  await user.type(year, '2026');
  await user.type(dialog.getByLabelText('Last number'), '40{Enter}');
  expect(await dialog.findByText(reason)).toBeVisible();
  expect(requests.at(-1)).toBe('PUT /invoice-series/1/last {"year":"2026","last":40}');
});

test('texts of mails and days of reminders are saved', async () => {
  const { user, requests, toast } = open();
  const card = within(await screen.findByRole('region', { name: 'Mails' }));
  await user.click(await card.findByLabelText(/^Remind clients/));
  const days = card.getByLabelText('Days');
  await user.clear(days);
  await user.type(days, 'soon');
  await user.click(card.getByRole('button', { name: 'Save mails' }));
  expect(await card.findByText('Type days such as -3, 1, 7, 14.')).toBeVisible();
  await user.clear(days);
  await user.type(days, '-1, 10,10');
  await user.click(card.getByRole('button', { name: 'Save mails' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ type: 'success', title: 'Mails Saved' }));
  expect(saved(requests.map((line) => line.replace('invoice-mail-settings', 'invoice-settings')))).toEqual({
    ...mails,
    isReminding: true,
    reminderDays: [-1, 10],
  });
});

test('a placeholder that there is not is named, and nothing typed is lost', async () => {
  const reason = '{sum} is unknown.';
  const { user } = open({ 'PUT /invoice-mail-settings': refuse(422, reason, 'text') });
  const card = within(await screen.findByRole('region', { name: 'Mails' }));
  const field = await card.findByLabelText('Text');
  await user.type(field, ' {{sum}');
  await user.click(card.getByRole('button', { name: 'Save mails' }));
  expect(await card.findByText(reason)).toBeVisible();
  expect(field).toHaveValue('Hello {client} {sum}');
});

test.each([
  ['PUT /invoice-settings', 'Save settings', 'Address'],
  ['PUT /invoice-mail-settings', 'Save mails', 'Text of the last reminder'],
])('what is typed during %s stays, and is saved next', async (route, action, label) => {
  const slow = slowAnswer();
  const { user, requests, toast, isHeld } = open({ [route]: slow.answer });
  const field = await screen.findByLabelText(label);
  const save = () => user.click(screen.getByRole('button', { name: action }));
  await user.type(field, ' One ');
  await save();
  await user.type(field, 'Two');
  slow.send();
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(field).toHaveDisplayValue(/ One Two$/);
  expect(isHeld()).toBe(true);
  await save();
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(2));
  expect(requests.at(-1)).toContain('One Two');
  await waitFor(() => expect(isHeld()).toBe(false));
});

test('what was typed stays when the settings do not load again after a new sign-in', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('VAT ID'), 'DE1');
  act(() => sessionState.set((state) => ({ ...state, hasEnded: true })));
  answer({ 'GET /invoice-settings': refuse(503, 'The server is busy.') });
  act(() => sessionState.set((state) => ({ ...state, hasEnded: false })));
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  expect(screen.getByLabelText('VAT ID')).toHaveValue('DE1');
});
