import { act, screen, waitFor, within } from '@testing-library/react';
import { setTimeout as pause } from 'node:timers/promises';
import { conversation, fakeInbox } from '../testing/fakeInbox';
import { refuse } from '../testing/fakeServer';
import { FakeStream } from '../testing/fakeStream';
import { renderAs } from '../testing/renderAs';
import type { Conversation } from './conversation';
import { Inbox } from './Inbox';

const sara = (changes?: Partial<Conversation>) => conversation(2, 'Sara Ahmed', 'Web shop', changes);
const jonas = (changes?: Partial<Conversation>) => conversation(1, 'Jonas Weber', 'Mobile app', changes);

function open(
  conversations: Conversation[],
  more?: Parameters<typeof fakeInbox>[1],
  path = '/admin/messages',
) {
  const requests = fakeInbox(conversations, more);
  return { requests, ...renderAs('editor', <Inbox />, {}, path) };
}

/** Beside an open message; on a phone, as here, behind it. */
const opener = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`), hidden: true });
const button = (name: string) => screen.findByRole('button', { name });
const card = () => screen.findByRole('region', { name: 'Message' });

test('a message is opened by J, is read then, and K goes back', async () => {
  const { user, requests } = open([sara(), jonas()]);
  expect(await screen.findByText('2 new')).toBeVisible();
  await opener('Sara Ahmed');
  await user.keyboard('j');
  expect(await card()).toHaveTextContent('Web shop, please.');
  await waitFor(() => expect(screen.getByText('1 new')).toBeVisible());
  expect(requests).toContain('PUT /inbox/2/read {"isRead":true}');
  await user.keyboard('j');
  await waitFor(async () => expect(await card()).toHaveTextContent('Mobile app, please.'));
  await user.keyboard('k');
  await waitFor(async () => expect(await card()).toHaveTextContent('Web shop, please.'));
});

test('letters that are typed open nothing', async () => {
  const { user } = open([sara()], {
    'GET /inbox?place=all&search=j': { conversations: [], hasMore: false, unread: 0 },
  });
  await opener('Sara Ahmed');
  await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'j');
  expect(await screen.findByText('No messages found.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Message' })).not.toBeInTheDocument();
});

test('a message is assigned and unassigned, done, and found in its place', async () => {
  const { user } = open([sara()], {}, '/admin/messages?message=2');
  await user.click(await button('Assign to me'));
  expect(screen.getByLabelText('Kind')).toHaveDisplayValue('Kind: all');
  expect(within(await card()).getAllByText('Sara Ahmed')).toHaveLength(1);
  expect(await within(await card()).findByText('Assigned to you')).toBeVisible();
  await user.click(await button('Unassign'));
  await button('Assign to me');
  await user.click(await button('Done'));
  await button('Reopen');
  expect(await screen.findByText('No messages.')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Place'), 'Done');
  expect(await opener('Sara Ahmed')).toBeInTheDocument();
});

test('a colleague who has taken it is named, and nobody else takes it', async () => {
  open([sara({ takenBy: '2', takenByName: 'Bilal' })], {}, '/admin/messages?message=2');
  expect(await within(await card()).findByText('Assigned to Bilal')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument();
});

test('a message that is not there leads back to the list', async () => {
  const missing = refuse(404, 'This message does not exist.');
  const { user } = open([sara()], { 'GET /inbox/9': missing }, '/admin/messages?message=9');
  const heading = { name: 'This message does not exist' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await user.click(await button('All messages'));
  await waitFor(() => expect(screen.queryByRole('heading', heading)).not.toBeInTheDocument());
});

test('a change that the server refuses is reported in its words', async () => {
  const taken = 'A colleague has taken this message.';
  const { user, toast } = open(
    [sara()],
    { 'PATCH /inbox/2': refuse(409, taken) },
    '/admin/messages?message=2',
  );
  await user.click(await button('Assign to me'));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({ type: 'error', title: 'Not Done', description: taken }),
  );
});

test('a reply is sent once, and shows how far its mail is', async () => {
  const { user, requests } = open([sara()], {}, '/admin/messages?message=2');
  await user.type(await screen.findByLabelText('Reply'), 'On Monday?');
  await user.click(await button('Send'));
  const thread = screen.getByRole('list', { name: 'Conversation' });
  expect(await within(thread).findByText('Waiting to be sent')).toBeVisible();
  expect(screen.getByLabelText('Reply')).toHaveValue('');
  expect(requests).toContain('POST /inbox/2/replies {"text":"On Monday?","last":2}');
});

test('a reply that the server does not take stays, also when another message is opened', async () => {
  const { user, requests } = open(
    [sara(), jonas()],
    { 'POST /inbox/2/replies': refuse(500, 'Try again.') },
    '/admin/messages?message=2',
  );
  await user.type(await screen.findByLabelText('Reply'), 'On Monday?');
  await user.click(await button('Send'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again.');
  await user.click(await button('Next'));
  await waitFor(() => expect(screen.getByLabelText('Reply')).toHaveValue(''));
  await user.click(await button('Previous'));
  await waitFor(() => expect(screen.getByLabelText('Reply')).toHaveValue('On Monday?'));
  // Later tests count requests.
  await waitFor(() => expect(requests.join()).toContain('PUT /inbox/2/unsent'), { timeout: 3000 });
});

test('the neighbour of a deleted message has the focus, and the message after Undo', async () => {
  const { user, toast } = open([sara(), jonas()]);
  const remove = await screen.findByRole('button', { name: 'Delete message from Sara Ahmed' });
  remove.focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await opener('Jonas Weber')).toHaveFocus());
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => toast.mock.calls[0][0].action.onClick());
  await waitFor(async () => expect(await opener('Sara Ahmed')).toHaveFocus());
});

test('a deleted message comes back by Undo', async () => {
  const { user, toast } = open([sara()]);
  await user.click(await button('Delete message from Sara Ahmed'));
  expect(await screen.findByText('No messages.')).toBeInTheDocument();
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Message Deleted', description: 'Sara Ahmed: Web shop' }),
  );
  act(() => toast.mock.calls[0][0].action.onClick());
  expect(await opener('Sara Ahmed')).toBeInTheDocument();
});

test('a deleted message is restored from the bin', async () => {
  const { user } = open([sara({ deletedAt: '2026-11-24T11:00:00.000Z' })], {}, '/admin/messages?message=2');
  await user.click(await button('Restore'));
  await button('Delete');
  expect(await opener('Sara Ahmed')).toBeInTheDocument();
});

test('an application has a stage, and its file is a download', async () => {
  const attachments = [
    { id: 5, name: 'résumé.pdf', size: 40_100, refused: null, awaitsScan: true },
    { id: 6, name: 'photo.exe', size: 1, refused: 'It is not a document.', awaitsScan: false },
  ];
  const { messages } = sara();
  const { requests, user } = open(
    [sara({ kind: 'application', stage: 'new', messages: [{ ...messages[0]!, attachments }] })],
    {},
    '/admin/messages?message=2',
  );
  const file = await screen.findByRole('link', { name: 'résumé.pdf (41 kB)' });
  expect(file).toHaveAttribute('href', '/api/inbox/2/attachments/5');
  expect(file).toHaveAttribute('download');
  expect(screen.getByText('The virus scanner has not looked at it yet.')).toBeVisible();
  expect(screen.getByText('photo.exe cannot be opened: It is not a document.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Application'), 'Talking');
  await waitFor(() => expect(requests).toContain('PATCH /inbox/2 {"stage":"talking"}'));
});

test('a page with a stream asks when the server reports a change, and not otherwise', async () => {
  const message = sara();
  const { requests, unmount } = open([message], {}, '/admin/messages?message=2');
  await card();
  expect(FakeStream.opened).toMatchObject([{ url: '/api/inbox/events' }]);
  act(() => FakeStream.opened[0]!.say());
  await act(() => pause(100));
  const asked = requests.length;
  await act(() => pause(2000));
  expect(requests).toHaveLength(asked);
  Object.assign(message, { takenBy: '2', takenByName: 'Bilal' });
  act(() => FakeStream.opened[0]!.say());
  expect(await within(await card()).findByText('Assigned to Bilal', {}, { timeout: 500 })).toBeVisible();
  unmount();
  expect(FakeStream.opened).toEqual([]);
});

test('without a stream, what a colleague does is seen without a reload, too', async () => {
  const message = sara();
  open([message], {}, '/admin/messages?message=2');
  await card();
  Object.assign(message, { takenBy: '2', takenByName: 'Bilal' });
  expect(await within(await card()).findByText('Assigned to Bilal')).toBeVisible();
});

test('"Show more" adds the next page, which follows the last one shown', async () => {
  const { id, updatedAt, ...first } = { ...sara(), isRead: true };
  const next = `GET /inbox?${new URLSearchParams({ place: 'open', before: `${updatedAt} ${id}` })}`;
  const page = { conversations: [{ ...first, id, updatedAt }], hasMore: true, unread: 0 };
  const { user } = open([], {
    'GET /inbox?place=open': page,
    [next]: { ...page, conversations: [{ ...jonas(), isRead: true }], hasMore: false },
  });
  await opener('Sara Ahmed');
  await user.click(await button('Show more'));
  await opener('Jonas Weber');
  expect(await opener('Sara Ahmed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
