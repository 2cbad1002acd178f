import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { page } from './MailPage';

const at = '2026-11-24T10:00:00.000Z';
const none = { address: null, fault: null, left: { count: 0, mails: [] } };
const mail = (id: string, changes: object = {}) => ({
  id,
  recipient: `${id}@lumen.example`,
  subject: 'Re: Web shop',
  conversation: null,
  state: 'waiting',
  attempts: 0,
  problem: null,
  nextAt: at,
  createdAt: at,
  ...changes,
});

const server = { failingSince: null, problem: null, encryption: null };

test('mails say why they were not sent, lead to their message, and are sent again', async () => {
  const mails = [
    mail('sara', {
      state: 'failed',
      problem: 'No such mailbox',
      conversation: 7,
      copies: ['bo@lumen.example'],
    }),
    mail('jonas'),
  ];
  const requests = fakeServer({
    'GET /mail': () => ({ mails: [...mails], skipped: [], hasServer: true, server }),
    'GET /webhooks': { webhooks: [] },
    'GET /mailbox': none,
    'POST /mail/sara/retry': () => {
      mails.shift();
      return null;
    },
  });
  const { user, toast } = renderAs('manager', <page.component />);
  const table = await screen.findByRole('table', { name: 'Mails' });
  const failed = within(table).getByRole('row', { name: /sara@lumen.example/ });
  expect(failed).toHaveTextContent('Not sent: No such mailbox');
  expect(failed).toHaveTextContent('Copies: bo@lumen.example');
  expect(within(failed).getByRole('link')).toHaveAttribute('href', '/admin/messages?message=7');
  expect(within(table).getByRole('row', { name: /jonas@lumen.example.*Waiting/ })).toBeVisible();
  expect(screen.queryByText(/no mail server/)).not.toBeInTheDocument();
  await user.click(
    screen.getByRole('button', { name: 'Send again to sara@lumen.example, bo@lumen.example' }),
  );
  await waitFor(() => expect(failed).not.toBeInTheDocument());
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Mail Is Sent Again' }));
  expect(requests.slice(3)).toEqual(['POST /mail/sara/retry', 'GET /mail']);
});

test('mails that stay in the mailbox are named, with the reason', async () => {
  const reason = 'It cannot be read: It has more than 500000 lines.';
  const mails = [
    { sender: 'bot@lumen.example', subject: 'Lines', size: 6_000_000, arrivedAt: at, reason },
    { sender: 'eve@lumen.example', subject: 'Parts', size: 300, arrivedAt: at, reason },
  ];
  fakeServer({
    'GET /mail': { mails: [], skipped: mails, hasServer: true, server },
    'GET /webhooks': { webhooks: [] },
    'GET /mailbox': none,
  });
  renderAs('manager', <page.component />);
  const table = await screen.findByRole('table', { name: 'Mails that stay in the mailbox' });
  const row = within(table).getByRole('row', { name: /bot@lumen.example/ });
  expect(row).toHaveTextContent(/Lines.*6.0 MB.*24 Nov 2026.*more than 500000 lines/);
  expect(within(table).getByRole('row', { name: /eve@lumen.example Parts 1 kB/ })).toBeVisible();
});

test('without a mail server the page says where mails wait', async () => {
  fakeServer({
    'GET /mail': { mails: [], skipped: [], hasServer: false, server },
    'GET /webhooks': { webhooks: [] },
    'GET /mailbox': none,
  });
  renderAs('manager', <page.component />);
  expect(await screen.findByText(/Email is not set up/)).toBeVisible();
  expect(screen.getByText('All mails have been sent.')).toBeVisible();
});

const serverWith = (changes: object) =>
  fakeServer({
    'GET /mail': { mails: [], skipped: [], hasServer: true, server: { ...server, ...changes } },
    'GET /webhooks': { webhooks: [] },
    'GET /mailbox': none,
  });

test('the page says since when no mail goes out, and why', async () => {
  const problem = 'The mail server sends nothing for this site at the moment: 554 Back at noon';
  serverWith({ failingSince: at, problem });
  renderAs('manager', <page.component />);
  const since = await screen.findByText(/No mail has gone out since/);
  expect(since.parentElement).toHaveTextContent(/since 24 Nov 2026, .*554 Back at noon/);
});

test.each([
  ['none', /unencrypted/],
  ['STARTTLS', /encrypted \(STARTTLS\)/],
  ['TLS', /encrypted \(TLS\)/],
])('the page says how mails go to the mail server: %s', async (encryption, words) => {
  serverWith({ encryption });
  renderAs('manager', <page.component />);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a mail that came back names who says so, and the report is dismissed', async () => {
  const mails = [mail('sara', { state: 'returned', problem: 'It came back, mx reports: no' })];
  fakeServer({
    'GET /mail': () => ({ mails: [...mails], skipped: [], hasServer: true, server }),
    'GET /webhooks': { webhooks: [] },
    'GET /mailbox': none,
    'POST /mail/sara/dismissal': () => {
      mails.shift();
      return null;
    },
  });
  const { user } = renderAs('manager', <page.component />);
  const row = await screen.findByRole('row', { name: /Sent. It came back, mx reports: no/ });
  await user.click(within(row).getByRole('button', { name: 'Dismiss the report about sara@lumen.example' }));
  await waitFor(() => expect(row).not.toBeInTheDocument());
});

test('the page says since when and why the mailbox is not read, and what is left in it', async () => {
  const left = {
    sender: 'News <news@x.example>',
    subject: 'Offers',
    reason: 'It came through a mailing list.',
    at,
  };
  fakeServer({
    'GET /mail': { mails: [], skipped: [], hasServer: true, server },
    'GET /webhooks': { webhooks: [] },
    'GET /mailbox': {
      address: 'hello@the.site',
      fault: { problem: 'The mailbox does not take the user name and password: Invalid', since: at },
      left: { count: 2, mails: [left] },
    },
  });
  renderAs('manager', <page.component />);
  const mailbox = within(await screen.findByRole('region', { name: 'Mailbox' }));
  expect(mailbox.getByRole('alert')).toHaveTextContent(
    /^New mails to hello@the.site have not been read since .+ The mailbox does not take the user name and password: Invalid$/,
  );
  expect(mailbox.getByText('In the last 30 days, 2 mails were left in the mailbox.')).toBeVisible();
  expect(mailbox.getByRole('row', { name: /News.*Offers.*It came through a mailing list/ })).toBeVisible();
});
