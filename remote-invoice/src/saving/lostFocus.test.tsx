import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InvoicesPort } from '@vibrant-peak/shared/host';
import { memoryInvoices } from '@vibrant-peak/shared/testing';
import { forgetDraft } from '../draft/draftStore';
import { page } from '../InvoicePage';
import { draftValue } from '../testing/draftValue';
import { openLive } from '../testing/openLive';

/** The gallery has tests of its own. */
jest.mock('../gallery/GalleryCard', () => ({ GalleryCard: () => null }));

const user = userEvent.setup();
beforeEach(forgetDraft);

/** Within the shell's `main`, which takes the focus of a new page. */
const open = (port: InvoicesPort, id: number) =>
  act(async () =>
    openLive(
      <main id="main" tabIndex={-1}>
        <page.component />
      </main>,
      port,
      undefined,
      { path: `/admin/receipts?invoice=${id}` },
    ),
  );
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const expectFocus = () => waitFor(() => expect(screen.getByRole('main')).toHaveFocus());

async function openIssued() {
  const port = memoryInvoices();
  const { id, version } = await port.create(draftValue());
  await port.issue(id, version, {});
  await open(port, id);
  await heading('Invoice INV-2026-0001');
  return port;
}

test('an invoice that opens with the page leaves the focus where it is', async () => {
  await openIssued();
  expect(document.body).toHaveFocus();
});

test('the focus goes to the invoice that an issue shows', async () => {
  const port = memoryInvoices();
  const { id } = await port.create(draftValue());
  await open(port, id);
  await press('Issue');
  await press('Issue INV-2026-0001');
  expect(await heading('Invoice INV-2026-0001')).toBeVisible();
  await expectFocus();
});

test('the focus goes to a draft that is made of an issued invoice, and along a link back', async () => {
  await openIssued();
  await press('Credit note');
  await press('Draft credit note');
  await heading('Invoice Generator');
  await expectFocus();
  await user.click(screen.getByRole('link', { name: 'INV-2026-0001' }));
  await heading('Invoice INV-2026-0001');
  await expectFocus();
});

test('the focus stays on the menu of the action that makes an invoice void', async () => {
  await openIssued();
  await press('Void invoice');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Wrong client');
  await user.click(dialog.getByRole('button', { name: 'Void invoice' }));
  expect(await screen.findByText('Void: Wrong client')).toBeVisible();
  expect(screen.getByText('More').closest('summary')).toHaveFocus();
});
