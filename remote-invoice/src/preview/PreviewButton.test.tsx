import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { loadTemplates, templates } from '@vibrant-peak/invoice/sheet/templates';
import { replaceDraft } from '../draft/draftStore';
import { changeDraft, changeInvoice, changeParty } from '../draft/invoiceActions';
import { addItems } from '../draft/itemActions';
import { EntryFieldsContext, type EntryFields } from '../form/entryFields';
import { PreviewButton } from './PreviewButton';

const toast = jest.fn();

beforeEach(() => {
  toast.mockClear();
  replaceDraft();
  addItems([
    { name: 'Stickers', quantity: '3', amount: '0.35' },
    { name: 'خدمة', quantity: '1', amount: '1233.45' },
  ]);
  changeInvoice({ receiptNumber: 'INV-7', date: '2026-03-31', taxRate: '10', notes: 'Thank you' });
  changeParty('yourCompany', { company: 'Bright Works' });
  changeParty('billTo', { name: 'Ayesha Khan', address: '12 Canal Road' });
});

async function openPreview() {
  const user = userEvent.setup();
  await act(async () => void renderInHost(<PreviewButton />, { host: { toast } }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Invoice Preview' }) };
}

test.each(templates)('$name shows the whole invoice', async ({ id }) => {
  changeDraft({ template: id });
  const { dialog } = await openPreview();
  for (const text of [
    'Bright Works',
    '12 Canal Road',
    'INV-7',
    '31 March 2026',
    'Stickers',
    '$0.35',
    '$1.05',
    '$1234.50',
    'Tax (10%)',
    '$123.45',
    '$1357.95',
    'Thank you',
  ]) {
    expect(dialog).toHaveTextContent(text);
  }
  expect(within(dialog).getByText('خدمة')).toHaveAttribute('dir', 'auto');
  expect(dialog.querySelector('article')).toHaveClass(`paper-${id}`);
  expect(dialog.querySelectorAll('thead tr')).toHaveLength(1);
});

const live = { Options: () => null };

const renderAs = (fields: EntryFields) =>
  act(
    async () =>
      void renderInHost(
        <EntryFieldsContext value={fields}>
          <PreviewButton />
        </EntryFieldsContext>,
        { host: { toast } },
      ),
  );

const typeLine = (amount: string) => changeDraft({ newItem: { name: 'Workshop', quantity: '1', amount } });

test.each([
  ['live adds the line that is being typed', live, ['Stickers', 'Workshop']],
  ['the default profile shows the added items only', {}, ['Stickers']],
])('a preview in %s', async (_case, fields, names) => {
  replaceDraft();
  addItems([{ name: 'Stickers', quantity: '3', amount: '0.35' }]);
  typeLine('900');
  await renderAs(fields);
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invoice Preview' });
  const shown = ['Stickers', 'Workshop'].filter((name) => within(dialog).queryByText(name));
  expect(shown).toEqual(names);
});

test('in live, the line that is being typed is enough for a preview; an incomplete one is named', async () => {
  replaceDraft();
  await renderAs(live);
  act(() => typeLine('0'));
  const preview = screen.getByRole('button', { name: 'Preview' });
  await userEvent.click(preview);
  expect(toast).toHaveBeenCalledWith({
    type: 'info',
    title: 'Line Not Added',
    description: 'The line “Workshop” is typed but not added: it needs a rate above 0.',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => typeLine('10'));
  await userEvent.click(preview);
  expect(await screen.findByRole('dialog', { name: 'Invoice Preview' })).toHaveTextContent('Workshop');
});

test('in live, a print adds the line that is being typed', async () => {
  typeLine('900');
  await renderAs(live);
  await waitFor(async () => {
    await act(async () => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.querySelector('.invoice-print')).toHaveTextContent('Workshop');
  });
  await act(async () => void window.dispatchEvent(new Event('afterprint')));
});

test('no two templates share an id, a name or a layout', async () => {
  const loaded = await loadTemplates();
  for (const values of [
    templates.map(({ id }) => id),
    templates.map(({ name }) => name),
    loaded.map(({ styles }) => styles),
  ]) {
    expect(new Set(values).size).toBe(templates.length);
  }
});

test('downloading a PDF shows a notice and nothing else', async () => {
  const { user, dialog } = await openPreview();
  await user.click(within(dialog).getByRole('button', { name: 'Download PDF' }));
  expect(toast.mock.calls).toEqual([
    [
      {
        type: 'info',
        title: 'PDF Download',
        description: 'PDF download functionality will be implemented with a PDF library.',
      },
    ],
  ]);
  expect(dialog).toBeVisible();
});

test('printed without its preview, the invoice is there when the browser needs it, under its own title', async () => {
  document.title = 'Receipts';
  await act(async () => void renderInHost(<PreviewButton />, { host: { toast } }));
  const print = (event: string) => act(async () => void window.dispatchEvent(new Event(event)));
  await waitFor(async () => {
    await print('beforeprint');
    expect(document.querySelector('.invoice-print')).toHaveTextContent('$1357.95');
  });
  expect(document.querySelector('.invoice-print')!.closest('[hidden]')).toBeNull();
  expect(document.title).toBe('INV-7 - Ayesha Khan');
  await print('afterprint');
  expect(document.querySelector('.invoice-print')).toBeNull();
  expect(document.title).toBe('Receipts');
});
