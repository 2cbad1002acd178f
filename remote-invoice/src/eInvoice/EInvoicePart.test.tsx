import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invoiceValue, memoryInvoices } from '@vibrant-peak/shared/testing';
import { forgetDraft } from '../draft/draftStore';
import { changeEInvoice } from '../draft/invoiceActions';
import { openLive } from '../testing/openLive';
import { EInvoicePart } from './EInvoicePart';

const missing = 'The due date is missing.';

/** An issued invoice, and the files that were asked for. */
async function open(dueDate = '') {
  const asked: string[] = [];
  const port = memoryInvoices();
  const { id, version } = await port.create(invoiceValue({ dueDate }));
  const invoice = await port.issue(id, version, {});
  const eInvoice = {
    ...port.eInvoice,
    file: (_id: number, format: string) => {
      asked.push(format);
      return Promise.reject(new Error('There is no Chromium.'));
    },
  };
  openLive(<EInvoicePart port={eInvoice} invoice={invoice} />, port);
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
  return { user: userEvent.setup(), asked };
}

beforeEach(forgetDraft);

test('an invoice without the details does not list what is missing', async () => {
  await open();
  expect(await screen.findByText(/its fields under More options were not filled in/)).toBeVisible();
  expect(screen.queryByText(missing)).toBeNull();
});

test('one with some details lists the missing ones', async () => {
  changeEInvoice({ country: 'DE' });
  await open();
  expect(await screen.findByText(missing)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('each format is downloaded, and a refusal is shown', async () => {
  changeEInvoice({ country: 'DE' });
  const { user, asked } = await open('2026-12-20');
  await user.click(await screen.findByRole('button', { name: 'XML (UBL)' }));
  await user.click(screen.getByRole('button', { name: 'PDF with XML (Factur-X)' }));
  expect(asked).toEqual(['ubl', 'factur-x']);
  expect(await screen.findByText('There is no Chromium.')).toBeVisible();
});
