import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InvoicesPort, Receivables } from '@vibrant-peak/shared/host';
import * as downloads from '@vibrant-peak/shared/downloadText';
import { memoryInvoices } from '@vibrant-peak/shared/testing';
import { openLive } from '../testing/openLive';
import { page } from './ReceivablesPage';

jest.mock('@vibrant-peak/shared/downloadText', () => ({ downloadFile: jest.fn() }));

const euros: Receivables = {
  currency: 'EUR',
  open: [
    { name: 'open', amount: '1234.50', count: 2 },
    { name: '31-60 days', amount: '200.00', count: 1, dueFrom: '2026-09-27', dueUntil: '2026-10-26' },
    { name: 'over 90 days', amount: '0.00', count: 0, dueUntil: '2026-08-27' },
  ],
  paid: [
    { month: '2026-11', amount: '0.00', count: 0 },
    { month: '2026-02', amount: '70.00', count: 1 },
  ],
};

const open = (receivables: InvoicesPort['receivables'], rights?: object) =>
  openLive(<page.component />, { ...memoryInvoices(), receivables }, rights);

test('each sum leads to its invoices', async () => {
  open(async () => [euros, { ...euros, currency: 'JPY', open: [], paid: [] }]);
  const section = await screen.findByRole('region', { name: 'EUR' });
  expect(within(section).getByText('€1,234.50')).toBeVisible();
  const address = (name: string) => within(section).getByRole('link', { name }).getAttribute('href');
  expect(address('Open: 2 invoices')).toBe('/admin/invoices?currency=EUR&isOpen=true');
  expect(address('31–60 days: 1 invoice')).toBe(
    '/admin/invoices?currency=EUR&dueFrom=2026-09-27&dueUntil=2026-10-26&isOpen=true',
  );
  expect(address('February 2026: 1 invoice')).toBe(
    '/admin/invoices?currency=EUR&paidFrom=2026-02-01&paidUntil=2026-02-28',
  );
  expect(within(section).getAllByRole('link')).toHaveLength(3);
  expect(within(section).getByRole('table', { name: 'Paid per month, EUR' })).toBeVisible();
  const yen = within(screen.getByRole('region', { name: 'JPY' }));
  expect(yen.getByText('Nothing is overdue.')).toBeVisible();
  expect(yen.getByText('Nothing was paid in the last twelve months.')).toBeVisible();
});

test('a period is downloaded, unless its last day comes first', async () => {
  const archive = jest.fn<Promise<Blob>, Parameters<InvoicesPort['archive']>>(async () => new Blob(['PK']));
  openLive(<page.component />, { ...memoryInvoices(), archive });
  const type = async (label: string, day: string) => {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, day);
  };
  await screen.findByLabelText('First day');
  await type('First day', '2026-10-01');
  await type('Last day', '2026-09-30');
  await userEvent.click(screen.getByRole('button', { name: 'Download ZIP' }));
  expect(await screen.findByText('The last day is before the first one.')).toBeVisible();
  expect(archive).not.toHaveBeenCalled();
  await type('Last day', '2026-12-31');
  await userEvent.click(screen.getByRole('button', { name: 'Download ZIP' }));
  await waitFor(() => expect(archive).toHaveBeenCalledWith('2026-10-01', '2026-12-31', false));
  const [name] = jest.mocked(downloads.downloadFile).mock.lastCall!;
  expect(name).toBe('invoices-2026-10-01-2026-12-31.zip');
});

test('a month is closed with its archive, and opened again with a reason', async () => {
  const port = memoryInvoices();
  openLive(<page.component />, port);
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2026-01-01' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-01-30' } });
  expect(screen.queryByLabelText(/^Close/)).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-01-31' } });
  await userEvent.click(screen.getByLabelText('Include imported invoices'));
  await userEvent.click(screen.getByLabelText('Close January 2026'));
  await userEvent.click(screen.getByRole('button', { name: 'Download ZIP' }));
  expect(await screen.findByText(/^January 2026 is closed\./)).toBeVisible();
  expect(await port.months.list()).toMatchObject([{ month: '2026-01', hasImported: true }]);
  const closed = screen.getByRole('table', { name: 'Closed months' });
  expect(within(closed).getByRole('row', { name: /January 2026/ })).toHaveTextContent('Included');
  await userEvent.click(within(closed).getByRole('button', { name: 'Open January 2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'Open January 2026?' });
  const open = within(dialog).getByRole('button', { name: 'Open month' });
  await userEvent.click(open);
  expect(await within(dialog).findByText('Please enter a reason.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'A late invoice');
  await userEvent.click(open);
  await waitFor(() => expect(closed).not.toBeInTheDocument());
  expect(await port.months.list()).toEqual([]);
});

test('months are neither closed nor opened without the right to issue invoices', async () => {
  const port = memoryInvoices();
  await port.months.close('2026-01', false);
  openLive(<page.component />, port, { mayInvoice: true });
  expect(await screen.findByText('January 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open January 2026' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /^Close/ })).not.toBeInTheDocument();
});

test('without invoices, an answer or the right it says so', async () => {
  let answer: () => Promise<Receivables[]> = () => Promise.reject(new Error('The server does not answer.'));
  const { unmount } = open(() => answer());
  expect(await screen.findByText('The server does not answer.')).toBeVisible();
  answer = async () => [];
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^Nothing is open/)).toBeVisible();
  unmount();
  open(answer, {});
  expect(screen.getByText('This is for people who may write invoices.')).toBeVisible();
});
