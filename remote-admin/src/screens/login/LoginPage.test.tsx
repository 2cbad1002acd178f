import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostServices } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from './LoginPage';

async function logInAs(username: string, password: string, session: Partial<HostServices['session']> = {}) {
  const user = userEvent.setup();
  const toast = jest.fn();
  const logIn = jest.fn();
  renderInHost(<page.component />, {
    host: { toast, session: { isLoggedIn: () => false, logIn, logOut: jest.fn(), ...session } },
    path: '/admin/login',
  });
  await screen.findByLabelText('Username');
  if (username) await user.type(screen.getByLabelText('Username'), username);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return { toast, logIn };
}

test.each([
  ['admin', 'wrong'],
  ['Admin', 'admin123'],
  ['admin ', 'admin123'],
  ['', ''],
])('"%s" with "%s" is refused', async (username, password) => {
  const { toast, logIn } = await logInAs(username, password);
  expect(logIn).not.toHaveBeenCalled();
  expect(toast.mock.calls).toEqual([
    [{ type: 'error', title: 'Login failed', description: 'Invalid username or password' }],
  ]);
});

test('the page shows the demo credentials and says that they are not security', async () => {
  renderInHost(<page.component />, { host: { toast: jest.fn(), session: {} as HostServices['session'] } });
  expect(await screen.findByText('admin')).toBeVisible();
  expect(screen.getByText('admin123')).toBeVisible();
  expect(screen.getByText(/no security/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Forgotten/ })).not.toBeInTheDocument();
});

test('Login that is pressed twice logs in once', async () => {
  const toast = jest.fn();
  const logIn = jest.fn();
  renderInHost(<page.component />, {
    host: { toast, session: { isLoggedIn: () => false, logIn, logOut: jest.fn() } },
    path: '/admin/login',
  });
  await userEvent.type(await screen.findByLabelText('Username'), 'admin');
  await userEvent.type(screen.getByLabelText('Password'), 'admin123');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(logIn).toHaveBeenCalledTimes(1);
  expect(toast).toHaveBeenCalledTimes(1);
});
