import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as downloads from '@vibrant-peak/shared/downloadText';
import type { InvoiceOnPage, InvoicesPort } from '@vibrant-peak/shared/host';
import { invoiceValue, memoryInvoices } from '@vibrant-peak/shared/testing';
import { page as receipts } from '../InvoicePage';
import { draftStore } from '../draft/draftStore';
import { draftValue } from '../testing/draftValue';
import { openLive } from '../testing/openLive';
import { narrow, showAll, showColumn } from './invoiceList';
import { page } from './InvoicesPage';

/** The gallery has tests of its own. */
jest.mock('../gallery/GalleryCard', () => ({ GalleryCard: () => null }));
jest.mock('@vibrant-peak/shared/downloadText', () => ({ downloadText: jest.fn() }));

beforeEach(() => {
  showAll();
  narrow({ sort: 'date', isAscending: false });
  showColumn('dueDate', true);
});

async function filled(): Promise<InvoicesPort> {
  const port = memoryInvoices();
  const company = (name: string) => ({ billTo: { name: '', company: name } });
  const { id, version } = await port.create(invoiceValue({ ...company('Lumen Ltd'), dueDate: '2026-11-30' }));
  await port.issue(id, version, {});
  await port.create(invoiceValue({ ...company('=Harbor, Inc'), receiptNumber: 'INV-7', date: '2026-11-25' }));
  return port;
}

const open = (port: InvoicesPort, rights?: object, path = '/') =>
  openLive(<page.component />, port, rights, { path });
const row = (name: RegExp) => screen.findByRole('row', { name });
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('the list shows number, client, days, total, what is owed and state, and leads to each invoice', async () => {
  open(await filled());
  expect(await row(/INV-2026-0001 Lumen Ltd 20 Nov 2026 30 Nov 2026 €20.00 €20.00 Issued/)).toBeVisible();
  const draft = await row(/Draft INV-7 =Harbor, Inc 25 Nov 2026 €20.00 Draft/);
  expect(within(draft).getByRole('link')).toHaveAttribute('href', '/admin/receipts?invoice=2');
  expect(screen.getByText('2 invoices')).toBeVisible();
});

test('what is owed of a partly paid invoice stands with its total, too', async () => {
  const port = await filled();
  await port.pay(1, { date: '2026-11-30', amount: '5', method: '', note: '' });
  open(port);
  const paid = within(await row(/INV-2026-0001/));
  expect(paid.getByText('€20.00')).toHaveAttribute('data-owed', '€15.00 owed');
  expect(within(await row(/INV-7/)).getByText('€20.00')).not.toHaveAttribute('data-owed');
});

test('an invoice of which more than owed was paid is marked as overpaid', async () => {
  const port = await filled();
  await port.pay(1, { date: '2026-11-30', amount: '25', method: '', note: '' });
  open(port);
  const paid = await row(/INV-2026-0001 .* Paid Overpaid$/);
  expect(within(paid).getByText('€20.00')).not.toHaveAttribute('data-owed');
  expect(within(await row(/INV-7/)).queryByText('Overpaid')).not.toBeInTheDocument();
});

test('it is searched, filtered and sorted, and columns are hidden', async () => {
  open(await filled());
  const user = userEvent.setup();
  await row(/Lumen/);
  expect(names()).toEqual(['Draft INV-7', 'INV-2026-0001']);
  await user.click(screen.getByRole('button', { name: 'Client' }));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'ascending'),
  );
  await user.click(screen.getByRole('button', { name: 'Client' }));
  await waitFor(() => expect(names()).toEqual(['INV-2026-0001', 'Draft INV-7']));
  await user.type(screen.getByLabelText('Search invoices'), 'lum');
  await waitFor(() => expect(names()).toEqual(['INV-2026-0001']));
  await user.clear(screen.getByLabelText('Search invoices'));
  await user.selectOptions(screen.getByLabelText('Filter by state'), 'draft');
  await waitFor(() => expect(names()).toEqual(['Draft INV-7']));
  await user.selectOptions(screen.getByLabelText('Filter by kind'), 'credit note');
  expect(await screen.findByText('No invoice fits.')).toBeVisible();
  await user.click(screen.getByLabelText('Due'));
  expect(screen.queryByRole('columnheader', { name: 'Due' })).not.toBeInTheDocument();
});

test('on phones a select sorts it', async () => {
  open(await filled());
  await row(/Lumen/);
  const select = screen.getByLabelText('Sort by');
  await userEvent.selectOptions(select, 'Sort: Client, descending');
  await waitFor(() => expect(names()).toEqual(['INV-2026-0001', 'Draft INV-7']));
  await userEvent.selectOptions(select, 'Sort: default');
  await waitFor(() => expect(names()).toEqual(['Draft INV-7', 'INV-2026-0001']));
});

