import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { terms } from '../sending/terms';
import { ContactForm, contactDeliveries } from './ContactForm';
import { unsentMessage } from './unsentMessage';

beforeEach(() => {
  terms.set({ messageMonths: 12, applicationMonths: 1 });
  unsentMessage.set(undefined);
  contactDeliveries.store.set(undefined);
});

const labels = ['Name', 'Email', 'Subject', 'Message'];
const send = () => screen.getByRole('button', { name: 'Send Message' });
const fields = () => labels.map((label) => screen.getByLabelText<HTMLInputElement>(label));

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('Name'), 'Al');
  await user.type(screen.getByLabelText('Email'), 'al@example.org');
  await user.type(screen.getByLabelText('Subject'), 'Shop');
  await user.type(screen.getByLabelText('Message'), 'We need a shop.');
};

const answers: (() => Promise<Response>)[] = [];
const sent: Record<string, unknown>[] = [];
const toast = jest.fn();
const stored = async () => new Response(null, { status: 204 });
const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const originalFetch = window.fetch;

beforeEach(() => {
  answers.length = sent.length = 0;
  toast.mockClear();
  window.fetch = async (address, init) => {
    expect(address).toBe('/api/submissions/contact');
    sent.push(JSON.parse(init!.body as string) as Record<string, unknown>);
    return answers.shift()!();
  };
});
afterEach(() => {
  act(() => contactDeliveries.stop());
  window.fetch = originalFetch;
});

const show = () => renderInHost(<ContactForm />, { host: { toast, profile: 'live' } });
const values = () => fields().map(({ value }) => value);
const filled = ['Al', 'al@example.org', 'Shop', 'We need a shop.'];
const alert = () => screen.findByRole('alert');
const keys = () => new Set(sent.map(({ key }) => key));
const settled = () => act(() => Promise.resolve());

test('the message is thanked for when the server has stored it, and the form is cleared then', async () => {
  let store!: (answer: Response) => void;
  answers.push(() => new Promise((resolve) => (store = resolve)));
  const user = userEvent.setup();
  show();
  expect(
    screen.getByText(/messages 12 months after the last one, and applications after 1 month/),
  ).toBeVisible();
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByText('Sending…')).toHaveAttribute('role', 'status');
  await user.click(send());
  expect(toast).not.toHaveBeenCalled();
  expect(values()).toEqual(filled);
  store(await stored());
  await waitFor(() => expect(values()).toEqual(['', '', '', '']));
  expect(toast.mock.calls).toEqual([[expect.objectContaining({ title: 'Message Sent!' })]]);
  expect(sent).toEqual([
    {
      name: 'Al',
      email: 'al@example.org',
      subject: 'Shop',
      message: 'We need a shop.',
      website: '',
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
      elapsed: expect.any(Number),
    },
  ]);
  expect(screen.queryByText('Sending…')).toBeNull();
});

test('a lost answer keeps everything and says so; Send works again, with the same key', async () => {
  answers.push(lost, stored, stored);
  const user = userEvent.setup();
  show();
  await fillIn(user);
  await user.click(send());
  expect(await alert()).toHaveTextContent(/^Not sent yet: the server does not answer/);
  expect(values()).toEqual(filled);
  await user.click(send());
  await waitFor(() => expect(values()).toEqual(['', '', '', '']));
  expect(keys().size).toBe(1);
  expect(sent).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['a failure of the server', async () => new Response('', { status: 503 })],
  ["a page of a hotel's network", async () => new Response('<html>Log in</html>')],
])('%s is not success: the form keeps everything', async (_what, answer) => {
  answers.push(answer);
  const user = userEvent.setup();
  show();
  await fillIn(user);
  await user.click(send());
  expect(await alert()).toBeVisible();
  expect(values()).toEqual(filled);
  expect(toast).not.toHaveBeenCalled();
});

test('it is sent automatically when the connection is back, also after the visitor has left the form', async () => {
  answers.push(lost, lost, stored);
  const user = userEvent.setup();
  const view = show();
  await fillIn(user);
  await user.click(send());
  await alert();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(sent).toHaveLength(2));
  await settled();
  expect(await alert()).toBeVisible();
  view.unmount();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(keys().size).toBe(1);
  show();
  expect(values()).toEqual(['', '', '', '']);
});

test('it is sent automatically after a pause', async () => {
  jest.useFakeTimers();
  answers.push(lost, lost, stored);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  await fillIn(user);
  await user.click(send());
  await alert();
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await pass(4900);
  expect(sent).toHaveLength(1);
  await pass(200);
  expect(sent).toHaveLength(2);
  await pass(9800);
  expect(sent).toHaveLength(2);
  await pass(200);
  expect(toast).toHaveBeenCalledTimes(1);
  expect(values()).toEqual(['', '', '', '']);
  jest.useRealTimers();
});

test('the same words from two tabs have one key', async () => {
  answers.push(stored, stored);
  const user = userEvent.setup();
  for (let tab = 1; tab <= 2; tab++) {
    const { unmount } = show();
    await fillIn(user);
    await user.click(send());
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(tab));
    unmount();
  }
  expect(sent).toHaveLength(2);
  expect(keys().size).toBe(1);
});

test('a changed text is not sent automatically, and is another submission', async () => {
  answers.push(lost, stored);
  const user = userEvent.setup();
  show();
  await fillIn(user);
  await user.click(send());
  await alert();
  await user.type(screen.getByLabelText('Message'), ' And a blog.');
  expect(await alert()).toHaveTextContent(/you have changed it/);
  fireEvent(window, new Event('online'));
  await settled();
  expect(sent).toHaveLength(1);
  await user.click(send());
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(sent.map(({ message }) => message)).toEqual(['We need a shop.', 'We need a shop. And a blog.']);
  expect(keys().size).toBe(2);
});

test('what is typed while a message is on its way stays', async () => {
  let store!: (answer: Response) => void;
  answers.push(() => new Promise((resolve) => (store = resolve)));
  const user = userEvent.setup();
  show();
  await fillIn(user);
  await user.click(send());
  await screen.findByText('Sending…');
  await user.type(screen.getByLabelText('Message'), ' And a blog.');
  store(await stored());
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(values()[3]).toBe('We need a shop. And a blog.');
});

test("the server's violations stand at their fields, any other refusal beside the button", async () => {
  const violations = [{ field: 'email', message: 'Please retype the email address.' }];
  answers.push(async () => Response.json({ detail: 'Wrong', violations }, { status: 422 }));
  answers.push(async () => Response.json({ detail: 'This is too large.' }, { status: 413 }));
  const user = userEvent.setup();
  show();
  await fillIn(user);
  await user.click(send());
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(violations[0]!.message),
  );
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(values()).toEqual(filled);
  await user.type(screen.getByLabelText('Email'), '.pk');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('');
  await user.click(send());
  expect(await alert()).toHaveTextContent('This is too large.');
});
