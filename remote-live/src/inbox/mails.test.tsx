import { screen, waitFor, within } from '@testing-library/react';
import { conversation, fakeInbox } from '../testing/fakeInbox';
import { renderAs } from '../testing/renderAs';
import type { Conversation, Message } from './conversation';
import { Inbox } from './Inbox';

let lastId = 500;

/** Opens a message of its own. */
function open(changes: Partial<Conversation>) {
  const id = ++lastId;
  const requests = fakeInbox([conversation(id, 'Sara Ahmed', 'Web shop', changes)]);
  return { id, requests, ...renderAs('editor', <Inbox />, {}, `/admin/messages?message=${id}`) };
}

const sara = { name: 'Sara', address: 'sara@lumen.example' };
const jill = { name: 'Jill', address: 'jill@lumen.example' };
const omar = { name: '', address: 'omar@harbor.example' };

const received = (changes: Partial<Message>): Message => ({
  id: 7,
  kind: 'received',
  author: 'Website <noreply@shop.example>',
  text: 'Fine.',
  at: '2026-11-24T10:00:00.000Z',
  attachments: [],
  delivery: null,
  deliveryProblem: null,
  addresses: {
    from: { name: 'Website', address: 'noreply@shop.example' },
    replyTo: sara,
    to: [omar],
    cc: [jill],
  },
  ...changes,
});

test('a mail shows who got it and where answers go', async () => {
  open({ messages: [received({})] });
  const thread = within(await screen.findByRole('list', { name: 'Conversation' }));
  expect(thread.getByText('Website <noreply@shop.example>')).toBeVisible();
  expect(thread.getByText('Answers to: Sara <sara@lumen.example>')).toBeVisible();
  expect(thread.getByText('To: omar@harbor.example')).toBeVisible();
  expect(thread.getByText('Cc: Jill <jill@lumen.example>')).toBeVisible();
});

test('a reply goes to the writer, and to all by choice, once', async () => {
  const { id, requests, user } = open({ recipients: { to: sara, others: [jill, omar] } });
  expect(await screen.findByText('To Sara <sara@lumen.example>')).toBeVisible();
  const all = screen.getByRole('checkbox', {
    name: 'Reply to all: Jill <jill@lumen.example>, omar@harbor.example',
  });
  expect(all).not.toBeChecked();
  await user.click(all);
  await user.type(screen.getByLabelText('Reply'), 'Gladly.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(requests).toContain(`POST /inbox/${id}/replies {"text":"Gladly.","last":${id},"toAll":true}`),
  );
  await waitFor(() => expect(all).not.toBeChecked());
});

test('a mail without an address to answer has no reply', async () => {
  open({ recipients: { to: null, others: [] } });
  expect(await screen.findByText('The sender of this mail has no address to reply to.')).toBeVisible();
  expect(screen.queryByLabelText('Reply')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Note for colleagues')).toBeVisible();
});

test('earlier mails at the end of a mail are folded, and a report says who sent it', async () => {
  const { user } = open({
    messages: [
      received({ text: 'Fine.\n\nOn 23 Nov 2026, Us wrote:\n> Let us talk.' }),
      received({
        id: 8,
        kind: 'sent',
        delivery: 'returned',
        deliveryProblem: 'It came back, mx reports: no',
      }),
    ],
  });
  expect(await screen.findByText('Sent. It came back, mx reports: no')).toBeVisible();
  expect(screen.getByText(/> Let us talk/)).not.toBeVisible();
  await user.click(screen.getByText('Show earlier messages'));
  expect(screen.getByText(/> Let us talk/)).toBeVisible();
});
