import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

const open = (port: InvoicesPort, path = '/admin/receipts') =>
  act(async () => openLive(<page.component />, port, undefined, { path }));
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const type = (notes: string) =>
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: notes } });
const soon = { timeout: 20_000 };
const conflict = () => screen.findByRole('group', { name: 'Changed by a colleague, too' }, soon);
const question = () => screen.findByRole('dialog', { name: 'Discard this invoice?' });

/** Both have changed the notes, and the question which are to stay is not answered. */
async function openConflict() {
  const port = memoryInvoices();
  const { id, version } = await port.create(draftValue());
  const other = await port.create(draftValue({ notes: 'Other' }));
  const { router } = await open(port, `/admin/receipts?invoice=${id}`);
  await screen.findByLabelText('Notes');
  await port.save(id, version, draftValue({ notes: 'Theirs' }));
  type('Mine');
  await conflict();
  return { port, router, address: `/admin/receipts?invoice=${other.id}` };
}

test('what could not be stored is not dropped for another invoice without a question', async () => {
  const { router, address } = await openConflict();
  await act(() => router.navigate(address));
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Notes')).toHaveValue('Mine');
  expect(await conflict()).toBeVisible();
  expect(router.state.location.search).toBe('?invoice=1');
  await act(() => router.navigate(address));
  await user.click(within(await question()).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.getByLabelText('Notes')).toHaveValue('Other'));
  expect(router.state.location.search).toBe('?invoice=2');
  await act(() => new Promise((done) => setTimeout(done, 100)));
  expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument();
});

test('a draft with an open question about changes of a colleague is not duplicated without them', async () => {
  const { port } = await openConflict();
  await press('Duplicate');
  expect(await screen.findAllByText(/^A colleague has changed the same meanwhile: choose/)).not.toEqual([]);
  expect(screen.getByLabelText('Notes')).toHaveValue('Mine');
  expect((await port.list({})).count).toBe(2);
});

test('a new quote asks before it takes the place of what could not be stored', async () => {
  const { router } = await openConflict();
  await act(() => router.navigate('/admin/receipts?new-quote'));
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Notes')).toHaveValue('Mine');
});

test('a draft that was deleted elsewhere says so, and is stored as a new one', async () => {
  const port = memoryInvoices();
  const { id, version } = await port.create(draftValue(), 'quote');
  const { router } = await open(port, `/admin/receipts?invoice=${id}`);
  await screen.findByLabelText('Notes');
  await port.create(draftValue());
  await port.remove(id, version);
  type('Mine');
  const alert = await screen.findByText('Not saved: This draft has been deleted.', undefined, soon);
  expect(alert).toBeVisible();
  await press('Save as a new draft');
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expect(router.state.location.search).toBe('?invoice=3');
  expect(await port.open(3)).toMatchObject({ kind: 'quote', value: { invoice: { notes: 'Mine' } } });
});
