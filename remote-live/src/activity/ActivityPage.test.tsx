import { screen, within } from '@testing-library/react';
import { fakeServer } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { page } from './ActivityPage';

const entry = (id: number, action: string, subject: string, details = {}) => ({
  id,
  action,
  subject,
  title: subject,
  details,
  person: '1',
  name: 'Ayesha',
  ip: '192.0.2.1',
  at: '2026-11-24T10:00:00.000Z',
});
/** Bilal is not among the people of the site any more. */
const people = { people: [{ id: '2', name: 'Bilal' }] };
const pageOf = (hasMore: boolean, ...entries: ReturnType<typeof entry>[]) => ({
  entries,
  hasMore,
  version: '6.0.0 (1a2b3c4d)',
});

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Activity' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent)
        .join(' | '),
    );
};

test('the log shows who did what to whom, and how', async () => {
  fakeServer({
    'GET /log/people': people,
    'GET /log': pageOf(
      false,
      entry(3, 'changed a role', 'bilal@the.site', { from: 'editor', to: 'manager' }),
      entry(2, 'invited', 'bilal@the.site', { role: 'editor' }),
      { ...entry(4, 'saved', 'team/3'), title: 'Team: Hina Malik' },
      entry(1, 'removed a person', 'hina@the.site', { name: 'Hina', stray: 1 }),
      entry(5, 'changed a setting', 'Visitors', { confirms: false, messageMonths: 12 }),
      entry(6, 'noted a payment', 'Invoice', { number: 'INV-2026-0001', amount: '1200.00', currency: 'EUR' }),
      entry(7, 'changed an invoice', 'Invoice', { total: '90000', currency: 'JPY' }),
      entry(8, 'repeated an invoice', 'Invoice', { every: 'month', next: '2026-12-31' }),
    ),
  });
  renderAs('manager', <page.component />);
  expect(await rows()).toEqual([
    'Ayesha | changed a role | bilal@the.site from editor to manager',
    'Ayesha | invited | bilal@the.site as editor',
    'Ayesha | saved | Team: Hina Malik',
    'Ayesha | removed a person | hina@the.site (Hina)',
    'Ayesha | changed a setting | Visitors (confirmations off) (months of messages: 12)',
    'Ayesha | recorded a payment | Invoice INV-2026-0001 of €1,200.00',
    'Ayesha | changed an invoice | Invoice for ¥90,000',
    'Ayesha | repeated an invoice | Invoice every month (next on 31 Dec 2026)',
  ]);
  expect(screen.getByText('Server version 6.0.0 (1a2b3c4d)')).toBeVisible();
});

test('it is filtered by person and action, and has pages', async () => {
  const requests = fakeServer({
    'GET /log/people': people,
    'GET /log': pageOf(true, entry(9, 'signed in', 'x')),
    'GET /log?before=9': pageOf(false, entry(8, 'joined', 'x')),
    'GET /log?person=2': pageOf(false),
    'GET /log?person=2&action=signed+in': pageOf(false, entry(7, 'signed in', 'y')),
  });
  const { user } = renderAs('manager', <page.component />);
  expect(await rows()).toEqual(['Ayesha | signed in | x']);
  expect(screen.getByRole('button', { name: 'Newer' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByRole('cell', { name: 'joined' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Page 2');
  await user.click(screen.getByRole('button', { name: 'Older' }));
  await user.click(screen.getByRole('button', { name: 'Newer' }));
  expect(await screen.findByRole('cell', { name: 'signed in' })).toBeVisible();

  await user.selectOptions(screen.getByLabelText('Person'), 'Bilal');
  expect(await screen.findByText('No activity matches these filters.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Action'), 'signed in');
  expect(await screen.findByText('y')).toBeVisible();
  expect(requests.filter((request) => /^GET \/log(\?|$)/.test(request))).toEqual([
    'GET /log',
    'GET /log?before=9',
    'GET /log',
    'GET /log?person=2',
    'GET /log?person=2&action=signed+in',
  ]);
});

test('editors read that the page is for managers', () => {
  const requests = fakeServer({});
  renderAs('editor', <page.component />);
  expect(screen.getByText('This page is for people with the role manager.')).toBeVisible();
  expect(requests).toEqual([]);
});
