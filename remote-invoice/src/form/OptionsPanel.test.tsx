import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { draftStore, replaceDraft } from '../draft/draftStore';
import { changeInvoice } from '../draft/invoiceActions';
import { addItems } from '../draft/itemActions';
import { followingDraft } from '../draft/nextInvoice';
import { forgetVisit } from '../draft/visit';
import { MoreOptions } from './MoreOptions';
import { SummaryCard } from './SummaryCard';

let user: UserEvent;

beforeEach(async () => {
  forgetVisit();
  replaceDraft();
  addItems([{ name: 'Design', quantity: '3', amount: '1000' }]);
  changeInvoice({ date: '2026-01-31', taxRate: '10' });
  user = userEvent.setup();
  await act(
    async () =>
      void renderInHost(
        <>
          <MoreOptions />
          <SummaryCard />
        </>,
      ),
  );
});

async function unfold() {
  await user.click(screen.getByText(/^More options/));
  await screen.findByLabelText('Terms');
}

const invoice = () => draftStore.get().invoice;
const sum = (label: string) => screen.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent;
const sums = () => ['Subtotal', 'Discount', 'Tax', 'Grand Total'].map(sum);

test('options render only once expanded, and expanding changes nothing', async () => {
  expect(screen.queryByLabelText('Terms')).not.toBeInTheDocument();
  const before = draftStore.get();
  await unfold();
  expect(draftStore.get()).toBe(before);
  expect(sums()).toEqual(['$3000.00', undefined, '$300.00', '$3300.00']);
});

test('terms set the due date', async () => {
  await unfold();
  await user.selectOptions(screen.getByLabelText('Terms'), 'Net 30');
  expect(invoice()).toMatchObject({ terms: '30', dueDate: '2026-03-02' });
});

test('a discount is a percentage or an amount, and accepts a decimal comma', async () => {
  await unfold();
  await user.type(screen.getByLabelText('Discount'), '12,5');
  await waitFor(() => expect(sums()).toEqual(['$3000.00', '−\u2060$375.00', '$262.50', '$2887.50']));
  await user.selectOptions(screen.getByLabelText('Discount in'), 'Amount');
  await waitFor(() => expect(sums()).toEqual(['$3000.00', '−\u2060$12.50', '$298.75', '$3286.25']));
});

test('a discount of 10% is 10 per cent, and is rejected as an amount', async () => {
  await unfold();
  await user.type(screen.getByLabelText('Discount'), '10%');
  await user.tab();
  expect(screen.getByLabelText('Discount')).toHaveValue('10');
  await waitFor(() => expect(sum('Discount')).toBe('−\u2060$300.00'));
  await user.selectOptions(screen.getByLabelText('Discount in'), 'Amount');
  await user.clear(screen.getByLabelText('Discount'));
  await user.type(screen.getByLabelText('Discount'), '10%');
  await user.tab();
  expect(screen.getByLabelText('Discount')).toHaveValue('10');
  expect(screen.getByLabelText('Discount')).toHaveAccessibleDescription(
    '“10%” is not a number and became 10.',
  );
});

test('order number, VAT ID and tax label are fields; the sums show the label', async () => {
  await unfold();
  await user.type(screen.getByLabelText('Order Number'), 'PO-7');
  await user.type(screen.getByLabelText('VAT ID'), 'PK 123');
  await user.type(screen.getByLabelText('Tax label'), 'GST');
  expect(invoice()).toMatchObject({ orderNumber: 'PO-7', vatId: 'PK 123', taxLabel: 'GST' });
  expect(sum('GST')).toBe('$300.00');
});

test('currencies are those of ISO 4217, with their own decimals', async () => {
  await unfold();
  await user.selectOptions(screen.getByLabelText('Currency'), 'JPY Japanese Yen');
  expect(sum('Grand Total')).toBe('¥3,300');
  await user.selectOptions(screen.getByLabelText('Currency'), '$');
  expect(sum('Grand Total')).toBe('$3300.00');
});

test.each([
  'http://example.com/logo.png',
  'HTTP://example.com/logo.png',
  'data:image/png;base64,AA',
  'blob:https://example.com/1',
  'logo.png',
])('the logo %s, which the content security policy blocks, gets a hint', async (address) => {
  await unfold();
  fireEvent.change(screen.getByLabelText('Logo address'), { target: { value: address } });
  expect(screen.getByLabelText('Logo address')).toBeInvalid();
  expect(screen.getByLabelText('Logo address')).toHaveAccessibleDescription(/picture that can load/);
});

test('an unsafe logo address gets a message', async () => {
  await unfold();
  await user.type(screen.getByLabelText('Logo address'), 'javascript:alert(1)');
  expect(screen.getByLabelText('Logo address')).toBeInvalid();
  expect(screen.getByLabelText('Logo address')).toHaveAccessibleDescription(/not the address of a picture/);
  await user.clear(screen.getByLabelText('Logo address'));
  await user.type(screen.getByLabelText('Logo address'), 'https://example.com/logo.png');
  expect(screen.getByLabelText('Logo address')).toBeValid();
});

test('tax per line starts with the invoice’s rate and can be removed', async () => {
  await unfold();
  await user.click(screen.getByRole('checkbox', { name: 'Tax per line' }));
  expect(invoice().items[0]).toMatchObject({ taxRate: '10' });
  await user.click(screen.getByRole('checkbox', { name: 'Tax per line' }));
  expect(invoice().items[0]).not.toHaveProperty('taxRate');
});

test('new invoices start with the defaults until these are removed', async () => {
  changeInvoice({ notes: 'Thank you' });
  await unfold();
  await user.click(screen.getByRole('button', { name: 'Use as defaults' }));
  expect(followingDraft(draftStore.get()).invoice).toMatchObject({ notes: 'Thank you', taxRate: '10' });
  await user.click(screen.getByRole('button', { name: 'Forget defaults' }));
  expect(followingDraft(draftStore.get()).invoice).toMatchObject({ notes: '', taxRate: '0' });
});
