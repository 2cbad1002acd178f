import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InvoicesPort, RecurringInvoice, RecurringSettings } from '@vibrant-peak/shared/host';
import { memoryInvoices } from '@vibrant-peak/shared/testing';
import { freshDraft } from '@vibrant-peak/invoice/freshDraft';
import { page as invoicePage } from '../InvoicePage';
import { valueOf } from '../saving/savedInvoices';
import { page as listPage } from '../list/InvoicesPage';
import { forgetDraft } from '../draft/draftStore';
import { openLive } from '../testing/openLive';
import { page } from './RecurringPage';

/** The gallery has tests of its own. */
jest.mock('../gallery/GalleryCard', () => ({ GalleryCard: () => null }));
beforeEach(forgetDraft);

/** A draft of 20.00 as the generator makes it. */
function draftValue(date = '2026-11-20') {
  const { invoice, ...rest } = valueOf(freshDraft());
  const items = [{ id: 1, name: 'Design', quantity: '2', amount: '10.00' }];
  return { ...rest, hasDateOfDay: false, invoice: { ...invoice, items, date } };
}

const openInvoice = (port: InvoicesPort, id: number, rights?: object) =>
  openLive(<invoicePage.component />, port, rights, { path: `/admin/receipts?invoice=${id}` });

const planOf = (changes: Partial<RecurringInvoice> = {}): RecurringInvoice => ({
  id: 3,
  every: 'month',
  next: '2999-01-31',
  mode: 'draft',
  state: 'on',
  setBy: 'Ayesha',
  client: 'Lumen Ltd',
  total: '20.00',
  currency: 'EUR',
  source: null,
  last: null,
  problems: [],
  ...changes,
});

/** A port with these recurring invoices, and what was asked of it. */
function portWith(...plans: RecurringInvoice[]) {
  const asked: unknown[] = [];
  let all = plans;
  const answer = (changes: Partial<RecurringInvoice>, ...request: unknown[]) => {
    asked.push(request);
    all = [planOf({ ...all[0], ...changes })];
    return Promise.resolve(all[0]!);
  };
  const port = {
    ...memoryInvoices(),
    recurring: {
      list: () => Promise.resolve(all),
      make: (invoice: number, settings: RecurringSettings) => answer(settings, 'make', invoice, settings),
      change: (id: number, settings: RecurringSettings, invoice?: number) =>
        answer(settings, 'change', id, settings, invoice),
      setState: (id: number, state: RecurringInvoice['state']) => answer({ state }, 'set', id, state),
    },
  };
  return { port, asked, user: userEvent.setup() };
}

test.each(['draft', 'issued'])(
  'an invoice that is %s is repeated from a day that is seen first',
  async (how) => {
    const { port, asked, user } = portWith();
    const { id, version } = await port.create(draftValue('2998-12-31'));
    if (how === 'issued') await port.issue(id, version, {});
    openInvoice(port, id);
    await user.click(await screen.findByRole('button', { name: 'Repeat…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Repeat this invoice' }));
    expect(dialog.getByLabelText('Next invoice on')).toHaveValue('2999-01-31');
    expect(dialog.getByRole('status')).toHaveTextContent('31 Jan 2999, 28 Feb 2999, 31 Mar 2999.');
    await user.selectOptions(dialog.getByLabelText('How often'), 'Every year');
    expect(dialog.getByRole('status')).toHaveTextContent('31 Dec 2999, 31 Dec 3000');
    await user.selectOptions(dialog.getByLabelText('On each day'), 'It is issued and sent by mail');
    await user.click(dialog.getByRole('button', { name: 'Repeat' }));
    const settings = { every: 'year', next: '2999-12-31', mode: 'issue and send' };
    await waitFor(() => expect(asked).toEqual([['make', id, settings]]));
    expect(await screen.findByText(/^Every year, next on 31 Dec 2999\.$/)).toBeVisible();
  },
);

test('the repetition of a void invoice is asked about', async () => {
  const { port, asked, user } = portWith();
  const { id, version } = await port.create(draftValue('2998-12-31'));
  await port.issue(id, version, {});
  await port.makeVoid(id, 'Sent twice');
  openInvoice(port, id);
  await user.click(await screen.findByRole('button', { name: 'Repeat…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat this invoice' }));
  const repeat = dialog.getByRole('button', { name: 'Repeat' });
  await user.click(repeat);
  const question = 'INV-2998-0001 is void. Press “Repeat” again if you mean it.';
  expect(await dialog.findByText(question)).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(repeat);
  await waitFor(() => expect(asked).toHaveLength(1));
});

