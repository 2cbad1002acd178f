import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InvoicesPort, StoredInvoice } from '@vibrant-peak/shared/host';
import { memoryInvoices } from '@vibrant-peak/shared/testing';
import { draftStore, forgetDraft } from '../draft/draftStore';
import { savedInvoices, savedOf } from './savedInvoices';
import { page } from '../InvoicePage';
import { draftValue } from '../testing/draftValue';
import { openLive } from '../testing/openLive';

/** The gallery has tests of its own. */
jest.mock('../gallery/GalleryCard', () => ({ GalleryCard: () => null }));

const user = userEvent.setup();
beforeEach(forgetDraft);

const open = (port: InvoicesPort, path: string) =>
  act(async () => openLive(<page.component />, port, undefined, { path }));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** An answer that arrives when the test says so. */
function late<T>(answer: () => Promise<T>) {
  let arrive = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (arrive = resolve));
  const request = jest.fn(() => waiting.then(answer));
  return { request, arrive: () => act(async () => arrive()) };
}

async function issuedIn(port: InvoicesPort): Promise<StoredInvoice> {
  const { id, version } = await port.create(draftValue());
  return port.issue(id, version, {});
}

/** Leaves the invoice for a new one, and types. */
async function proceed() {
  await user.click(await screen.findByRole('link', { name: 'New invoice' }));
  await user.type(await screen.findByLabelText('Notes'), 'Mine');
}

const expectOwnDraft = async () => {
  expect(await heading('Invoice Generator')).toBeVisible();
  expect(screen.getByLabelText('Notes')).toHaveValue('Mine');
};

test('the state of a sent invoice that arrives late is not shown on another draft', async () => {
  const port = memoryInvoices();
  const { id } = await issuedIn(port);
  const delivery = { ...(await port.delivery.open(id)), state: 'sent' as const };
  const asked = late(async () => delivery);
  port.delivery.open = asked.request;
  const { router } = await open(port, `/admin/receipts?invoice=${id}`);
  await heading('Invoice INV-2026-0001');
  const invoiceOf = port.open;
  const answer = late(() => invoiceOf(id));
  port.open = answer.request;
  await asked.arrive();
  await waitFor(() => expect(answer.request).toHaveBeenCalled());
  await act(() => router.navigate('/admin/receipts?new'));
  await user.type(await screen.findByLabelText('Notes'), 'Mine');
  await answer.arrive();
  await expectOwnDraft();
});

test.each([
  ['a payment', 'Record payment', 'pay'],
  ['an invoice that was made void', 'Void invoice', 'makeVoid'],
] as const)('%s whose answer arrives late changes its own invoice alone', async (_, action, verb) => {
  const port = memoryInvoices();
  const { id } = await issuedIn(port);
  const work = port[verb] as (...values: unknown[]) => Promise<StoredInvoice>;
  let arrive = async (): Promise<void> => undefined;
  const waiting = (...values: unknown[]) => {
    const answer = late(() => work(...values));
    arrive = answer.arrive;
    return answer.request();
  };
  await open(Object.assign(port, { [verb]: waiting }), `/admin/receipts?invoice=${id}`);
  await press(action);
  const dialog = within(await screen.findByRole('dialog'));
  const reason = dialog.queryByLabelText('Reason');
  if (reason) await user.type(reason, 'Wrong client');
  await user.click(dialog.getByRole('button', { name: action }));
  await user.click(dialog.getByRole('button', { name: 'Close dialog' }));
  await proceed();
  await arrive();
  await expectOwnDraft();
});

test('a recurring invoice that arrives late belongs to its own invoice alone', async () => {
  const port = memoryInvoices();
  const { id } = await issuedIn(port);
  const plan = { id: 3, every: 'month', next: '2999-01-31', mode: 'draft', state: 'on', setBy: 'A' } as const;
  const parts = {
    client: 'Lumen Ltd',
    total: '20.00',
    currency: 'EUR',
    source: null,
    last: null,
    problems: [],
  };
  const answer = late(async () => ({ ...plan, ...parts }));
  const recurring = { ...port.recurring!, make: answer.request };
  await open({ ...port, recurring }, `/admin/receipts?invoice=${id}`);
  await press('Repeat…');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Repeat' }));
  await user.click(dialog.getByRole('button', { name: 'Close dialog' }));
  await proceed();
  await screen.findByText(/^Saved/, undefined, { timeout: 20_000 });
  await answer.arrive();
  await expectOwnDraft();
  expect(savedOf(draftStore.get().key)!.invoice.plan ?? null).toBeNull();
  expect(
    [...savedInvoices.get().stored.values()].find(({ invoice }) => invoice.id === id)!.invoice.plan,
  ).toMatchObject({ id: 3 });
});

test('an invoice that opens after the page was left does not replace the draft', async () => {
  const port = memoryInvoices();
  const { id } = await port.create(draftValue());
  const invoiceOf = port.open;
  const answer = late(() => invoiceOf(id));
  port.open = answer.request;
  const { unmount } = await open(port, `/admin/receipts?invoice=${id}`);
  await screen.findByText('Opening the invoice');
  unmount();
  await open(port, '/admin/receipts');
  await user.type(await screen.findByLabelText('Notes'), 'Mine');
  await answer.arrive();
  await expectOwnDraft();
});

test.each([
  ['Credit note', 'credit'],
  ['Duplicate', 'duplicate'],
] as const)('%s whose draft arrives late does not replace another one', async (action, verb) => {
  const port = memoryInvoices();
  const { id } = await issuedIn(port);
  const make = port[verb];
  const answer = late(() => make(id));
  await open(Object.assign(port, { [verb]: answer.request }), `/admin/receipts?invoice=${id}`);
  await press(action);
  if (verb === 'credit') {
    await press('Draft credit note');
    await press('Close dialog');
  }
  await proceed();
  await answer.arrive();
  await expectOwnDraft();
  expect((await port.list({ state: 'draft' })).count).toBe(1);
});

test.each([
  ['a copy of a draft', 'duplicate'],
  ['an issue', 'issue'],
] as const)('%s that arrives late does not replace another draft', async (_, verb) => {
  const port = memoryInvoices();
  const { id, version } = await port.create(draftValue());
  const { duplicate, issue } = port;
  const answer = late(() => (verb === 'issue' ? issue(id, version, {}) : duplicate(id)));
  await open(Object.assign(port, { [verb]: answer.request }), `/admin/receipts?invoice=${id}`);
  await screen.findByLabelText('Notes');
  if (verb === 'issue') {
    await press('Issue');
    await press('Issue INV-2026-0001');
    await press('Close dialog');
  } else await press('Duplicate');
  await press('New invoice');
  await waitFor(() => expect(screen.queryByDisplayValue('Lumen Ltd')).not.toBeInTheDocument());
  await user.type(await screen.findByLabelText('Notes'), 'Mine');
  await answer.arrive();
  await expectOwnDraft();
});
