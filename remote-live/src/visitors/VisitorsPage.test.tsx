import { screen, waitFor, within } from '@testing-library/react';
import { fakeGuard } from '../testing/fakeGuard';
import { fakeServer, refuse, slowAnswer } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { page } from './VisitorsPage';

const settings = { confirms: false, messageMonths: 24, applicationMonths: 6 };
const counts = { messages: 2, applications: 0, files: 1, mails: 3 };
const saved: { name: string; text: string }[] = [];

jest.mock('@vibrant-peak/shared/downloadText', () => ({
  downloadText: (name: string, _type: string, text: string) => saved.push({ name, text }),
}));
beforeEach(() => void (saved.length = 0));

const button = (name: string) => screen.getByRole('button', { name });
const open = (more: Parameters<typeof fakeServer>[0] = {}) => {
  const requests = fakeServer({ 'GET /inbox/settings': settings, 'PUT /inbox/settings': null, ...more });
  const { isHeld, unsavedChanges } = fakeGuard();
  return { requests, isHeld, ...renderAs('manager', <page.component />, { unsavedChanges }) };
};

test('a manager turns confirmations on, and makes the time longer', async () => {
  const { requests, user, toast } = open();
  await user.click(await screen.findByLabelText('Send “We have your message” to visitors'));
  const months = screen.getByLabelText('Months that messages are stored');
  await user.clear(months);
  await user.type(months, '36');
  await user.click(button('Save'));
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ type: 'success', title: 'Settings Saved' }));
  const values = { ...settings, confirms: true, messageMonths: 36 };
  expect(JSON.parse(requests.at(-1)!.replace('PUT /inbox/settings ', ''))).toEqual(values);
});

test('what is typed during a save stays, and is saved next', async () => {
  const { answer, send } = slowAnswer();
  const { user, requests, toast, isHeld } = open({ 'PUT /inbox/settings': answer });
  const months = await screen.findByLabelText('Months that messages are stored');
  await user.clear(months);
  await user.type(months, '30');
  await user.click(button('Save'));
  await user.clear(months);
  await user.type(months, '36');
  send();
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(months).toHaveValue('36');
  expect(isHeld()).toBe(true);
  await user.click(button('Save'));
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(2));
  expect(requests.at(-1)).toContain('"messageMonths":36');
  await waitFor(() => expect(isHeld()).toBe(false));
});

test('a shorter time asks first, because it deletes messages', async () => {
  const { requests, user } = open();
  const months = await screen.findByLabelText('Months that applications are stored');
  await user.clear(months);
  await user.type(months, '1');
  await user.click(button('Save'));
  const dialog = await screen.findByRole('dialog', { name: 'Delete what is older?' });
  expect(dialog).toHaveTextContent(/messages older than 24 months and applications older than 1 month are/);
  expect(requests).toEqual(['GET /inbox/settings']);
  await user.click(within(dialog).getByRole('button', { name: 'Save and delete' }));
  await waitFor(() => expect(requests.at(-1)).toContain('"applicationMonths":1'));
});

test.each(['0', '121', '1.5', 'two', ''])('%j is not a number of months', async (typed) => {
  const { requests, user } = open();
  const months = await screen.findByLabelText('Months that messages are stored');
  await user.clear(months);
  if (typed) await user.type(months, typed);
  await user.click(button('Save'));
  expect(await screen.findByText('Please enter a whole number from 1 to 120.')).toBeVisible();
  expect(requests).toHaveLength(1);
});

const find = async ({ user }: Pick<ReturnType<typeof open>, 'user'>) => {
  await user.type(await screen.findByLabelText('Email of the visitor'), 'sara@lumen.example');
  await user.click(button('Find'));
};

test("a person's data is exported as a file", async () => {
  const page = open({
    'POST /visitor-data/search': counts,
    'POST /visitor-data/export': { address: 'sara@lumen.example' },
  });
  await find(page);
  expect(await screen.findByText('Stored of sara@lumen.example: 2 messages, 1 file, 3 mails.')).toBeVisible();
  await page.user.click(button('Export'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]!.name).toBe('visitor.json');
  expect(JSON.parse(saved[0]!.text)).toEqual({ address: 'sara@lumen.example' });
});

test('an erasure asks first, and gives a receipt that names nobody', async () => {
  const receipt = { number: '1234', at: '2026-11-24T10:00:00.000Z', ...counts };
  const page = open({ 'POST /visitor-data/search': counts, 'POST /visitor-data/erasure': receipt });
  await find(page);
  await page.user.click(await screen.findByRole('button', { name: 'Erase' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase the data of sara@lumen.example?' });
  expect(dialog).toHaveTextContent('Invoices stay: the law keeps them.');
  expect(page.requests).not.toContain('POST /visitor-data/erasure {"email":"sara@lumen.example"}');
  await page.user.click(within(dialog).getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('Erased: 2 messages, 1 file, 3 mails.')).toBeVisible();
  expect(screen.getByText(', receipt 1234')).toBeVisible();
  await page.user.click(button('Save the receipt'));
  expect(saved[0]!.text).toContain('Receipt 1234');
  expect(saved[0]!.text).toContain('Invoices stay: the law keeps them.');
  expect(saved[0]!.text).not.toContain('sara');
  expect(screen.queryByText(/Stored of/)).not.toBeInTheDocument();
});

test('nothing found is said in words', async () => {
  const page = open({
    'POST /visitor-data/search': { messages: 0, applications: 0, files: 0, mails: 0 },
  });
  await find(page);
  expect(
    await screen.findByText('Nothing is stored for sara@lumen.example outside of invoices.'),
  ).toBeVisible();
});

test('an export that the server refuses says why', async () => {
  const page = open({
    'POST /visitor-data/search': counts,
    'POST /visitor-data/export': refuse(403, 'Applications are part of it.'),
  });
  await find(page);
  await page.user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Applications are part of it.');
  expect(saved).toEqual([]);
});
