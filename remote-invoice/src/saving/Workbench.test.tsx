import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memoryInvoices } from '@vibrant-peak/shared/testing';
import { forgetDraft } from '../draft/draftStore';
import { page } from '../InvoicePage';
import { draftValue } from '../testing/draftValue';
import { openLive } from '../testing/openLive';

/** The gallery has tests of its own. */
jest.mock('../gallery/GalleryCard', () => ({ GalleryCard: () => null }));

beforeEach(forgetDraft);
afterEach(() => jest.restoreAllMocks());

const listeners = new Set<() => void>();

const queryOf = (query: string, isWide: boolean) =>
  ({
    matches: isWide && query === '(min-width: 1280px)',
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }) as unknown as MediaQueryList;

/** Makes the window wide. */
function widen(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => queryOf(query, true));
  act(() => listeners.forEach((listener) => listener()));
}

/** A draft on a screen. @returns the text of the picture of its sheet. */
async function open(isWide: boolean, search = '?invoice=1') {
  const roots: ShadowRoot[] = [];
  const attach = Element.prototype.attachShadow;
  jest.spyOn(Element.prototype, 'attachShadow').mockImplementation(function open(this: Element, how) {
    const root = attach.call(this, how);
    roots.push(root);
    return root;
  });
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => queryOf(query, isWide));
  const port = memoryInvoices();
  await port.create(draftValue());
  await act(async () => openLive(<page.component />, port, undefined, { path: `/admin/receipts${search}` }));
  await screen.findByLabelText('Notes');
  return () => roots.map(({ textContent }) => textContent).join('\n');
}

test('on a wide screen the sheet follows what is typed, and its number reads “Draft”', async () => {
  const sheet = await open(true);
  await waitFor(() => expect(sheet()).toContain('Receipt No.Draft'));
  expect(sheet()).toContain('Lumen Ltd');
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Thank you' } });
  await waitFor(() => expect(sheet()).toContain('Thank you'));
});

test('other screens have no sheet beside the form', async () => {
  const sheet = await open(false);
  expect(sheet()).toBe('');
  const number = screen.getByLabelText('Receipt Number');
  expect(number).toHaveAccessibleDescription('Issue assigns the number.');
  expect(number).toHaveValue('');
  expect(number).toHaveAttribute('placeholder', 'Draft');
});

const line = (name: string) => screen.getByText(name, { selector: 'summary > b' }).closest('details')!;

test('the parties are one line each, the client first', async () => {
  await open(false);
  const lines = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(lines.filter((text) => /^(Bill|Ship|Your)/.test(text))).toEqual([
    'Bill To Lumen Ltd',
    'Ship To Same as Bill To',
    'Your Company Missing',
  ]);
  for (const name of ['Bill To', 'Ship To']) expect(line(name)).not.toHaveAttribute('open');
  expect(line('Your Company')).toHaveAttribute('open');
});

test('the line of a blank client is open, and stays open while the client is typed', async () => {
  await open(false, '?new');
  expect(line('Bill To')).toHaveAttribute('open');
  fireEvent.change(within(line('Bill To')).getByLabelText('Email'), {
    target: { value: 'sara@lumen.example' },
  });
  expect(line('Bill To')).toHaveTextContent('Bill To sara@lumen.example');
  expect(line('Bill To')).toHaveAttribute('open');
});

test('a field of the client has the focus and its text when the window becomes wide', async () => {
  const sheet = await open(false, '?new');
  const email = within(line('Bill To')).getByLabelText('Email');
  fireEvent.change(email, { target: { value: 'sara@' } });
  email.focus();
  widen();
  await waitFor(() => expect(sheet()).toContain('sara@'));
  expect(email).toHaveFocus();
  expect(email).toHaveValue('sara@');
});
