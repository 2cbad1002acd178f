import { screen, within } from '@testing-library/react';
import { fakeServer } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { extension } from './ToDoCard';

const linksOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('each line of the list says what waits and leads to it, the most pressing first', async () => {
  fakeServer({
    'GET /to-do': {
      messages: 3,
      applications: 1,
      drafts: 2,
      failedPublications: 0,
      overdueInvoices: 1,
      saidPaid: 1,
      invoiceDrafts: 4,
      failedMails: 1,
    },
  });
  renderAs('manager', <extension.component />);
  await screen.findByRole('link', { name: '3 unread messages' });
  expect(linksOf(screen.getByRole('region', { name: 'To do' }))).toEqual([
    ['1 email was not sent', '/admin/mail'],
    ['1 overdue invoice', '/admin/invoices?state=overdue'],
    ['3 unread messages', '/admin/messages'],
    ['1 unread application', '/admin/messages?kind=application'],
    ['1 invoice that the client says is paid', '/admin/invoices?isSaidPaid=true'],
    ['2 drafts not published', '/admin/changes'],
    ['4 invoice drafts', '/admin/invoices?state=draft'],
  ]);
  expect(screen.queryByText('Nothing waits for you.')).not.toBeInTheDocument();
});

test('nothing waits only when nothing does', async () => {
  fakeServer({ 'GET /to-do': { messages: 0, drafts: 0, failedPublications: 0 } });
  renderAs('editor', <extension.component />);
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
});
