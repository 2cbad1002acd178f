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
    'GET /mail': () => ({ mails: [...mails], hasServer: true }),
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

test('without a mail server the page says where mails wait', async () => {
  fakeServer({ 'GET /mail': { mails: [], hasServer: false }, 'GET /webhooks': { webhooks: [] } });
  renderAs('manager', <page.component />);
  expect(await screen.findByText(/mails wait here until the variable MAIL_URL names one/)).toBeVisible();
  expect(screen.getByText('All mails are sent.')).toBeVisible();
});
