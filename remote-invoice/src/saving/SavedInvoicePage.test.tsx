import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InvoicesPort } from '@vibrant-peak/shared/host';
import { memoryInvoices } from '@vibrant-peak/shared/testing';
import { addDays } from '@vibrant-peak/invoice/days';
import { today } from '@vibrant-peak/shared/today';
import { draftStore, forgetDraft } from '../draft/draftStore';
import { page } from '../InvoicePage';
import { recordAnswer } from './savedInvoices';
import { draftValue } from '../testing/draftValue';
import { openLive } from '../testing/openLive';

/** The gallery has tests of its own. */
jest.mock('../gallery/GalleryCard', () => ({ GalleryCard: () => null }));

const user = userEvent.setup();
const toast = jest.fn();
beforeEach(() => {
  forgetDraft();
  toast.mockClear();
});

const open = (port: InvoicesPort, path = '/admin/receipts', rights?: object) =>
  act(async () => openLive(<page.component />, port, rights, { path, toast }));

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const saved = () => screen.findByText(/^Saved \d\d:\d\d$/, undefined, { timeout: 20_000 });

test('what is typed is stored after a pause, once, and the address names it', async () => {
  const port = memoryInvoices();
  const { router } = await open(port);
  expect(await screen.findByText('What you type is saved as a draft.')).toBeVisible();
  await user.type(await screen.findByLabelText('Notes'), 'Thank you');
  expect(await saved()).toBeVisible();
  expect(router.state.location.search).toBe('?invoice=1');
  expect((await port.list({})).count).toBe(1);
  expect((await port.open(1)).value.invoice).toMatchObject({ notes: 'Thank you' });
});

test('a form that nobody has touched is not a draft; the default profile keeps nothing', async () => {
  const port = memoryInvoices();
  await open(port, undefined, {});
  expect(await screen.findByText(/^Entries are lost when this page is reloaded/)).toBeVisible();
  await user.type(screen.getByLabelText('Notes'), 'x');
  await act(() => new Promise((done) => setTimeout(done, 1500)));
  expect((await port.list({})).count).toBe(0);
});

test('the address opens a draft, and changes of a colleague come with the next save', async () => {
  const port = memoryInvoices();
  const { id, version } = await port.create(draftValue());
  await open(port, `/admin/receipts?invoice=${id}`);
  expect(await screen.findByLabelText('Date')).toHaveValue('2026-11-20');
  await port.save(id, version, draftValue({ dueDate: '2026-12-20' }));
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Hello' } });
  await waitFor(() => expect(screen.getByLabelText('Due Date')).toHaveValue('2026-12-20'), {
    timeout: 20_000,
  });
  expect(screen.getByLabelText('Notes')).toHaveValue('Hello');
  expect((await port.open(id)).value.invoice).toMatchObject({ notes: 'Hello', dueDate: '2026-12-20' });
});

test('the address of an invoice that is not there leads to the list and to the draft', async () => {
  const { router } = await open(memoryInvoices(), '/admin/receipts?invoice=99');
  expect(await screen.findByRole('alert')).toHaveTextContent('This invoice did not open');
  expect(screen.getByRole('link', { name: 'All invoices' })).toHaveAttribute('href', '/admin/invoices');
  await act(() => router.navigate('/admin/receipts'));
  expect(await screen.findByLabelText('Notes')).toBeVisible();
  expect(screen.queryByText('This invoice did not open')).toBeNull();
});

test('an invoice that arrives after its address was left does not replace the draft', async () => {
  const port = memoryInvoices();
  const { id } = await port.create(draftValue());
  const answer = await port.open(id);
  let arrive = (): void => undefined;
  port.open = () => new Promise((resolve) => (arrive = () => resolve(answer)));
  const { router } = await open(port, `/admin/receipts?invoice=${id}`);
  expect(await screen.findByText('Opening the invoice')).toBeVisible();
  await act(() => router.navigate('/admin/receipts'));
  await act(async () => arrive());
  expect(router.state.location.search).toBe('');
  expect(await screen.findByText('What you type is saved as a draft.')).toBeVisible();
});

