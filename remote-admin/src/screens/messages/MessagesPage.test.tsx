import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Toast } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { messageAddress, messagesPath } from '@vibrant-peak/shared/inbox';
import { inbox } from './inbox';
import { page } from './MessagesPage';

function open(path = messagesPath) {
  const toast = jest.fn<void, [Toast]>();
  const { router } = renderInHost(<page.component />, { host: { toast }, path });
  return { user: userEvent.setup(), toast, router };
}

const items = () => within(screen.getByRole('list', { name: 'Inbox' })).getAllByRole('listitem');
const opener = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const remove = (name: string) => screen.getByRole('button', { name: `Delete message from ${name}` });
const detail = () => screen.queryByRole('region', { name: 'Message' });

test('messages are searched, walked through by keys, answered with the text quoted, and marked unread', async () => {
  const { user } = open();
  for (const name of ['Jonas Weber', 'Sara Ahmed']) await user.click(remove(name));
  expect(items()).toHaveLength(4);
  for (let step = 0; step < 2; step++) await user.keyboard('{Control>}z{/Control}');
  expect(items()).toHaveLength(6);
  await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'heat meters');
  expect(items()).toHaveLength(1);
  await user.click(opener('Jonas Weber'));
  expect(await screen.findByRole('region', { name: 'Message' })).toHaveTextContent('Quote for a mobile app');
  const reply = screen.getByRole('link', { name: 'Reply' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(reply)).toMatch(
    /^mailto:j\.weber@nordkraft\.example\?subject=Re: Quote for a mobile app&body=\r\n\r\nJonas Weber wrote on .*:\r\n> Please send/,
  );
  await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
  await waitFor(() => expect(detail()).not.toBeInTheDocument());
  expect(opener('Jonas Weber')).toHaveTextContent('New');

  await user.clear(screen.getByRole('searchbox'));
  await user.click(opener('Sara Ahmed'));
  await screen.findByRole('region', { name: 'Message' });
  await user.keyboard('j');
  await waitFor(() => expect(detail()).toHaveTextContent('Quote for a mobile app'));
  await user.keyboard('k');
  await waitFor(() => expect(detail()).toHaveTextContent('Web shop'));
});

test('J opens the first message of an inbox that was just opened, but not while somebody types or a dialog is open', async () => {
  const { user } = open();
  await user.type(screen.getByRole('searchbox'), 'j');
  await user.clear(screen.getByRole('searchbox'));
  expect(detail()).not.toBeInTheDocument();
  act(() => screen.getByRole('searchbox').blur());
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  await user.keyboard('j');
  expect(detail()).not.toBeInTheDocument();
  dialog.remove();

  expect(document.body).toHaveFocus();
  await user.keyboard('j');
  await waitFor(() => expect(detail()).toHaveTextContent('Web shop for three showrooms'));
});

test('a message has an address; Back returns to the list, however many messages were walked through', async () => {
  const { user, router } = open();
  const [first, second] = inbox.get();
  await user.click(opener(first!.name));
  expect(router.state.location.search).toBe(`?message=${first!.id}`);
  await user.keyboard('j');
  expect(router.state.location.search).toBe(`?message=${second!.id}`);
  expect(await screen.findByRole('region', { name: 'Message' })).toHaveTextContent(second!.subject);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(detail()).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

test('an address opens its message and marks it as read', () => {
  const message = inbox.get().find(({ read }) => !read)!;
  open(messageAddress(message.id));
  expect(detail()).toHaveTextContent(message.subject);
  expect(opener(message.name)).toHaveTextContent('Read');
});

test('in the live profile the inbox of its adapters is shown, and no samples', () => {
  const unread = { get: () => 2, subscribe: () => () => undefined };
  const services = {
    profile: 'live',
    inbox: { unread, Inbox: () => <p>Actual messages</p>, ApplicationCount: () => null },
  } as const;
  renderInHost(<page.component />, { host: services, path: messagesPath });
  expect(screen.getByText('Actual messages')).toBeVisible();
  expect(screen.queryByText('Sara Ahmed')).not.toBeInTheDocument();
});

test('before the adapters of the live profile are open, no samples are shown', () => {
  renderInHost(<page.component />, { host: { profile: 'live' }, path: messagesPath });
  expect(screen.queryByText('Sara Ahmed')).not.toBeInTheDocument();
});

test('after the last listed message was deleted the search has the focus', async () => {
  const { user } = open();
  const search = screen.getByRole('searchbox', { name: 'Search messages' });
  await user.type(search, 'heat meters');
  await user.click(remove('Jonas Weber'));
  expect(await screen.findByText('No messages found.')).toBeVisible();
  await waitFor(() => expect(search).toHaveFocus());
});