test('without the right to issue an invoice is repeated as a draft only', async () => {
  const { port, user } = portWith();
  const { id } = await port.create(draftValue());
  openInvoice(port, id, { mayInvoice: true });
  await user.click(await screen.findByRole('button', { name: 'Repeat…' }));
  const field = within(await screen.findByLabelText('On each day'));
  expect(field.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'A draft waits for you',
  ]);
});

test('an invoice says which day it was made for, and why it was left to people', async () => {
  const { port } = portWith();
  const plan = { ...planOf(), day: '2026-11-30', problem: 'The client has no email address.' };
  const draft = await port.create(draftValue());
  openInvoice({ ...port, open: () => Promise.resolve({ ...draft, plan }) }, draft.id);
  expect(await screen.findByRole('alert')).toHaveTextContent('The client has no email address.');
  expect(screen.getByText('Made for 30 Nov 2026.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Recurring invoices' })).toHaveAttribute(
    'href',
    '/admin/invoices/recurring',
  );
});

test('the page lists them, and they pause, go on, change and stop', async () => {
  const last = { id: 9, number: 'INV-2026-0009', date: '2026-11-30' };
  const problems = [{ day: '2026-11-30', invoice: 9, problem: 'There is no mail server.' }];
  const { port, asked, user } = portWith(planOf({ last, problems }));
  openLive(<page.component />, port);
  expect(
    await screen.findByRole('row', { name: /Lumen Ltd €20.00 Every month 31 Jan 2999 Draft/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'INV-2026-0009' })).toHaveAttribute(
    'href',
    '/admin/receipts?invoice=9',
  );
  const left = within(screen.getByRole('region', { name: 'Left to you' }));
  expect(left.getByRole('listitem')).toHaveTextContent('Lumen Ltd, 30 Nov 2026: There is no mail server.');

  await user.click(screen.getByRole('button', { name: 'Pause: Lumen Ltd' }));
  expect(await screen.findByText('Paused')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on: Lumen Ltd' }));
  await user.click(await screen.findByRole('button', { name: 'Edit: Lumen Ltd' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit recurring invoice' }));
  // Only other days are counted from the next one.
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  await user.selectOptions(dialog.getByLabelText('How often'), 'Every week');
  expect(dialog.getByRole('status')).toHaveTextContent('31 Jan 2999, 7 Feb 2999, 14 Feb 2999.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Every week')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop: Lumen Ltd' }));
  const question = within(await screen.findByRole('dialog', { name: 'Stop this recurring invoice?' }));
  await user.click(question.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Lumen Ltd/ })).not.toBeInTheDocument();
  expect(asked).toEqual([
    ...[
      ['set', 3, 'paused'],
      ['set', 3, 'on'],
    ],
    ['change', 3, { every: 'week', mode: 'draft', next: '2999-01-31' }, undefined],
    ['set', 3, 'stopped'],
  ]);
});

test('the question about a stop stays open when an earlier request is answered', async () => {
  const { port, user } = portWith(planOf());
  let answer = () => undefined as void;
  const wait = new Promise<void>((resolve) => (answer = resolve));
  const { setState } = port.recurring;
  port.recurring.setState = (id, state) => wait.then(() => setState(id, state));
  openLive(<page.component />, port);
  await user.click(await screen.findByRole('button', { name: 'Pause: Lumen Ltd' }));
  await user.click(screen.getByRole('button', { name: 'Stop: Lumen Ltd' }));
  answer();
  expect(await screen.findByText('Paused')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Stop this recurring invoice?' })).toBeVisible();
});

test('the list of invoices says how many were left to people', async () => {
  const problems = [{ day: '2026-11-30', invoice: 9, problem: 'There is no mail server.' }];
  const { port } = portWith(planOf({ problems }));
  openLive(<listPage.component />, port);
  expect(await screen.findByText('A recurring invoice was not issued or not sent.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/admin/invoices/recurring');
  expect(screen.getByRole('link', { name: 'Recurring' })).toBeVisible();
});

test('people without the right see why there is nothing', async () => {
  const { port } = portWith(planOf());
  openLive(<page.component />, port, { mayInvoice: false });
  expect(await screen.findByText('This is for people who may write invoices.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
