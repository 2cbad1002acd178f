import { act, screen } from '@testing-library/react';
import { memoryInvoices, renderInHost } from '@vibrant-peak/shared/testing';
import { today } from '@vibrant-peak/shared/today';
import { freshDraft } from '@vibrant-peak/invoice/freshDraft';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { dueDateOf } from '@vibrant-peak/invoice/terms';
import { draftStore, replaceDraft, setDraft } from '../draft/draftStore';
import { openLive } from '../testing/openLive';
import { extension } from './ReceivablesCard';

beforeEach(() => replaceDraft());

const change = (values: Partial<Invoice>) =>
  act(() => {
    const draft = draftStore.get();
    setDraft({ ...draft, invoice: { ...draft.invoice, ...values } });
  });

const items = [{ id: 1, name: 'Design', quantity: '3', amount: '411.50' }];

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('without items the card says what it will show, and leads to the invoice generator', () => {
  renderInHost(<extension.component />);
  expect(screen.getByRole('region', { name: 'Receivables' })).toHaveTextContent(
    'The invoice that you write in this visit is shown here',
  );
  expect(screen.getByRole('link', { name: 'Write an invoice' })).toHaveAttribute('href', '/admin/receipts');
  expect(screen.queryByText('Grand Total')).not.toBeInTheDocument();
});

test('the card follows the invoice that is being written', () => {
  renderInHost(<extension.component />);
  const { billTo } = freshDraft().invoice;
  change({ items, taxRate: '10', receiptNumber: 'A-7', billTo: { ...billTo, name: 'Omar' } });
  expect(fact('Grand Total')).toHaveTextContent('$1357.95');
  expect(fact('Due Date')).toHaveTextContent('None');
  expect(fact('Bill To')).toHaveTextContent('Omar');
  expect(fact('Receipt Number')).toHaveTextContent('A-7');
  expect(screen.getByRole('link', { name: 'Go to the invoice' })).toHaveAttribute('href', '/admin/receipts');
  change({ billTo: { ...billTo, name: 'Omar', company: 'Open Clinic' } });
  expect(fact('Bill To')).toHaveTextContent('Open Clinic');
});

test.each([
  ['14', 'Due in 14 days'],
  ['0', 'Due today'],
  ['-3', 'Overdue by 3 days'],
])('an invoice due %s days from now', (days, text) => {
  change({ items, dueDate: dueDateOf(today(), days) });
  renderInHost(<extension.component />);
  expect(fact('Due Date')).toHaveTextContent(text);
});

test('blank values and a due date that is none are shown as they are', () => {
  change({ items, receiptNumber: ' ', dueDate: '12345-01-01' });
  renderInHost(<extension.component />);
  expect(fact('Bill To')).toHaveTextContent('No client yet');
  expect(fact('Receipt Number')).toHaveTextContent('None');
  expect(fact('Due Date')).toHaveTextContent('12345-01-01');
});

test('where invoices are stored, people without the right to write them have no card', () => {
  openLive(<extension.component />, memoryInvoices(), {});
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
