import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryInvoices } from '@vibrant-peak/shared/testing';
import { forgetDraft } from '../draft/draftStore';
import { page } from '../InvoicePage';
import { draftValue } from '../testing/draftValue';
import { openLive } from '../testing/openLive';

/** For the templates of the sheet. */
let mockWaiting = Promise.resolve();
jest.mock('@vibrant-peak/invoice/sheet/templates', () => {
  const actual = jest.requireActual('@vibrant-peak/invoice/sheet/templates');
  return { ...actual, loadTemplates: () => mockWaiting.then(actual.loadTemplates) };
});

const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
beforeEach(() => {
  forgetDraft();
  print.mockClear();
});

async function openIssued(search = '') {
  const port = memoryInvoices();
  const { id, version } = await port.create(draftValue());
  await port.issue(id, version, {});
  const { router } = await act(async () =>
    openLive(<page.component />, port, undefined, { path: `/admin/receipts?invoice=${id}` }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Invoice INV-2026-0001' });
  if (search) await act(() => router.navigate(`/admin/receipts${search}`));
  return router;
}

test('Print waits for the sheet', async () => {
  let arrive = (): void => undefined;
  mockWaiting = new Promise((resolve) => (arrive = resolve));
  await openIssued();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).not.toHaveBeenCalled();
  await act(async () => arrive());
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('region', { name: 'Invoice' })).toBeVisible();
});

test('the command palette prints it, and its query leaves the address', async () => {
  const router = await openIssued('?print');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(router.state.location.search).toBe('?invoice=1');
});