test('an invoice that was credited in full is a state in the list, the filter and the file', async () => {
  const port = await filled();
  const note = await port.credit(1);
  await port.issue(note.id, note.version, {});
  open(port);
  expect(await row(/INV-2026-0001 .* Credited$/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Filter by state'), 'Credited');
  await waitFor(() => expect(names()).toEqual(['INV-2026-0001']));
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(jest.mocked(downloads.downloadText).mock.lastCall?.[2]).toContain(',20.00,0.00,credited,EUR'),
  );
});

test('what a client says is marked beside the state, and is a filter', async () => {
  const port = await filled();
  const at = '2026-11-26T10:00:00.000Z';
  const said = (each: InvoiceOnPage) => (each.id === 1 ? { ...each, saysPaidAt: at } : each);
  const list: InvoicesPort['list'] = async ({ isSaidPaid, ...filter }) => {
    const { invoices, ...page } = await port.list(filter);
    const all = invoices.map(said).filter(({ saysPaidAt }) => !isSaidPaid || saysPaidAt !== null);
    return { ...page, invoices: all };
  };
  open({ ...port, list });
  expect(await row(/INV-2026-0001 .* Issued Client says paid/)).toBeVisible();
  expect(within(await row(/INV-7/)).queryByText('Client says paid')).not.toBeInTheDocument();
  const states = screen.getByLabelText('Filter by state');
  await userEvent.selectOptions(states, 'Client says paid');
  await waitFor(() => expect(names()).toEqual(['INV-2026-0001']));
  expect(states).toHaveValue('Client says paid');
  await userEvent.selectOptions(states, 'State: all');
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('the file has all that fit, and runs no formulas', async () => {
  open(await filled());
  await row(/Lumen/);
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  const download = jest.mocked(downloads.downloadText);
  await waitFor(() => expect(download).toHaveBeenCalled());
  expect(download.mock.lastCall![2].split('\r\n')).toEqual([
    '\uFEFFNumber,Kind,Client,Date,Due,Total,Owed,State,Currency',
    `INV-7,invoice,"'=Harbor, Inc",2026-11-25,,20.00,,draft,EUR`,
    'INV-2026-0001,invoice,Lumen Ltd,2026-11-20,2026-11-30,20.00,20.00,issued,EUR',
    '',
  ]);
});

test('without invoices it says how to begin; without an answer it says why, and asks again', async () => {
  const port = memoryInvoices();
  let isFailing = true;
  const list: InvoicesPort['list'] = (filter) =>
    isFailing ? Promise.reject(new Error('The server does not answer.')) : port.list(filter);
  open({ ...port, list });
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('The server does not answer.')).toBeVisible();
  isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^No invoices yet/)).toBeVisible();
});

test('an address has a filter of its own, which is said and taken back', async () => {
  narrow({ state: 'draft' });
  open(await filled(), undefined, '/admin/invoices?currency=EUR&isOpen=true');
  await row(/Lumen/);
  expect(names()).toEqual(['INV-2026-0001']);
  expect(screen.getByText('Only: open, EUR')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'All invoices' }));
  expect(await row(/Harbor/)).toBeVisible();
});

test('people without the right read whom to ask', async () => {
  open(await filled(), {});
  expect(screen.getByText('This is for people who may write invoices.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a draft that is deleted leaves the generator, too', async () => {
  const port = memoryInvoices();
  const { id } = await port.create(draftValue({ receiptNumber: 'INV-7' }));
  const { unmount } = await act(async () =>
    openLive(<receipts.component />, port, undefined, { path: `/admin/receipts?invoice=${id}` }),
  );
  await screen.findByLabelText('Notes');
  unmount();
  open(port);
  await userEvent.click(within(await row(/INV-7/)).getByRole('button', { name: 'Delete Draft INV-7' }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete draft' }),
  );
  expect(await screen.findByText(/^No invoices yet/)).toBeVisible();
  expect(draftStore.get().invoice.items).toEqual([]);
});

test('when the only invoice of the last page is deleted, the page before it is shown', async () => {
  const port = memoryInvoices();
  for (let count = 0; count <= 50; count += 1)
    await port.create(invoiceValue({ receiptNumber: `D-${count}` }));
  narrow({ sort: 'number', isAscending: true, page: 2 });
  open(port);
  await screen.findByText('51-51 of 51');
  await userEvent.click(screen.getByRole('button', { name: /^Delete Draft/ }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete draft' }),
  );
  expect(await screen.findByText('50 invoices')).toBeVisible();
  expect(names()).toHaveLength(50);
  expect(screen.queryByText(/^No invoices yet/)).not.toBeInTheDocument();
});
