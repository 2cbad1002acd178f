import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostServices, InboxPort, Toast } from '../host/index';
import { renderInHost } from './renderInHost';

interface InboxUnderTest {
  /** An adapter with at least these messages, which nobody has read. */
  open: () => Pick<InboxPort, 'unread' | 'Inbox'> | Promise<Pick<InboxPort, 'unread' | 'Inbox'>>;
  /** Two messages in the order of the list, one below the other, with other names and words. */
  messages: readonly [SentMessage, SentMessage];
  /** Services beside those of every test. */
  host?: Partial<HostServices>;
}

interface SentMessage {
  name: string;
  subject: string;
  text: string;
}

/** Tests every promise of `InboxPort`; an adapter that passes can replace any other. */
export function testInbox(given: InboxUnderTest): void {
  testReading(given);
  testRemoving(given);
}

async function show({ open, host }: InboxUnderTest) {
  const port = await open();
  const toast = jest.fn<void, [Toast]>();
  renderInHost(<port.Inbox />, { host: { ...host, toast }, path: '/admin/messages' });
  const list = await screen.findByRole('list', { name: 'Inbox' });
  return { port, toast, list, user: userEvent.setup() };
}

/** On a phone, as here, an inbox may hide its list behind the open message. */
const item = (name: string) =>
  within(screen.getByRole('list', { name: 'Inbox', hidden: true }))
    .getAllByRole('listitem', { hidden: true })
    .find((each) => within(each).queryByText(name))!;
const opener = (name: string) =>
  within(item(name)).getByRole('button', { name: /^(?!Delete)/, hidden: true });
const message = () => screen.findByRole('region', { name: 'Message' });

function testReading(given: InboxUnderTest) {
  const [first, second] = given.messages;

  test('the list shows sender, subject and date of each message, and how many are new', async () => {
    const { port } = await show(given);
    expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    for (const { name, subject } of given.messages) {
      expect(within(item(name)).getByText(subject)).toBeVisible();
      expect(item(name).querySelector('time')).toHaveAttribute('datetime');
    }
    await waitFor(() => expect(screen.getByText(`${port.unread.get()} new`)).toBeVisible());
    expect(port.unread.get()).toBeGreaterThanOrEqual(2);
  });

  test('an opened message is shown with its text, and read from then on', async () => {
    const { port, user } = await show(given);
    await waitFor(() => expect(port.unread.get()).toBeGreaterThanOrEqual(2));
    const before = port.unread.get();
    const seen: number[] = [];
    const stop = port.unread.subscribe(() => seen.push(port.unread.get()));
    expect(item(first.name)).toHaveTextContent('New');
    await user.click(opener(first.name));
    expect(await message()).toHaveTextContent(first.subject);
    expect(await message()).toHaveTextContent(first.text);
    await waitFor(() => expect(item(first.name)).toHaveTextContent('Read'));
    expect(port.unread.get()).toBe(before - 1);
    expect(seen.at(-1)).toBe(before - 1);
    expect(screen.getByText(`${before - 1} new`)).toBeVisible();
    stop();
  });

  test('J and K go to the next and the previous message', async () => {
    const { user } = await show(given);
    await user.click(opener(first.name));
    expect(await message()).toHaveTextContent(first.text);
    await user.keyboard('j');
    await waitFor(async () => expect(await message()).toHaveTextContent(second.text));
    await user.keyboard('k');
    await waitFor(async () => expect(await message()).toHaveTextContent(first.text));
  });
}

function testRemoving(given: InboxUnderTest) {
  const [first, second] = given.messages;
  const remove = (name: string) =>
    screen.getByRole('button', { name: `Delete message from ${name}`, hidden: true });

  test('a message is deleted without being opened, the open one stays, and Undo brings the other back', async () => {
    const { user, toast } = await show(given);
    await user.click(opener(first.name));
    await message();
    await user.click(remove(second.name));
    await waitFor(() => expect(item(second.name)).toBeUndefined());
    expect(await message()).toHaveTextContent(first.text);
    const [notice] = toast.mock.lastCall!;
    expect(notice).toMatchObject({ type: 'error', title: 'Message Deleted' });
    act(() => notice.action!.onClick());
    await waitFor(() => expect(item(second.name)).toHaveTextContent(second.subject));
  });

  test('deleting the open message closes it', async () => {
    const { user, toast } = await show(given);
    await user.click(opener(first.name));
    await message();
    await user.click(remove(first.name));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Message' })).not.toBeInTheDocument());
    act(() => toast.mock.lastCall![0].action!.onClick());
    await waitFor(() => expect(item(first.name)).toHaveTextContent(first.subject));
  });
}
