import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InvoicesPort } from '@vibrant-peak/shared/host';
import { memoryInvoices } from '@vibrant-peak/shared/testing';
import { freshDraft } from '@vibrant-peak/invoice/freshDraft';
import { page } from '../InvoicePage';
import { draftStore, forgetDraft } from '../draft/draftStore';
import { setDefaults } from '../draft/visit';
import { openLive } from '../testing/openLive';
import { valueOf } from './savedInvoices';

/** The gallery has tests of its own. */
jest.mock('../gallery/GalleryCard', () => ({ GalleryCard: () => null }));

const user = userEvent.setup();
beforeEach(() => {
  forgetDraft();
  setDefaults(undefined);
});

const open = (port: InvoicesPort, path = '/admin/receipts') =>
  act(async () => openLive(<page.component />, port, undefined, { path }));
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

const none = { name: '', company: '', address: '', phone: '', email: '' };
const defaults = {
  yourCompany: { ...none, company: 'Vibrant Peak' },
  template: 'template3',
  paper: 'Letter' as const,
  language: 'de-AT',
  bankLines: 'DE89',
  logo: '',
  taxRate: '19',
  taxLabel: 'VAT',
  vatId: '',
  terms: '14',
  currency: 'EUR',
  notes: 'Thank you',
  country: 'DE',
  unit: 'HUR',
};

const draft = () => {
  const { invoice, ...rest } = valueOf(freshDraft());
  const items = [{ id: 1, name: 'Design', quantity: '2', amount: '10.00' }];
  return { ...rest, hasDateOfDay: false, invoice: { ...invoice, items, date: '2026-11-20' } };
};

test('a new draft begins with the settings, but keeps what was typed already', async () => {
  const port = memoryInvoices('2026-11-26', { defaults });
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((done) => (answer = done));
  await open({ ...port, defaults: () => waiting.then(port.defaults) });
  await user.type(await screen.findByLabelText('Notes'), 'Mine');
  await act(async () => answer());
  await waitFor(() => expect(draftStore.get().template).toBe('template3'));
  const { invoice, paper, language, eInvoice } = draftStore.get();
  expect([paper, language]).toEqual(['Letter', 'de-AT']);
  expect(eInvoice).toEqual({ country: 'DE', unit: 'HUR' });
  expect(invoice).toMatchObject({
    notes: 'Mine',
    taxRate: '19',
    taxLabel: 'VAT',
    currency: 'EUR',
    bankLines: 'DE89',
    terms: '14',
    yourCompany: { company: 'Vibrant Peak' },
  });
  expect(invoice.dueDate).not.toBe('');
});

test.each([
  ['does not ask for', {}, false],
  ['asks for', { unit: 'DAY' }, true],
  ['asks for', { clientCountry: 'FR' }, true],
])('Issue %s what an electronic invoice lacks where its fields are the settings and %j', async (...row) => {
  const [, typed, isAsked] = row;
  const problems = jest.fn(async () => [{ field: 'vatId', message: 'Your VAT ID is missing.' }]);
  const port = memoryInvoices('2026-11-26', { defaults });
  const eInvoice = { country: 'DE', unit: 'HUR', clientCountry: '', ...typed };
  const { id } = await port.create({ ...draft(), eInvoice } as never);
  const file = async () => new Blob();
  await open({ ...port, eInvoice: { problems, file } }, `/admin/receipts?invoice=${id}`);
  await press('Issue');
  await screen.findByRole('button', { name: 'Issue INV-2026-0001' });
  if (isAsked) expect(await screen.findByText('Your VAT ID is missing.')).toBeVisible();
  else expect(problems).not.toHaveBeenCalled();
});

test('a kept draft stays as it is', async () => {
  const port = memoryInvoices('2026-11-26', { defaults });
  const { id } = await port.create(draft());
  await open(port, `/admin/receipts?invoice=${id}`);
  await screen.findByLabelText('Notes');
  await act(async () => undefined);
  expect(draftStore.get().invoice).toMatchObject({ currency: '', notes: '' });
});

test('a draft is deleted after a question, and is not stored again', async () => {
  const port = memoryInvoices();
  const { id } = await port.create(draft());
  const { router, unmount } = await open(port, `/admin/receipts?invoice=${id}`);
  await press('Delete draft');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this draft?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect((await port.list({})).count).toBe(1);
  await press('Delete draft');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete draft' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/invoices'));
  unmount();
  expect(draftStore.get().invoice.items).toEqual([]);
  await act(() => new Promise((done) => setTimeout(done, 1200)));
  expect((await port.list({})).count).toBe(0);
});

test('the PDF is downloaded; where there is none, the print of the browser is offered', async () => {
  const port = memoryInvoices();
  const { id, version } = await port.create(draft());
  await port.issue(id, version, {});
  const links: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    links.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => undefined });
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  let isMissing = false;
  const pdf = (of: number) => (isMissing ? Promise.reject(new Error('The PDF is not ready.')) : port.pdf(of));
  await open({ ...port, pdf }, `/admin/receipts?invoice=${id}`);
  await press('Download PDF');
  await waitFor(() => expect(links).toEqual(['INV-2026-0001.pdf']));
  isMissing = true;
  await press('Download PDF');
  expect(await screen.findByText('The PDF is not ready.')).toBeVisible();
  await press('Print with the browser');
  await waitFor(() => expect(print).toHaveBeenCalled());
});

test('a quote is written with the day until which it holds, issued, and becomes an invoice', async () => {
  const port = memoryInvoices();
  await open(port, '/admin/receipts?new-quote');
  expect(await screen.findByText(/^Draft of a quote/)).toBeVisible();
  const label = await screen.findByLabelText('Valid Until');
  expect(label).toBeVisible();
  await user.type(screen.getByLabelText('Item Name'), 'Design');
  await user.type(screen.getByLabelText('Rate'), '10');
  await press('Add Item');
  await screen.findByText(/^Saved \d\d:\d\d$/, undefined, { timeout: 20_000 });
  expect((await port.list({ kind: 'quote' })).count).toBe(1);
  await press('Issue');
  await press('Issue Q-2026-0001');
  expect(await screen.findByRole('heading', { name: 'Quote Q-2026-0001' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record payment' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Payments' })).not.toBeInTheDocument();
  await press('Create invoice');
  expect(await screen.findByText('Draft of an invoice for the quote')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Q-2026-0001' })).toHaveAttribute(
    'href',
    '/admin/receipts?invoice=1',
  );
  expect(screen.getByLabelText('Due Date')).toBeVisible();
});