test.each([
  ['Keep mine', 'Mine'],
  ['Take theirs', 'Theirs'],
])('where both have changed the same, “%s” leads to %s', async (answer, notes) => {
  const port = memoryInvoices();
  const { id, version } = await port.create(draftValue());
  await open(port, `/admin/receipts?invoice=${id}`);
  await screen.findByLabelText('Notes');
  await port.save(id, version, draftValue({ notes: 'Theirs' }));
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Mine' } });
  const question = await screen.findByRole(
    'group',
    { name: 'Changed by a colleague, too' },
    { timeout: 20_000 },
  );
  expect(question).toHaveTextContent('NotesYours: Mine. Theirs: Theirs.');
  await press(answer);
  await waitFor(async () => expect((await port.open(id)).value.invoice).toMatchObject({ notes }));
  expect(screen.getByLabelText('Notes')).toHaveValue(notes);
  expect(screen.queryByRole('group', { name: 'Changed by a colleague, too' })).not.toBeInTheDocument();
});

test('a save that fails says so, and is retried', async () => {
  const port = memoryInvoices();
  let isFailing = true;
  const create: InvoicesPort['create'] = (value) =>
    isFailing ? Promise.reject(new Error('The server does not answer.')) : port.create(value);
  await open({ ...port, create });
  await user.type(await screen.findByLabelText('Notes'), 'x');
  const alert = await screen.findByText(
    'Not saved: The server does not answer. Saving will be retried.',
    undefined,
    {
      timeout: 20_000,
    },
  );
  expect(alert).toBeVisible();
  isFailing = false;
  expect(await saved()).toBeVisible();
});

test('an invoice that does not open says why', async () => {
  await open(memoryInvoices(), '/admin/receipts?invoice=7');
  expect(await screen.findByText('This invoice does not exist.')).toBeVisible();
});

test('Issue asks with number, client, dates and total, and the sheet is read only then', async () => {
  const port = memoryInvoices();
  const { id } = await port.create(draftValue({ dueDate: '2026-12-20' }));
  await open(port, `/admin/receipts?invoice=${id}`);
  await press('Issue');
  const dialog = await screen.findByRole('dialog', { name: 'Issue this invoice?' });
  expect(await within(dialog).findByText('INV-2026-0001')).toBeVisible();
  for (const text of ['Lumen Ltd', '€20.00', '20 Nov 2026', '20 Dec 2026'])
    expect(within(dialog).getByText(text)).toBeVisible();
  await press('Issue INV-2026-0001');
  expect(await screen.findByRole('heading', { name: 'Invoice INV-2026-0001' })).toBeVisible();
  expect(screen.queryByLabelText('Notes')).not.toBeInTheDocument();
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Invoice Issued', description: 'INV-2026-0001' }),
  );
});

test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
  '%s in a field asks as Issue does, and adds the line that is typed once',
  async (keys) => {
    const port = memoryInvoices();
    const { id } = await port.create(draftValue());
    await open(port, `/admin/receipts?invoice=${id}`);
    const item = within(await screen.findByRole('group', { name: 'New item' }));
    await user.type(item.getByLabelText('Item Name'), 'Audit');
    await user.type(item.getByLabelText('Rate'), `50${keys}`);
    const dialog = await screen.findByRole('dialog', { name: 'Issue this invoice?' });
    expect(await within(dialog).findByText('€70.00')).toBeVisible();
    expect(draftStore.get().invoice.items).toHaveLength(2);
  },
);

