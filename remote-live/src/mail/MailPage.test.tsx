import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { page } from './MailPage';

const at = '2026-11-24T10:00:00.000Z';
const mail = (id: string, changes: object = {}) => ({
  ...{ id, recipient: `${id}@lumen.example`, subject: 'Re: Web shop', conversation: null },
  ...{ state: 'waiting', attempts: 0, problem: null, nextAt: at, createdAt: at, ...changes },
});

test('mails say why they were not sent, lead to their message, and are sent again', async () => {
  const mails = [
    mail('sara', { state: 'failed', problem: 'No such mailbox', conversation: 7 }),
    mail('jonas'),
  ];
  const requests = fakeServer({
    'GET /mail': () => ({ mails: [...mails], skipped: [], hasServer: true }),
    'GET /webhooks': { webhooks: [] },
    'POST /mail/sara/retry': () => {
      mails.shift();
      return null;
    },
  });
  const { user, toast } = renderAs('manager', <page.component />);
  const table = await screen.findByRole('table', { name: 'Mails' });
  const failed = within(table).getByRole('row', { name: /sara@lumen.example/ });
  expect(failed).toHaveTextContent('Not sent: No such mailbox');
  expect(within(failed).getByRole('link')).toHaveAttribute('href', '/admin/messages?message=7');
  expect(within(table).getByRole('row', { name: /jonas@lumen.example.*Waiting/ })).toBeVisible();
  expect(screen.queryByText(/no mail server/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send again to sara@lumen.example' }));
  await waitFor(() => expect(failed).not.toBeInTheDocument());
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Mail Is Sent Again' }));
  expect(requests.slice(2)).toEqual(['POST /mail/sara/retry', 'GET /mail']);
});

test('mails that stay in the mailbox are named, with the reason', async () => {
  const reason = 'It cannot be read: It has more than 500000 lines.';
  const mails = [
    { sender: 'bot@lumen.example', subject: 'Lines', size: 6_000_000, arrivedAt: at, reason },
    { sender: 'eve@lumen.example', subject: 'Parts', size: 300, arrivedAt: at, reason },
  ];
  fakeServer({
    'GET /mail': { mails: [], skipped: mails, hasServer: true },
    'GET /webhooks': { webhooks: [] },
  });
  renderAs('manager', <page.component />);
  const table = await screen.findByRole('table', { name: 'Mails that stay in the mailbox' });
  const row = within(table).getByRole('row', { name: /bot@lumen.example/ });
  expect(row).toHaveTextContent(/Lines.*6.0 MB.*Nov 24, 2026.*more than 500000 lines/);
  expect(within(table).getByRole('row', { name: /eve@lumen.example Parts 1 kB/ })).toBeVisible();
});

test('without a mail server the page says where mails wait', async () => {
  fakeServer({
    'GET /mail': { mails: [], skipped: [], hasServer: false },
    'GET /webhooks': { webhooks: [] },
  });
  renderAs('manager', <page.component />);
  expect(await screen.findByText(/mails wait here until the variable MAIL_URL names one/)).toBeVisible();
  expect(screen.getByText('All mails are sent.')).toBeVisible();
});
