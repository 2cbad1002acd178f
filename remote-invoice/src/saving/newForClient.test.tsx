import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryInvoices } from '@vibrant-peak/shared/testing';
import { draftStore, forgetDraft } from '../draft/draftStore';
import { setDefaults } from '../draft/visit';
import { page } from '../InvoicePage';
import { openLive } from '../testing/openLive';

/** The gallery has tests of its own. */
jest.mock('../gallery/GalleryCard', () => ({ GalleryCard: () => null }));

beforeEach(() => {
  forgetDraft();
  setDefaults(undefined);
});

const lumen = {
  id: 5,
  name: 'Sara',
  company: 'Lumen Ltd',
  address: 'Quay 1',
  phone: '',
  email: 's@lumen.example',
  terms: '30',
  currency: 'EUR',
  taxRate: '7',
  country: 'DE',
  vatId: 'DE123456789',
};

/** Opens a new invoice with this state of the navigation, as the inbox does. */
async function openFor(state: object | null) {
  const port = memoryInvoices();
  const { router } = await act(async () =>
    openLive(<page.component />, port, undefined, { path: '/admin/receipts' }),
  );
  await screen.findByLabelText('Notes');
  await act(() => router.navigate('/admin/receipts?new-for-client', { state }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  return { port };
}

const pass = (time: number) => act(() => new Promise((done) => setTimeout(done, time)));
const invoice = () => draftStore.get().invoice;

test('a new invoice is filled in with the client, and is saved only once somebody types', async () => {
  const { port } = await openFor({ client: lumen });
  await waitFor(() => expect(invoice().billTo.company).toBe('Lumen Ltd'));
  expect(invoice()).toMatchObject({
    billTo: { name: 'Sara', address: 'Quay 1', email: 's@lumen.example' },
    terms: '30',
    currency: 'EUR',
    taxRate: '7',
  });
  expect(draftStore.get().eInvoice).toMatchObject({ clientCountry: 'DE', clientVatId: 'DE123456789' });
  await pass(1500);
  expect((await port.list({})).count).toBe(0);
  await userEvent.type(screen.getByLabelText('Notes'), 'Thank you');
  await waitFor(async () => expect((await port.list({})).count).toBe(1), { timeout: 20_000 });
  expect((await port.open(1)).value.invoice.billTo).toMatchObject({ company: 'Lumen Ltd' });
});

test('a person who is not a client yet has name and address', async () => {
  await openFor({ client: { name: 'Sara Ahmed', email: 's@lumen.example' } });
  await waitFor(() => expect(invoice().billTo.name).toBe('Sara Ahmed'));
  expect(invoice().billTo).toMatchObject({ company: '', email: 's@lumen.example' });
  expect(invoice().shipTo).toMatchObject({ sameAsBillTo: true });
});

test('an address without a client in the navigation begins a blank invoice', async () => {
  const path = '/admin/receipts?new-for-client';
  const { router } = await act(async () =>
    openLive(<page.component />, memoryInvoices(), undefined, { path }),
  );
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(invoice().billTo).toMatchObject({ name: '', company: '', email: '' });
});
