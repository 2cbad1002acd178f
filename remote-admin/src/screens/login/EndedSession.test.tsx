import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Credentials, SessionState } from '@vibrant-peak/shared/host';
import { createStore } from '@vibrant-peak/shared/store';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { EndedSession } from './EndedSession';

/** Loaded with the first dialog; on a busy machine that may take longer than a test waits. */
beforeAll(() => import('./SignInAgain'));

const person = { id: '1', name: 'Ayesha', email: 'ayesha@the.site', role: 'editor' as const };

function open(logIn: (credentials?: Credentials) => Promise<void> = async () => undefined) {
  const state = createStore<SessionState>(() => ({ person, hasEnded: false }));
  const toast = jest.fn();
  const asked = jest.fn(async (credentials?: Credentials) => {
    await logIn(credentials);
    state.set({ person, hasEnded: false });
  });
  const session = { isLoggedIn: () => true, logIn: asked, logOut: jest.fn(), state };
  const { router } = renderInHost(
    <main>
      <input aria-label="Bio" />
      <EndedSession />
    </main>,
    { host: { profile: 'live', toast, session }, path: '/admin/team' },
  );
  const end = () => act(() => state.set((before) => ({ ...before, hasEnded: true })));
  return { end, router, asked, toast, user: userEvent.setup() };
}

const dialog = () => screen.findByRole('dialog', { name: 'Sign in again' });

test('when a session has ended, the same person signs in over the page, which keeps what was typed', async () => {
  const { end, asked, toast, user } = open();
  await user.type(screen.getByLabelText('Bio'), 'half a sent');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  end();
  expect(await dialog()).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue(person.email);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await user.keyboard('twelve letters{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked).toHaveBeenCalledWith({ username: person.email, password: 'twelve letters', code: '' });
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Login successful' }));
  expect(screen.getByLabelText('Bio')).toHaveValue('half a sent');
});

test('a refusal is shown beside the password', async () => {
  const { end, user } = open(() => Promise.reject(new Error('The email address or the password is wrong.')));
  end();
  await dialog();
  await user.keyboard('wrong{Enter}');
  const password = screen.getByLabelText('Password');
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription('The email address or the password is wrong.'),
  );
  expect(password).toHaveFocus();
});

test('somebody with a second factor types its code, too', async () => {
  const { end, user } = open(async (credentials) => {
    if (credentials?.code !== '123456') throw Object.assign(new Error('Type the code.'), { field: 'code' });
  });
  end();
  await dialog();
  await user.keyboard('twelve letters{Enter}');
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  await user.keyboard('123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('dismissed, it asks again with the next call that is refused', async () => {
  const { end, user } = open();
  end();
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Close dialog' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  end();
  expect(await dialog()).toBeVisible();
});

test('somebody else goes to the login page', async () => {
  const { end, router, user } = open();
  end();
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Somebody else' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
});
