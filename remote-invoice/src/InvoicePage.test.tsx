import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { UnsavedChanges } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { draftStore, replaceDraft } from './draft/draftStore';
import { changeItem } from './draft/itemActions';
import { page } from './InvoicePage';

const nothingHeld = { get: () => [], subscribe: () => () => undefined };

const toast = jest.fn();
let user: UserEvent;

beforeEach(() => {
  toast.mockClear();
  replaceDraft();
  user = userEvent.setup();
});

/** The gallery has tests of its own. */
jest.mock('./gallery/GalleryCard', () => ({ GalleryCard: () => null }));

/** Unsaved changes held by the host. */
const held = new Set<UnsavedChanges>();
const unsavedChanges = {
  hold: (changes: UnsavedChanges) => {
    held.add(changes);
    return () => {
      held.delete(changes);
      return false;
    };
  },
  leaveBy: (action: () => void) => action(),
  holders: nothingHeld,
};

const renderPage = (path = '/admin/receipts') =>
  act(async () => renderInHost(<page.component />, { path, host: { toast, unsavedChanges } }));

/** Sets the clock; timers stay real. */
const setClock = (now: Date) =>
  jest.useFakeTimers({
    now,
    doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', ...others],
  });
const others = [
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'requestAnimationFrame',
  'performance',
] as const;

afterEach(() => jest.useRealTimers());

const partyFields = ['Name', 'Company', 'Address', 'Phone', 'Email'];

const field = (label: string) => screen.getByLabelText(label);
const set = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const group = (name: string) => within(screen.getByRole('group', { name }));

async function addItem(name: string, rate: string, quantity?: string) {
  await user.type(field('Item Name'), name);
  if (quantity !== undefined) {
    await user.clear(field('Quantity'));
    await user.type(field('Quantity'), quantity);
  }
  await user.type(field('Rate'), `${rate}{Enter}`);
}

