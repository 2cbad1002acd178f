import { act, screen, waitFor } from '@testing-library/react';
import type { InvoicesPort } from '@vibrant-peak/shared/host';
import { memoryInvoices } from '@vibrant-peak/shared/testing';
import { draftStore, forgetDraft } from '../draft/draftStore';
import { page } from '../InvoicePage';
import { draftValue } from '../testing/draftValue';
import { openLive } from '../testing/openLive';

/** The gallery has tests of its own. */
jest.mock('../gallery/GalleryCard', () => ({ GalleryCard: () => null }));

beforeEach(forgetDraft);

const open = (port: InvoicesPort, path = '/admin/receipts') =>
  act(async () => openLive(<page.component />, port, undefined, { path }));

test('an invoice that is opened again shows the payments that a colleague has recorded', async () => {
  const port = memoryInvoices();
  const { id, version } = await port.create(draftValue());
  await port.issue(id, version, {});
  const payment = { date: '2026-11-26', amount: '5.00', method: '', note: '' };
  await port.pay(id, payment);
  const { unmount } = await open(port, `/admin/receipts?invoice=${id}`);
  expect(await screen.findByText('€15.00 is owed.')).toBeVisible();
  unmount();
  await port.pay(id, payment);
  await open(port);
  expect(await screen.findByText('€10.00 is owed.')).toBeVisible();
  expect(screen.queryByText('Opening the invoice')).not.toBeInTheDocument();
});

test('an invoice that is opened again shows what a colleague has changed, without an undo step', async () => {
  const port = memoryInvoices();
  const { id, version } = await port.create(draftValue());
  const address = `/admin/receipts?invoice=${id}`;
  const { unmount } = await open(port, address);
  await screen.findByLabelText('Notes');
  unmount();
  await port.save(id, version, draftValue({ dueDate: '2026-12-20' }));
  await open(port, address);
  await waitFor(() => expect(screen.getByLabelText('Due Date')).toHaveValue('2026-12-20'));
  const draft = draftStore.get();
  await open(port, address);
  await act(() => new Promise((done) => setTimeout(done, 100)));
  expect(draftStore.get()).toBe(draft);
});

test('an invoice that is opened again is shown as issued where a colleague has issued it', async () => {
  const port = memoryInvoices();
  const { id, version } = await port.create(draftValue());
  const { unmount } = await open(port, `/admin/receipts?invoice=${id}`);
  await screen.findByLabelText('Notes');
  unmount();
  await port.issue(id, version, {});
  await open(port);
  expect(await screen.findByRole('heading', { name: 'Invoice INV-2026-0001' })).toBeVisible();
});
