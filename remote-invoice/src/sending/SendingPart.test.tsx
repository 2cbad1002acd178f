import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  DeliveredMail,
  InvoiceDelivery,
  InvoicesPort,
  StoredInvoice,
  NewInvoiceMail,
} from '@vibrant-peak/shared/host';
import { invoiceValue, memoryInvoices } from '@vibrant-peak/shared/testing';
import { openLive } from '../testing/openLive';
import { SendButton } from './SendButton';
import { SendingPart } from './SendingPart';
import { useDelivery } from './useDelivery';

const link = 'https://the.site/i/AAAAAAAAAAAAAAAAAAAAAA';
const at = '2026-11-26T10:00:00.000Z';

const mailOf = (changes: Partial<DeliveredMail> = {}): DeliveredMail => ({
  id: 'one',
  kind: 'invoice',
  recipient: 'sara@lumen.example',
  subject: 'Yours',
  state: 'queued',
  problem: null,
  createdAt: at,
  sentAt: null,
  nextAt: at,
  ...changes,
});

/** As on the page of an issued invoice. */
function Sending({ port, invoice }: { port: InvoicesPort; invoice: StoredInvoice }) {
  const sending = useDelivery(port, invoice);
  return (
    <>
      <SendButton port={port} invoice={invoice} delivery={sending.delivery} onSent={sending.setDelivery} />
      <SendingPart port={port} invoice={invoice} sending={sending} />
    </>
  );
}

/**
 * An issued invoice, and what was asked of the port that delivers it.
 * @param failures answers that fail before the first one that does not.
 */
async function open(changes: Partial<InvoiceDelivery> = {}, failures = 0, dueDate = '') {
  let left = failures;
  const asked: unknown[] = [];
  let delivery: InvoiceDelivery = {
    state: 'issued',
    mails: [],
    pdf: 'kept',
    sendsMail: true,
    link,
    viewedAt: null,
    saysPaidAt: null,
    acceptedAt: null,
    acceptedBy: null,
    draft: { to: 'sara@lumen.example', cc: '', subject: 'Invoice INV-1', text: `Hello,\n\n${link}` },
    reminder: { subject: 'Reminder', text: 'Please pay.' },
    reminders: [],
    ...changes,
  };
  const answer = (next: Partial<InvoiceDelivery>, ...request: unknown[]) => {
    asked.push(request);
    delivery = { ...delivery, ...next };
    return Promise.resolve(delivery);
  };
  const port = {
    ...memoryInvoices(),
    delivery: {
      open: () => (left-- > 0 ? Promise.reject(new Error('The server is busy.')) : Promise.resolve(delivery)),
      send: (id: number, mail: NewInvoiceMail) => answer({ mails: [mailOf()] }, 'send', id, mail),
      retry: (id: number, mail: string) => answer({ mails: [mailOf()] }, 'retry', id, mail),
      makeLink: (id: number) => answer({ link: `${link}B` }, 'make', id),
      endLink: (id: number) => answer({ link: null }, 'end', id),
      forgetSaidPaid: (id: number) => answer({ saysPaidAt: null }, 'forget', id),
    },
  };
  const { id, version } = await port.create(invoiceValue({ dueDate }));
  const invoice = await port.issue(id, version, {});
  const toast = jest.fn();
  openLive(<Sending port={port} invoice={invoice} />, port, undefined, { toast });
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
  return { user: userEvent.setup(), asked, invoice, toast };
}

