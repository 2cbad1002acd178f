import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoginHere, OtherLogin } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from './LoginPage';

const path = '/admin/login?to=%2Fadmin%2Fteam';
const label = 'Sign in with a passkey';
const company: OtherLogin = {
  label: 'Sign in with your company account',
  address: (to) => `/company?to=${encodeURIComponent(to)}`,
  refusalIn: (search) => (search.has('refused') ? 'Your address is not known here.' : undefined),
};

async function open(otherLogins: OtherLogin[], { at = path } = {}) {
  const user = userEvent.setup();
  const toast = jest.fn();
  const session = { isLoggedIn: () => false, logIn: jest.fn(), logOut: jest.fn(), otherLogins };
  const { router, unmount } = renderInHost(<page.component />, {
    host: { profile: 'live', toast, session },
    path: at,
  });
  await screen.findByLabelText('Username');
  return { user, toast, router, unmount };
}

const passkey = (logIn: LoginHere['logIn']): LoginHere => ({ label, logIn });
const button = () => screen.findByRole('button', { name: label });

test('another login opens the page that asked for it', async () => {
  const { user, toast, router } = await open([passkey(async () => true)]);
  await user.click(await button());
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/team'));
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Login successful' }));
});

test('a prompt that the user closes leaves the form as it was, with a quiet line and the focus', async () => {
  const { user, toast, router } = await open([passkey(async () => false)]);
  await user.type(screen.getByLabelText('Username'), 'ayesha');
  await user.type(screen.getByLabelText('Password'), 'twelve');
  await user.click(await button());
  expect(await screen.findByText('Nothing was chosen. Try again, or sign in another way.')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('ayesha');
  expect(screen.getByLabelText('Password')).toHaveValue('twelve');
  expect(await button()).toHaveFocus();
  expect(router.state.location.pathname).toBe('/admin/login');
  expect(toast).not.toHaveBeenCalled();
});

test('a refusal is shown with its reason, and the next attempt takes it away', async () => {
  let answer = () => Promise.reject<boolean>(new Error('The passkey is not known here.'));
  const { user } = await open([passkey(() => answer())]);
  await user.click(await button());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The passkey is not known here.'));
  answer = async () => false;
  await user.click(await button());
  await waitFor(() => expect(screen.queryByText('The passkey is not known here.')).not.toBeInTheDocument());
});

test('while a prompt is open a second press asks nothing', async () => {
  const logIn = jest.fn(() => new Promise<boolean>(() => undefined));
  const { user } = await open([passkey(logIn)]);
  await user.click(await button());
  await user.click(await button());
  expect(logIn).toHaveBeenCalledTimes(1);
  expect(await button()).toHaveAttribute('aria-busy', 'true');
});

test('a login elsewhere is a link that leads back to the page that asked for it', async () => {
  await open([company]);
  expect(await screen.findByRole('link', { name: company.label })).toHaveAttribute(
    'href',
    '/company?to=%2Fadmin%2Fteam',
  );
  expect(screen.queryByText('Your address is not known here.')).not.toBeInTheDocument();
});

test('the login page says why a login elsewhere was refused', async () => {
  await open([company], { at: '/admin/login?refused' });
  expect(await screen.findByText('Your address is not known here.')).toBeVisible();
});

test('the username suggests logins: one that is chosen opens the staff area; a button’s prompt ends them, and leaving, too', async () => {
  const offers: { signal: AbortSignal; end: (isLoggedIn: boolean) => void }[] = [];
  let endPrompt = (_isLoggedIn: boolean) => {};
  const { user, router, unmount } = await open([
    {
      label,
      logIn: () => new Promise((end) => (endPrompt = end)),
      suggest: (signal) => new Promise((end) => void offers.push({ signal, end })),
    },
  ]);
  await button();
  expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username webauthn');
  expect(offers).toHaveLength(1);
  await user.click(await button());
  expect(offers[0]!.signal.aborted).toBe(true);
  await act(async () => endPrompt(false));
  expect(offers).toHaveLength(2);
  expect(offers[1]!.signal.aborted).toBe(false);
  await act(async () => offers[1]!.end(true));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/team'));
  unmount();
  expect(offers[1]!.signal.aborted).toBe(true);
});

test('after a suggestion that was refused they are offered again, and the reason stays', async () => {
  const offers: { signal: AbortSignal; refuse: (error: Error) => void }[] = [];
  const suggest: LoginHere['suggest'] = (signal) =>
    new Promise((_end, refuse) => void offers.push({ signal, refuse }));
  await open([{ label, logIn: async () => false, suggest }]);
  await button();
  for (const count of [1, 2, 3]) {
    expect(offers).toHaveLength(count);
    await act(async () => offers[count - 1]!.refuse(new Error(`It took too long (${count}).`)));
    expect(screen.getByRole('alert')).toHaveTextContent(`It took too long (${count}).`);
  }
  expect(offers.map(({ signal }) => signal.aborted)).toEqual([true, true, true, false]);
});

test('the default profile has no other login', async () => {
  const session = { isLoggedIn: () => false, logIn: jest.fn(), logOut: jest.fn(), otherLogins: [company] };
  renderInHost(<page.component />, { host: { toast: jest.fn(), session }, path });
  expect(await screen.findByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
  expect(screen.queryByRole('link', { name: company.label })).not.toBeInTheDocument();
});
