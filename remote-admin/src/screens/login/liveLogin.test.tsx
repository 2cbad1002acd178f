import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Credentials } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from './LoginPage';

async function logIn({ refusal, path = '/admin/login' }: { refusal?: Error; path?: string } = {}) {
  const user = userEvent.setup();
  const toast = jest.fn();
  const logIn = jest.fn(async () => {
    if (refusal) throw refusal;
  });
  const session = { isLoggedIn: () => false, logIn, logOut: jest.fn() };
  const { router } = renderInHost(<page.component />, { host: { profile: 'live', toast, session }, path });
  await user.type(await screen.findByLabelText('Username'), 'ayesha');
  await user.type(screen.getByLabelText('Password'), 'twelve letters');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(toast).toHaveBeenCalled());
  return { toast, logIn, router };
}

test('in the live profile the session decides, and no demo credentials are shown', async () => {
  const { toast, logIn: asked } = await logIn();
  expect(asked.mock.calls).toEqual([[{ username: 'ayesha', password: 'twelve letters', code: '' }]]);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Login successful' }));
  expect(screen.queryByText(/Demo credentials/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Your email address.');
});

test.each([
  ['/admin/login', '/admin'],
  ['/admin/login?to=%2Fadmin%2Fteam%3Fq%3Dali', '/admin/team?q=ali'],
  ['/admin/login?to=https%3A%2F%2Fevil.example', '/admin'],
  ['/admin/login?to=%2F%2Fevil.example', '/admin'],
  ['/admin/login?to=%2Fadministrators', '/admin'],
])('from %s a login leads to %s', async (path, to) => {
  const { router } = await logIn({ path });
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(to);
});

test('the login leads people who have forgotten their password to another one', async () => {
  const session = { isLoggedIn: () => false, logIn: jest.fn(), logOut: jest.fn() };
  renderInHost(<page.component />, { host: { profile: 'live', session }, path: '/admin/login' });
  const link = await screen.findByRole('link', { name: 'Forgotten password?' });
  expect(link).toHaveAttribute('href', '/admin/new-password');
});

test('a refusal is shown with its reason, and the password can be typed again', async () => {
  const { toast } = await logIn({ refusal: new Error('Too many attempts. Try again in a minute.') });
  expect(toast.mock.calls).toEqual([
    [{ type: 'error', title: 'Login failed', description: 'Too many attempts. Try again in a minute.' }],
  ]);
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('after the right password the code is asked for, with the focus, and what was typed stays', async () => {
  const user = userEvent.setup();
  const toast = jest.fn();
  const logInWith = jest.fn(async ({ code }: Credentials = { username: '', password: '' }) => {
    if (code === '123456') return;
    const message = code ? 'This code is wrong.' : 'Type the code.';
    throw Object.assign(new Error(message), { field: 'code' });
  });
  const session = { isLoggedIn: () => false, logIn: logInWith, logOut: jest.fn() };
  renderInHost(<page.component />, { host: { profile: 'live', toast, session }, path: '/admin/login' });
  await user.type(await screen.findByLabelText('Username'), 'ayesha');
  await user.type(screen.getByLabelText('Password'), 'twelve letters{Enter}');
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAccessibleDescription('From your authenticator app. A recovery code works, too.');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByLabelText('Username')).toHaveValue('ayesha');
  expect(screen.getByLabelText('Password')).toHaveValue('twelve letters');
  await user.keyboard('000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is wrong\.$/));
  expect(code).toHaveFocus();
  expect(toast).not.toHaveBeenCalled();
  await user.clear(code);
  await user.keyboard('123456{Enter}');
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Login successful' })),
  );
  expect(logInWith).toHaveBeenLastCalledWith({
    username: 'ayesha',
    password: 'twelve letters',
    code: '123456',
  });
});

test('a second press meanwhile is not a second attempt; after a refusal another one is', async () => {
  const user = userEvent.setup();
  let refuse = () => {};
  const logInWith = jest.fn(
    () => new Promise<void>((_, reject) => (refuse = () => reject(new Error('This password is wrong.')))),
  );
  const toast = jest.fn();
  const session = { isLoggedIn: () => false, logIn: logInWith, logOut: jest.fn() };
  renderInHost(<page.component />, { host: { profile: 'live', toast, session }, path: '/admin/login' });
  await user.type(await screen.findByLabelText('Username'), 'ayesha');
  await user.type(screen.getByLabelText('Password'), 'twelve letters{Enter}');
  await waitFor(() => expect(logInWith).toHaveBeenCalledTimes(1));
  await user.keyboard('{Enter}');
  refuse();
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(logInWith).toHaveBeenCalledTimes(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(logInWith).toHaveBeenCalledTimes(2));
});