test('Ctrl+Enter does nothing without the right to issue', async () => {
  const port = memoryInvoices();
  const { id } = await port.create(draftValue());
  await open(port, `/admin/receipts?invoice=${id}`, { mayInvoice: true });
  const item = within(await screen.findByRole('group', { name: 'New item' }));
  await user.type(item.getByLabelText('Item Name'), 'Audit');
  await user.type(item.getByLabelText('Rate'), '50');
  await user.type(screen.getByLabelText('Notes'), 'x{Control>}{Enter}{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(draftStore.get().invoice.items).toHaveLength(1);
});

test('a line that is typed is issued, and one without a rate is named', async () => {
  const port = memoryInvoices();
  const { id } = await port.create(draftValue());
  await open(port, `/admin/receipts?invoice=${id}`);
  const item = within(await screen.findByRole('group', { name: 'New item' }));
  await user.type(item.getByLabelText('Item Name'), 'Audit');
  await press('Issue');
  expect(await screen.findByText(/^The line “Audit” is typed but not added/)).toBeVisible();
  await press('Cancel');
  await user.type(item.getByLabelText('Rate'), '50');
  await press('Issue');
  const dialog = await screen.findByRole('dialog', { name: 'Issue this invoice?' });
  expect(await within(dialog).findByText('€70.00')).toBeVisible();
});

test('a date more than a year ahead takes a yes', async () => {
  const port = memoryInvoices();
  await port.create(draftValue({ date: '2999-01-01' }));
  await open(port, '/admin/receipts?invoice=1');
  await press('Issue');
  expect(await screen.findByRole('button', { name: 'Issue INV-2999-0001' })).toBeDisabled();
  const first = 'This is the first invoice of 2999: INV-2999-0001.';
  await user.click(
    screen.getByLabelText(`The date is more than a year ahead. ${first} Issue with this date.`),
  );
  await press('Issue INV-2999-0001');
  expect(await screen.findByRole('heading', { name: 'Invoice INV-2999-0001' })).toBeVisible();
});

test('the first invoice of the next year takes a yes, and so does a date more than a month ahead', async () => {
  const year = Number(today().slice(0, 4)) + 1;
  const port = memoryInvoices(today());
  port.nextNumbers = async () => [
    { series: 1, name: 'Next year', number: `R${year}-1`, lastDate: '', opensYear: true, isConfirmed: true },
    { series: 2, name: 'Going on', number: 'R-12', lastDate: '', opensYear: false, isConfirmed: true },
  ];
  const date = addDays(today(), 40);
  await port.create(draftValue({ date, dueDate: '' }));
  await open(port, '/admin/receipts?invoice=1');
  await press('Issue');
  const first = `This is the first invoice of ${date.slice(0, 4)}: R${year}-1.`;
  await user.click(
    await screen.findByLabelText(`The date is more than a month ahead. ${first} Issue with this date.`),
  );
  expect(screen.getByRole('button', { name: `Issue R${year}-1` })).toBeEnabled();
  await user.selectOptions(screen.getByLabelText('Series'), 'Going on');
  expect(screen.getByRole('button', { name: 'Issue R-12' })).toBeDisabled();
  expect(
    screen.getByLabelText('The date is more than a month ahead. Issue with this date.'),
  ).not.toBeChecked();
});

test('without a date no number is shown, and the day of today is issued without a question', async () => {
  const port = memoryInvoices(today());
  await port.create(draftValue({ date: '', dueDate: '' }));
  await open(port, '/admin/receipts?invoice=1');
  await press('Issue');
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue this invoice?' }));
  expect(await dialog.findByText('None without a date')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Issue' })).toBeEnabled();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: today() } });
  await press('Issue');
  const number = `INV-${today().slice(0, 4)}-0001`;
  expect(await screen.findByRole('button', { name: `Issue ${number}` })).toBeEnabled();
});

test('a date before the last one takes a yes', async () => {
  const port = memoryInvoices();
  const { id, version } = await port.create(draftValue({ date: '2026-11-25' }));
  await port.issue(id, version, {});
  await port.create(draftValue());
  await open(port, '/admin/receipts?invoice=2');
  await press('Issue');
  expect(await screen.findByRole('button', { name: 'Issue INV-2026-0002' })).toBeDisabled();
  await user.click(screen.getByLabelText(/^The last one of this series has the date 25 Nov 2026/));
  await press('Issue INV-2026-0002');
  expect(await screen.findByRole('heading', { name: 'Invoice INV-2026-0002' })).toBeVisible();
});

async function openIssued(rights?: object) {
  const port = memoryInvoices();
  const { id, version } = await port.create(draftValue());
  await port.issue(id, version, {});
  const { router } = await open(port, `/admin/receipts?invoice=${id}`, rights);
  await screen.findByRole('heading', { name: 'Invoice INV-2026-0001' });
  return { port, router };
}

const actionsBeside = (name: string) => {
  const row = screen.getByRole('button', { name }).parentElement!;
  return [...row.children].map((action) => action.querySelector('summary, span')!.textContent);
};

test('an issued invoice has two actions in front, and money before what is done with it', async () => {
  await openIssued();
  await screen.findByRole('button', { name: 'Send…' });
  expect(actionsBeside('Record payment')).toEqual(['Record payment', 'Send…', 'More']);
  const owed = screen.getByText('Owed');
  expect(owed.nextElementSibling).toHaveTextContent('€20.00');
  expect(owed.compareDocumentPosition(screen.getByText('More'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a draft has Issue and Save in front, and Save does not wait for a pause', async () => {
  const port = memoryInvoices();
  await open(port);
  await screen.findByRole('button', { name: 'Save' });
  expect(actionsBeside('Save')).toEqual(['Issue', 'Save', 'More']);
  await press('Save');
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Nothing to Save' }));
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Thank you' } });
  await press('Save');
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Draft Saved' }));
  expect((await port.list({})).count).toBe(1);
});

test('More closes when an action is chosen, and has the focus after its dialog', async () => {
  await openIssued();
  const more = screen.getByText('More').closest('summary')!;
  await user.click(more);
  expect(more.parentElement).toHaveAttribute('open');
  await press('Void invoice');
  const dialog = await screen.findByRole('dialog', { name: 'Make INV-2026-0001 void?' });
  expect(more.parentElement).not.toHaveAttribute('open');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(more).toHaveFocus();
});

test('payments are recorded until nothing is owed', async () => {
  const { port } = await openIssued();
  await press('Record payment');
  const amount = await screen.findByLabelText('Amount (EUR)');
  expect(amount).toHaveValue('20.00');
  await user.clear(amount);
  await user.type(amount, '5,000');
  expect(amount).toHaveAccessibleDescription('Read as 5,000.00, not as 5.00.');
  await user.clear(amount);
  await user.type(amount, '5,00');
  expect(amount).not.toHaveAccessibleDescription();
  await user.type(screen.getByLabelText('Method'), 'Card');
  const dialog = screen.getByRole('dialog', { name: 'Record payment' });
  await user.click(within(dialog).getByRole('button', { name: 'Record payment' }));
  expect(await screen.findByText('Partly paid')).toBeVisible();
  expect(screen.getByText('€15.00 is owed.')).toBeVisible();
  expect(screen.getByRole('row', { name: /€5.00 Card/ })).toBeVisible();
  expect((await port.open(1)).paid).toBe('5.00');
});

test('an invoice that was paid in part and credited in full says what the client gets back', async () => {
  const port = memoryInvoices();
  const { id, version } = await port.create(draftValue());
  await port.issue(id, version, {});
  await port.pay(id, { date: '2026-11-30', amount: '5', method: '', note: '' });
  const note = await port.credit(id);
  await port.issue(note.id, note.version, {});
  await open(port, `/admin/receipts?invoice=${id}`);
  expect(await screen.findByText('Credited', { selector: 'span' })).toBeVisible();
  expect(screen.getByText('Overpaid', { selector: 'span' })).toBeVisible();
  expect(screen.getByText('Overpaid', { selector: 'dt' }).nextSibling).toHaveTextContent('€5.00');
  expect(screen.getByText('€5.00 more than owed was paid.')).toBeVisible();
});

test('an invoice of which more than owed was paid says so, and by how much', async () => {
  const port = memoryInvoices();
  const { id, version } = await port.create(draftValue());
  await port.issue(id, version, {});
  await port.pay(id, { date: '2026-11-30', amount: '25', method: '', note: '' });
  await open(port, `/admin/receipts?invoice=${id}`);
  expect(await screen.findByText('Overpaid', { selector: 'dt' })).toBeVisible();
  expect(screen.getByText('Overpaid', { selector: 'dt' }).nextSibling).toHaveTextContent('€5.00');
  expect(screen.getByText('Overpaid', { selector: 'span' })).toBeVisible();
  expect(screen.queryByText('Owed', { selector: 'dt' })).not.toBeInTheDocument();
});

test('a payment that is submitted twice at once is recorded once', async () => {
  const { port } = await openIssued();
  await press('Record payment');
  const form = (await screen.findByLabelText('Method')).closest('form')!;
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(await screen.findByText('Nothing is owed.')).toBeVisible();
  expect((await port.open(1)).paid).toBe('20.00');
});

test('a payment that is refused keeps the focus on its button', async () => {
  const { port } = await openIssued();
  let refuse = (_: Error): void => undefined;
  port.pay = () => new Promise((_, reject) => (refuse = reject));
  await press('Record payment');
  const dialog = await screen.findByRole('dialog', { name: 'Record payment' });
  const button = within(dialog).getByRole('button', { name: 'Record payment' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  // Browsers take the focus away from disabled buttons, jsdom does not.
  expect(button).toBeEnabled();
  await act(async () => refuse(new Error('The server does not answer.')));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('The server does not answer.');
  expect(button).toHaveFocus();
});

test('what the server refuses is said once, where its message repeats the violation', async () => {
  const { port } = await openIssued();
  const message = 'Enter an amount with at most 2 decimal places.';
  const violations = [{ field: 'amount', message }];
  port.pay = () => Promise.reject(Object.assign(new Error(message), { violations }));
  await press('Record payment');
  const dialog = await screen.findByRole('dialog', { name: 'Record payment' });
  await user.click(within(dialog).getByRole('button', { name: 'Record payment' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(message);
});

test('a payment on a day in the future is asked about, and Cancel records nothing', async () => {
  const { port } = await openIssued();
  await press('Record payment');
  const dialog = await screen.findByRole('dialog', { name: 'Record payment' });
  const button = (name: string) => within(dialog).getByRole('button', { name });
  fireEvent.change(within(dialog).getByLabelText('Date'), { target: { value: '2099-01-01' } });
  await user.click(button('Record payment'));
  expect(await within(dialog).findByText(/^This day is in the future/)).toBeVisible();
  expect((await port.open(1)).payments).toEqual([]);
  // Another day is another question.
  fireEvent.change(within(dialog).getByLabelText('Date'), { target: { value: '2098-01-01' } });
  expect(within(dialog).queryByText(/^This day is in the future/)).not.toBeInTheDocument();
  await user.click(button('Record payment'));
  expect(await within(dialog).findByText(/^This day is in the future/)).toBeVisible();
  expect((await port.open(1)).payments).toEqual([]);
  await user.click(button('Cancel'));
  expect(dialog).not.toBeVisible();
  await press('Record payment');
  const again = await screen.findByRole('dialog', { name: 'Record payment' });
  fireEvent.change(within(again).getByLabelText('Date'), { target: { value: '2099-01-01' } });
  await user.click(within(again).getByRole('button', { name: 'Record payment' }));
  await within(again).findByText(/^This day is in the future/);
  await user.click(within(again).getByRole('button', { name: 'Record payment' }));
  await waitFor(async () => expect((await port.open(1)).payments).toMatchObject([{ date: '2099-01-01' }]));
});

test('a wrong payment is taken back with a reason, once, and both stay in the list', async () => {
  const { port } = await openIssued({ mayInvoice: true });
  await port.pay(1, { date: '2026-11-25', amount: '20.00', method: 'Card', note: '' });
  await act(async () => recordAnswer(await port.open(1)));
  await press('Take back €20.00 of 25 Nov 2026');
  const dialog = await screen.findByRole('dialog', { name: 'Take back this payment?' });
  const button = within(dialog).getByRole('button', { name: 'Take back' });
  fireEvent.change(within(dialog).getByLabelText('Date'), { target: { value: '2026-11-24' } });
  await user.click(button);
  expect(await within(dialog).findByText('Please enter a reason.')).toBeVisible();
  expect(within(dialog).getByText(/^The payment has the date 25 Nov 2026/)).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText('Date'), { target: { value: '2099-01-01' } });
  expect(await within(dialog).findByText('This day is in the future.')).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText('Date'), { target: { value: '2026-11-26' } });
  await user.type(within(dialog).getByLabelText('Reason'), 'Typed twice');
  await user.click(button);
  expect(
    await screen.findByRole('row', { name: /−\u2060€20.00 Card\. Taken back: Typed twice/ }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /25 Nov 2026 €20.00 Card Ayesha Taken back/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
  expect(await port.open(1)).toMatchObject({ paid: '0.00', payments: [{}, { date: '2026-11-26' }] });
});

test('letters that the PDF cannot show are named before the issue', async () => {
  const problem = 'The PDF is not ready, because the server has no font for 日 (install fonts-noto-cjk).';
  const port = { ...memoryInvoices(), pdfProblem: async () => problem };
  await port.create(draftValue({ notes: '日' }));
  await open(port, '/admin/receipts?invoice=1');
  await press('Issue');
  const dialog = await screen.findByRole('dialog', { name: 'Issue this invoice?' });
  expect(await within(dialog).findByText(problem)).toBeVisible();
});

test('void takes a reason', async () => {
  const { port } = await openIssued();
  await press('Void invoice');
  const dialog = await screen.findByRole('dialog', { name: 'Make INV-2026-0001 void?' });
  await user.click(within(dialog).getByRole('button', { name: 'Void invoice' }));
  expect(await within(dialog).findByText('Please enter a reason.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Reason'), 'Wrong client');
  await user.click(within(dialog).getByRole('button', { name: 'Void invoice' }));
  expect(await screen.findByText('Void: Wrong client')).toBeVisible();
  await waitFor(() => expect(document.querySelector('[data-mark=CANCELLED]')).toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Record payment' })).not.toBeInTheDocument();
  expect((await port.open(1)).state).toBe('void');
});

test('the client of a void invoice is told by a mail that can be edited', async () => {
  const { port } = await openIssued();
  await act(async () => recordAnswer(await port.makeVoid(1, 'Twice')));
  await press('Tell the client…');
  const dialog = await screen.findByRole('dialog', { name: 'Tell the client that INV-2026-0001 is void' });
  expect(within(dialog).getByLabelText('Text')).toHaveValue('We have cancelled INV-2026-0001.');
  expect(within(dialog).getByLabelText('Attach the PDF')).toBeChecked();
  await user.type(within(dialog).getByLabelText(/^To/), 'sara@lumen.example');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('INV-2026-0001 (cancellation)')).toBeVisible();
});

test('a credit note takes lines and quantities of what is left, and leads back to its invoice', async () => {
  const { router, port } = await openIssued();
  await press('Credit note');
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit INV-2026-0001' }));
  const draft = () => user.click(dialog.getByRole('button', { name: 'Draft credit note' }));
  const quantity = dialog.getByLabelText('Quantity of Design');
  expect(quantity).toHaveValue('2');
  expect(dialog.getByText('2 left to credit (€20.00 net).')).toBeVisible();
  await user.clear(quantity);
  await user.type(quantity, '3,000');
  expect(quantity).toHaveAccessibleDescription(/Read as 3000, not as 3\.000\.$/);
  await draft();
  expect(quantity).toHaveAccessibleDescription(/Only 2 of this line can still be credited\./);
  await user.click(dialog.getByLabelText('Design'));
  expect(quantity).not.toBeInTheDocument();
  await draft();
  expect(await dialog.findByText('Choose at least one line.')).toBeVisible();
  await user.click(dialog.getByLabelText('Design'));
  const again = dialog.getByLabelText('Quantity of Design');
  await user.clear(again);
  await user.type(again, '1,5');
  // A colleague credits more meanwhile.
  const other = await port.credit(1, [{ id: 1, quantity: '1' }]);
  await port.issue(other.id, other.version, {});
  await draft();
  await waitFor(() =>
    expect(again).toHaveAccessibleDescription(/Only 1 of this line can still be credited\./),
  );
  await user.clear(again);
  await user.type(again, '1');
  await draft();
  expect(await screen.findByText('Draft of a credit note for')).toBeVisible();
  expect(screen.getByRole('link', { name: 'INV-2026-0001' })).toHaveAttribute(
    'href',
    '/admin/receipts?invoice=1',
  );
  expect(router.state.location.search).toBe('?invoice=3');
  expect(draftStore.get().invoice.items).toMatchObject([{ quantity: '1' }]);
});

test('people who may not issue read, duplicate and record payments', async () => {
  const { port } = await openIssued({ mayInvoice: true });
  for (const name of ['Credit note', 'Void invoice'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Record payment' })).toBeVisible();
  await press('Duplicate');
  expect(await screen.findByRole('heading', { name: 'Invoice Generator' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Issue' })).not.toBeInTheDocument();
  expect((await port.list({ state: 'draft' })).count).toBe(1);
});