const sum = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('a new invoice has a number made of the time, the local date and no items', async () => {
  setClock(new Date(2026, 2, 31, 0, 30));
  replaceDraft();
  await renderPage();
  expect(field('Receipt Number')).toHaveValue(`INV-${new Date(2026, 2, 31, 0, 30).getTime()}`);
  expect(field('Date')).toHaveValue('2026-03-31');
  expect(field('Due Date')).toHaveValue('');
  for (const party of ['Your Company', 'Bill To', 'Ship To']) {
    for (const label of partyFields) {
      expect(group(party).getByLabelText(label)).toHaveValue('');
      expect(group(party).getByLabelText<HTMLInputElement>(label).disabled).toBe(party === 'Ship To');
    }
  }
  expect(screen.getByRole('checkbox', { name: 'Same as Bill To' })).toBeChecked();
  for (const [label, value, limits] of [
    ['Item Name', '', {}],
    ['Quantity', '1', { min: '1' }],
    ['Rate', '', { min: '0', step: '0.01' }],
    ['Tax Rate (%)', '0', { min: '0', max: '100', step: '0.01' }],
    ['Notes', '', {}],
  ] as const) {
    expect(field(label)).toHaveValue(value);
    for (const [name, limit] of Object.entries(limits)) expect(field(label)).toHaveAttribute(name, limit);
  }
  for (const label of ['Subtotal', 'Tax', 'Grand Total']) expect(sum(label)).toHaveTextContent('$0.00');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('ship-to shows the bill-to values live and disabled, and keeps its own', async () => {
  await renderPage();
  const checkbox = screen.getByRole('checkbox', { name: 'Same as Bill To' });
  const shipTo = () =>
    partyFields.map((label) => group('Ship To').getByLabelText<HTMLInputElement>(label).value);
  const billTo = partyFields.map((label) => `Bill to ${label}`);
  const own = partyFields.map((label) => `Own ${label}`);
  for (const [index, label] of partyFields.entries()) {
    set(group('Bill To').getByLabelText(label), billTo[index]!);
    expect(group('Ship To').getByLabelText(label)).toBeDisabled();
  }
  expect(shipTo()).toEqual(billTo);
  await user.click(checkbox);
  expect(shipTo()).toEqual(['', '', '', '', '']);
  for (const [index, label] of partyFields.entries())
    set(group('Ship To').getByLabelText(label), own[index]!);
  await user.click(checkbox);
  expect(shipTo()).toEqual(billTo);
  set(group('Bill To').getByLabelText('Name'), 'Ayesha K.');
  expect(group('Ship To').getByLabelText('Name')).toHaveValue('Ayesha K.');
  await user.click(checkbox);
  expect(shipTo()).toEqual(own);
  expect(group('Bill To').getByLabelText('Name')).toHaveValue('Ayesha K.');
});

test('an item without a name or a rate above 0 is silently ignored, and the fields keep their values', async () => {
  await renderPage();
  for (const [name, rate] of [
    ['', '10'],
    ['   ', '10'],
    ['Design', '0'],
    ['Design', '-5'],
    ['Design', ''],
    ['Design', 'abc'],
  ] as const) {
    set(field('Item Name'), name);
    set(field('Quantity'), '3');
    set(field('Rate'), rate);
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    fireEvent.keyDown(field('Rate'), { key: 'Enter' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(field('Item Name')).toHaveValue(name);
    expect(field('Quantity')).toHaveValue('3');
    expect(field('Rate')).toHaveValue(rate);
  }
  expect(toast).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an invalid quantity becomes 1, valid ones are stored, also when a line is edited', async () => {
  await renderPage();
  for (const [typed, kept] of [
    ['', '1'],
    ['many', '1'],
    ['7.25', '7.25'],
  ] as const) {
    set(field('Item Name'), 'Design');
    set(field('Quantity'), typed);
    set(field('Rate'), '10');
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    const quantity = screen.getByLabelText('Quantity of Design');
    expect(quantity).toHaveValue(kept);
    set(quantity, typed);
    fireEvent.blur(quantity);
    expect(quantity).toHaveValue(kept);
    await user.click(screen.getByRole('button', { name: 'Remove Design' }));
  }
});

test('totals follow every change', async () => {
  await renderPage();
  await addItem('Stickers', '0.35', '3');
  await user.clear(field('Tax Rate (%)'));
  await user.type(field('Tax Rate (%)'), '10');
  expect(sum('Subtotal')).toHaveTextContent('$1.05');
  expect(sum('Tax')).toHaveTextContent('$0.11');
  expect(sum('Grand Total')).toHaveTextContent('$1.16');
  await user.clear(screen.getByLabelText('Rate of Stickers'));
  await user.type(screen.getByLabelText('Rate of Stickers'), '411.50');
  expect(sum('Subtotal')).toHaveTextContent('$1234.50');
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('$1234.50');
  expect(sum('Grand Total')).toHaveTextContent('$1357.95');
  set(screen.getByLabelText('Quantity of Stickers'), '');
  expect(sum('Subtotal')).toHaveTextContent('$411.50');
  await user.click(screen.getByRole('button', { name: 'Remove Stickers' }));
  expect(sum('Grand Total')).toHaveTextContent('$0.00');
  set(field('Tax Rate (%)'), '0');
  await addItem('Nines', '90071992547409.93', '3');
  await addItem('Tenth', '0.1');
  await addItem('Fifth', '0.2');
  expect(sum('Grand Total')).toHaveTextContent('$270215977642230.09');
});

test.each([
  ['150', '100'],
  ['-5', '0'],
  ['8.25', '8.25'],
])('a tax rate typed as %s is held at %s', async (typed, held) => {
  await renderPage();
  await user.clear(field('Tax Rate (%)'));
  await user.type(field('Tax Rate (%)'), typed);
  await user.tab();
  expect(field('Tax Rate (%)')).toHaveValue(held);
});

test('a preview needs at least one item', async () => {
  await renderPage();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(toast).toHaveBeenCalledWith({
    type: 'error',
    title: 'Error',
    description: 'Please add at least one item to preview the receipt.',
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const itemNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

test('a duplicate stands below its line', async () => {
  await renderPage();
  for (const name of ['A', 'B']) await addItem(name, '1');
  await user.click(screen.getByRole('button', { name: 'Duplicate A' }));
  expect(itemNames()).toEqual(['A', 'A', 'B']);
});

test('spreadsheet rows are previewed before they become items, other text goes into the field', async () => {
  await renderPage();
  await user.click(field('Item Name'));
  await user.paste('Design\t2\t$80\nGift\t1\t0\nBack\t-2\t5\nHosting\t\t9.99');
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste items' }));
  expect(screen.queryByRole('table', { name: 'Items' })).not.toBeInTheDocument();
  expect(dialog.getByRole('status')).toHaveTextContent('2 items, together $169.99. Left out: 2 rows.');
  expect(dialog.getByText('A rate of 0 is invalid: it must be above 0.')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Add row 3' })).not.toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'Add row 3' }));
  await user.click(dialog.getByRole('button', { name: 'Add 3 items' }));
  expect(itemNames()).toEqual(['Design', 'Back', 'Hosting']);
  expect(sum('Subtotal')).toHaveTextContent('$174.99');
  expect(toast).not.toHaveBeenCalled();
  await user.click(screen.getByText('Undo'));
  expect(screen.queryByRole('table', { name: 'Items' })).not.toBeInTheDocument();
  await user.click(field('Item Name'));
  await user.paste('Plain text');
  expect(field('Item Name')).toHaveValue('Plain text');
});

test('pasting another currency shows a warning, and can change the invoice’s currency in the same undo step', async () => {
  await renderPage();
  await user.click(field('Item Name'));
  await user.paste('Design\t2\t€ 100,00\nHosting\t1\t€ 9,99');
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste items' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('The rates are in “€”, but the invoice is in $.');
  expect(dialog.getByRole('status')).toHaveTextContent('together $209.99');
  await user.click(dialog.getByRole('checkbox', { name: 'Change the invoice to EUR' }));
  expect(dialog.getByRole('status')).toHaveTextContent('together €209.99');
  await user.click(dialog.getByRole('button', { name: 'Add 2 items' }));
  expect(sum('Subtotal')).toHaveTextContent('€209.99');
  await user.click(screen.getByText('Undo'));
  expect(sum('Subtotal')).toHaveTextContent('$0.00');
});

test('a sign and a code of one currency agree', async () => {
  await renderPage();
  await user.click(field('Item Name'));
  await user.paste('Design\t2\t€ 100,00\nHosting\t1\t9,99 EUR');
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste items' }));
  expect(dialog.getByRole('checkbox', { name: 'Change the invoice to EUR' })).toBeVisible();
});

test('if one line has its own tax, the others keep the invoice’s rate, even after tabbing through their fields', async () => {
  await renderPage();
  set(field('Tax Rate (%)'), '8.25');
  await addItem('Design', '100');
  await user.click(field('Item Name'));
  await user.paste('Item\tQty\tPrice\tVAT\nBook\t1\t100\t7%');
  await user.click(await screen.findByRole('button', { name: 'Add 1 item' }));
  await addItem('Hosting', '100');
  for (const [name, rate] of [
    ['Design', '8.25'],
    ['Book', '7'],
    ['Hosting', '8.25'],
  ] as const) {
    await user.click(screen.getByLabelText(`Tax of ${name}`));
    await user.tab();
    expect(screen.getByLabelText(`Tax of ${name}`)).toHaveValue(rate);
  }
  expect(sum('Grand Total')).toHaveTextContent('$323.50');
});

test('pasted rows with different currencies offer no change of the currency', async () => {
  await renderPage();
  await user.click(field('Item Name'));
  await user.paste('Design\t2\t€ 100.00\nHosting\t1\t$50.00');
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste items' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('The rates are in “€”');
  expect(dialog.queryByRole('checkbox', { name: /Change the invoice/ })).not.toBeInTheDocument();
});

test('the paste dialog asks about ambiguous figures, and the role of a column can be changed', async () => {
  await renderPage();
  await user.click(field('Item Name'));
  await user.paste('Design\t2\t1,200');
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste items' }));
  expect(dialog.getByRole('button', { name: 'Add 1 item' })).toBeDisabled();
  await user.click(dialog.getByRole('radio', { name: /^1\.200/ }));
  expect(dialog.getByRole('status')).toHaveTextContent('together $2.40');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Column 2' }), 'Rate');
  expect(dialog.getByRole('status')).toHaveTextContent('together $2.00');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('table', { name: 'Items' })).not.toBeInTheDocument();
});

test('an ambiguous figure shows how it was read, also after its field loses focus', async () => {
  await renderPage();
  await user.type(field('Rate'), '1.500');
  expect(field('Rate')).toHaveAccessibleDescription('Read as 1.50, not as 1,500.00.');
  await user.clear(field('Rate'));
  await addItem('Design', '1');
  const rate = screen.getByLabelText('Rate of Design');
  await user.clear(rate);
  await user.type(rate, '1,500');
  await user.tab();
  expect(rate).toHaveValue('1500');
  expect(rate).toHaveAccessibleDescription('Read as 1,500.00, not as 1.50.');
  await user.clear(rate);
  await user.type(rate, '1500.00');
  expect(rate).not.toHaveAccessibleDescription();
});

test('a rate with the sign of another currency gets a hint, one with the invoice’s sign does not', async () => {
  await renderPage();
  await addItem('Design', '$50.00');
  expect(screen.getByLabelText('Rate of Design')).toHaveValue('50.00');
  const rate = screen.getByLabelText('Rate of Design');
  await user.clear(rate);
  await user.type(rate, '€ 100,00');
  await user.tab();
  expect(rate).toHaveAccessibleDescription('Read as 100.00 in $: “€” is not the invoice’s currency.');
  await user.clear(rate);
  await user.type(rate, '$80');
  expect(rate).not.toHaveAccessibleDescription();
});

test('a form left open past midnight shows the new day', async () => {
  setClock(new Date(2026, 2, 31, 23, 59));
  replaceDraft();
  await renderPage();
  expect(field('Date')).toHaveValue('2026-03-31');
  setClock(new Date(2026, 3, 1, 0, 1));
  fireEvent(document, new Event('visibilitychange'));
  expect(field('Date')).toHaveValue('2026-04-01');
  expect(held.size).toBe(0);
});

test('scrolling over an amount does not change it', async () => {
  await renderPage();
  await addItem('Design', '12.5');
  expect(document.querySelectorAll('input[type=number]')).toHaveLength(0);
  for (const label of ['Quantity', 'Rate', 'Tax Rate (%)', 'Quantity of Design', 'Rate of Design'])
    expect(field(label)).toHaveAttribute('inputmode', 'decimal');
});

test('a name is edited in place; a blank one is discarded', async () => {
  await renderPage();
  await addItem('Desing', '10');
  await user.click(screen.getByText('Desing'));
  await user.keyboard('Design{Enter}');
  expect(itemNames()).toEqual(['Design']);
  expect(screen.getByText('Design')).toHaveFocus();
  await user.keyboard('{Enter}{Backspace}{Enter}');
  expect(itemNames()).toEqual(['Design']);
  await user.keyboard('{Enter}Other{Escape}');
  expect(itemNames()).toEqual(['Design']);
});

/** Beside the status, which is for screen readers alone. */
const visible = { selector: '[aria-hidden]' };

test('Ctrl+Z and Ctrl+Shift+Z go through the whole draft', async () => {
  await renderPage();
  await addItem('Design', '10');
  await user.click(screen.getByRole('checkbox', { name: 'Same as Bill To' }));
  await user.click(screen.getByRole('button', { name: 'Remove Design' }));
  expect(screen.getByText('Design was removed.', visible)).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(itemNames()).toEqual(['Design']);
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('checkbox', { name: 'Same as Bill To' })).toBeChecked();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(screen.getByRole('checkbox', { name: 'Same as Bill To' })).not.toBeChecked();
  await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect(screen.queryByRole('table', { name: 'Items' })).not.toBeInTheDocument();
  expect(field('Item Name')).toHaveValue('Design');
});

test('Undo beside a removal takes that back and nothing later', async () => {
  await renderPage();
  await addItem('Design', '10');
  await user.click(screen.getByRole('button', { name: 'Remove Design' }));
  const note = () => within(screen.getByText('Design was removed.', visible).parentElement!);
  expect(note().getByRole('button', { name: 'Undo' })).toBeVisible();
  await user.type(field('Notes'), 'Thank you');
  expect(screen.queryByText('Design was removed.')).not.toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  await user.click(note().getByRole('button', { name: 'Undo' }));
  expect(itemNames()).toEqual(['Design']);
  expect(screen.getByText('Taken back.')).toBeInTheDocument();
  expect(field('Item Name')).toHaveFocus();
});

test('after the only line was removed, the focus is in the name of the next one, and a status says so', async () => {
  await renderPage();
  await addItem('Design', '10');
  const status = screen.getByText('', { selector: '[role=status]:empty' });
  await user.click(screen.getByRole('button', { name: 'Remove Design' }));
  expect(field('Item Name')).toHaveFocus();
  expect(status).toHaveTextContent('Design was removed.');
});

test('while lines have taxes of their own, the tax rate says what it is for', async () => {
  await renderPage();
  await addItem('Design', '10');
  const hint = 'Each line has its own tax. This one is for new lines.';
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  const { id } = draftStore.get().invoice.items[0]!;
  act(() => changeItem(id, { taxRate: '7' }));
  expect(screen.getByText(hint)).toBeVisible();
});

test('a print has the name of a line that is still being typed', async () => {
  await renderPage();
  await addItem('Design', '10');
  await user.click(screen.getByRole('button', { name: 'Design' }));
  await user.keyboard('Care');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(itemNames()).toEqual(['Care']);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('in an edited field Ctrl+Z is the browser’s first, then the draft’s', async () => {
  await renderPage();
  await addItem('Design', '10');
  await user.type(field('Notes'), 'Thank you');
  const isPrevented = () => !fireEvent.keyDown(field('Notes'), { key: 'z', ctrlKey: true });
  expect(isPrevented()).toBe(false);
  fireEvent.input(field('Notes'), { target: { value: '' }, inputType: 'historyUndo' });
  expect(isPrevented()).toBe(true);
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Items' })).not.toBeInTheDocument());
});

test('a year before 2000 gets a hint', async () => {
  await renderPage();
  fireEvent.change(field('Date'), { target: { value: '1999-12-31' } });
  expect(field('Date')).toHaveAccessibleDescription('The year is before 2000.');
  fireEvent.change(field('Date'), { target: { value: '2000-01-01' } });
  expect(field('Date')).not.toHaveAccessibleDescription();
});

test('a due date before the date gets a hint', async () => {
  await renderPage();
  fireEvent.change(field('Date'), { target: { value: '2026-03-31' } });
  fireEvent.change(field('Due Date'), { target: { value: '2026-03-30' } });
  expect(field('Due Date')).toHaveAccessibleDescription('This is before the date of the invoice.');
  fireEvent.change(field('Due Date'), { target: { value: '2026-03-31' } });
  expect(field('Due Date')).not.toHaveAccessibleDescription();
});

test('an unsaved invoice is held from the first key until it is saved or replaced, on other pages too', async () => {
  const { unmount } = await renderPage();
  expect(held.size).toBe(0);
  await user.type(field('Notes'), 'x');
  expect([...held]).toEqual([
    expect.objectContaining({
      scope: 'visit',
      path: '/admin/receipts',
      action: { label: 'Save file', onClick: expect.any(Function) },
    }),
  ]);
  unmount();
  expect(held.size).toBe(1);
  act(() => replaceDraft());
  expect(held.size).toBe(0);
});

test('leaving without saving discards the invoice; Undo cannot restore it', async () => {
  await renderPage();
  await addItem('Design', '10');
  await user.type(field('Notes'), 'x');
  act(() => [...held][0]?.onDiscard?.());
  expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
  expect(field('Notes')).toHaveValue('');
  expect(screen.getByTitle('Undo (Ctrl+Z)')).toHaveAttribute('aria-disabled', 'true');
  expect(held.size).toBe(0);
});

test('a number used by another invoice of this visit gets a hint, but not that of an invoice restored by Undo', async () => {
  await renderPage();
  const number = field('Receipt Number');
  const rename = async (text: string) => {
    await user.clear(number);
    await user.type(number, text);
  };
  await rename('B-1');
  await addItem('Design', '10');
  await user.click(screen.getByRole('button', { name: 'New invoice' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(number).toHaveValue('B-2');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await rename('B-1');
  expect(number).toHaveAccessibleDescription('Another invoice of this visit has this number.');
  await rename('B-2');
  expect(number).not.toHaveAccessibleDescription();

  act(() => toast.mock.lastCall[0].action.onClick());
  expect(itemNames()).toEqual(['Design']);
  expect(number).toHaveValue('B-1');
  expect(number).not.toHaveAccessibleDescription();
});

describe('asked for by the command palette', () => {
  const printed: (string | undefined)[] = [];
  beforeEach(() => {
    printed.length = 0;
    jest.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      printed.push(document.querySelector('.invoice-print')?.textContent);
      window.dispatchEvent(new Event('afterprint'));
    });
  });

  afterEach(() => jest.restoreAllMocks());

  test('a new invoice begins, asking first when something would be lost', async () => {
    const { router } = await renderPage();
    await user.type(field('Notes'), 'Precious');
    await act(() => router.navigate('/admin/receipts?new'));
    expect(await screen.findByRole('dialog', { name: 'Discard this invoice?' })).toBeVisible();
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Notes')).toHaveValue('');
  });

  test('the invoice is printed once, also when the page opens with it', async () => {
    const { router, unmount } = await renderPage();
    await addItem('Design', '10');
    await act(() => router.navigate('/admin/receipts?print'));
    await waitFor(() => expect(printed).toEqual([expect.stringContaining('Design')]));
    expect(router.state.location.search).toBe('');
    unmount();
    await renderPage('/admin/receipts?print');
    await waitFor(() => expect(printed).toHaveLength(2));
    expect(toast).not.toHaveBeenCalled();
  });

  test('an invoice without items is not printed', async () => {
    await renderPage('/admin/receipts?print');
    expect(toast).toHaveBeenCalledWith({
      type: 'error',
      title: 'Error',
      description: 'Please add at least one item to print the receipt.',
    });
    expect(printed).toEqual([]);
  });
});