test('the mail is seen and changed before it goes', async () => {
  const { user, asked, invoice } = await open();
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Send ${invoice.number}` }));
  expect(dialog.getByLabelText('Text')).toHaveValue(`Hello,\n\n${link}`);
  await user.clear(dialog.getByLabelText('To'));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Please enter the email address of the client.')).toBeVisible();
  await user.type(dialog.getByLabelText('To'), 'office@lumen.example, sara@lumen');
  await user.type(dialog.getByLabelText('Cc'), 'books@lumen.example');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('“sara@lumen” is not a valid email address.')).toBeVisible();
  expect(dialog.getByLabelText('To')).toHaveValue('office@lumen.example, sara@lumen');
  await user.type(dialog.getByLabelText('To'), '.example');
  await user.clear(dialog.getByLabelText('Subject'));
  await user.type(dialog.getByLabelText('Subject'), 'Yours');
  await user.click(dialog.getByLabelText('Send a copy to me'));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  const to = 'office@lumen.example, sara@lumen.example';
  const mail = { to, cc: 'books@lumen.example', subject: 'Yours', text: `Hello,\n\n${link}` };
  await waitFor(() => expect(asked).toEqual([['send', 1, { ...mail, hasPdf: true, hasCopy: true }]]));
  expect(await screen.findByText('Queued')).toBeVisible();
});

test('the electronic invoice goes with the mail by choice', async () => {
  const { user, asked } = await open({}, 0, '2026-12-20');
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('Electronic invoice'), 'XML (UBL)');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(asked).toMatchObject([['send', 1, { eInvoice: 'ubl' }]]));
});

test('an incomplete electronic invoice is not offered', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await act(() => Promise.resolve());
  expect(dialog.getByLabelText('Attach the PDF')).toBeVisible();
  expect(dialog.queryByLabelText('Electronic invoice')).not.toBeInTheDocument();
});

test('a failed mail says why, and is retried', async () => {
  const mails = [mailOf({ state: 'failed', problem: 'The mail server cannot be reached.' })];
  const { user, asked } = await open({ mails });
  expect(await screen.findByText('Failed: The mail server cannot be reached.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toEqual([['retry', 1, 'one']]);
  expect(await screen.findByText('Queued')).toBeVisible();
});

test('without a Chromium the PDF is not offered, and without a mail server the dialog says that mails wait', async () => {
  const { user } = await open({ pdf: 'none', sendsMail: false });
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Attach the PDF')).toBeDisabled();
  expect(dialog.getByText(/this site has no Chromium, which prints it\. The link/)).toBeVisible();
  expect(dialog.getByText(/^Email is not set up/)).toBeVisible();
});

test('a request that failed is reported, and sent again automatically', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await open({}, 2);
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(await screen.findByRole('button', { name: 'Send…' })).toBeVisible();
  expect(screen.queryByText('The server is busy.')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test("the client's page is withdrawn after a question, and has a new link", async () => {
  const { user, asked } = await open({ viewedAt: at });
  expect(await screen.findByText(link)).toBeVisible();
  expect(screen.getByText(/^Viewed 26 Nov 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Withdraw the client's page?" }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/^It has been withdrawn/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText(`${link}B`)).toBeVisible();
  expect(asked).toEqual([
    ['end', 1],
    ['make', 1],
  ]);
});

test('reminders are seen in advance, with their days and their text', async () => {
  await open({
    saysPaidAt: at,
    reminders: [
      { step: -3, on: '2026-12-17', state: 'written' },
      { step: 1, on: '2026-12-21', state: 'planned' },
    ],
  });
  const rows = within(await screen.findByRole('table', { name: 'Reminders' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('3 days before it is due17 Dec 2026Sent or queued');
  expect(rows[2]).toHaveTextContent(
    '1 day after it was due21 Dec 2026Planned, once the invoice is sent by mail',
  );
  expect(screen.getByText('Please pay.')).toBeInTheDocument();
  expect(screen.getByText(/^The client says that it is paid/)).toBeVisible();
});

test('what the client says holds the reminders until staff have not received the payment', async () => {
  const { user, asked } = await open({
    saysPaidAt: at,
    reminders: [{ step: 1, on: '2026-12-21', state: 'held' }],
  });
  expect(await screen.findByText('Held: the client says that it is paid')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Not received' }));
  expect(asked).toEqual([['forget', 1]]);
  await waitFor(() => expect(screen.queryByText(/^The client says/)).not.toBeInTheDocument());
});

test('an accepted quote names the person who accepted it', async () => {
  await open({ acceptedAt: at, acceptedBy: 'Sara Ahmed' });
  expect(await screen.findByText(/^Accepted by Sara Ahmed \(/)).toBeVisible();
});

test('a link that the browser does not copy is not said to be copied', async () => {
  const { user, toast } = await open();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  const failed = { type: 'error', title: 'Copying Failed', description: 'Select the link and copy it.' };
  await waitFor(() => expect(toast).toHaveBeenCalledWith(failed));
});
