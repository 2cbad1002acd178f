import { screen, waitFor, within } from '@testing-library/react';
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
  expect(address('31-60 days: 1 invoice')).toBe(
    '/admin/invoices?currency=EUR&dueFrom=2026-09-27&dueUntil=2026-10-26&isOpen=true',
  );
  expect(address('February 2026: 1 invoice')).toBe(
    '/admin/invoices?currency=EUR&paidFrom=2026-02-01&paidUntil=2026-02-28',
  );
  expect(within(section).getAllByRole('link')).toHaveLength(3);
  expect(within(section).getByRole('table', { name: 'Paid per month, EUR' })).toBeVisible();
  const yen = within(screen.getByRole('region', { name: 'JPY' }));
  expect(yen.getByText('Nothing was paid in the last twelve months.')).toBeVisible();
});

test('a period is downloaded, unless its last day comes first', async () => {
  const archive = jest.fn<Promise<Blob>, [string, string]>(async () => new Blob(['PK']));
  openLive(<page.component />, { ...memoryInvoices(), archive });
  const type = async (label: string, day: string) => {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, day);
  };
  await type('First day', '2026-10-01');
  await type('Last day', '2026-09-30');
  await userEvent.click(screen.getByRole('button', { name: 'Download ZIP' }));
  expect(await screen.findByText('The last day is before the first one.')).toBeVisible();
  expect(archive).not.toHaveBeenCalled();
  await type('Last day', '2026-12-31');
  await userEvent.click(screen.getByRole('button', { name: 'Download ZIP' }));
  await waitFor(() => expect(archive).toHaveBeenCalledWith('2026-10-01', '2026-12-31'));
  const [name] = jest.mocked(downloads.downloadFile).mock.lastCall!;
  expect(name).toBe('invoices-2026-10-01-2026-12-31.zip');
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
