import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakePasskeys, noPasskeys, requestOptions } from '../testing/fakePasskeys';
import { fakeServer, refuse, wantsProof } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { Password } from './Password';

const next = 'a sentence to remember';
const onSessionsEnded = jest.fn();

async function openDialog(answers: Parameters<typeof fakeServer>[0], { isSet = true } = {}) {
  let hasPassword = isSet;
  const requests = fakeServer({
    'GET /password': () => ({ isSet: hasPassword }),
    'PUT /password': () => {
      hasPassword = true;
      return null;
    },
    ...answers,
  });
  const rendered = renderAs('editor', <Password email="ayesha@the.site" onSessionsEnded={onSessionsEnded} />);
  const name = isSet ? 'Change the password' : 'Set a password';
  await rendered.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  const submit = () => rendered.user.click(dialog.getByRole('button', { name }));
  return { ...rendered, requests, submit };
}

test('the password is changed by keyboard; the toast says that other sessions have ended', async () => {
  const { user, toast, requests } = await openDialog({});
  const current = screen.getByLabelText('Current password');
  await waitFor(() => expect(current).toHaveFocus());
  expect(current).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
    /At least 12 characters, and hard to guess/,
  );
  await user.keyboard('the old sentence{Tab}');
  await user.keyboard(`${next}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests).toContain(`PUT /password {"current":"the old sentence","password":"${next}"}`);
  expect(toast).toHaveBeenCalledWith({
    type: 'success',
    title: 'Password Changed',
    description: 'Your other sessions have ended.',
  });
  expect(onSessionsEnded).toHaveBeenCalledTimes(1);
});

test('a password manager fills the fields without a key, and finds whose password it is', async () => {
  const { requests, submit } = await openDialog({});
  expect(document.querySelector('dialog input[autocomplete="username"]')).toHaveValue('ayesha@the.site');
  for (const [label, value] of [
    ['Current password', 'the old sentence'],
    ['New password', next],
  ] as const)
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests).toContain(`PUT /password {"current":"the old sentence","password":"${next}"}`);
});

test('a first password waits for a proof, and is then set as it was typed', async () => {
  fakePasskeys();
  let isProven = false;
  const { user, requests } = await openDialog(
    {
      'PUT /password': () => (isProven ? null : wantsProof('passkey')),
      'POST /session/passkey/options': requestOptions,
      'POST /session/proof': () => {
        isProven = true;
        return null;
      },
    },
    { isSet: false },
  );
  await user.type(screen.getByLabelText('New password'), `${next}{Enter}`);
  const prove = await screen.findByRole('button', { name: 'Confirm with a passkey' });
  await waitFor(() => expect(prove).toHaveFocus());
  expect(screen.getByLabelText('New password')).toHaveValue(next);
  await user.click(prove);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.filter((request) => request === `PUT /password {"password":"${next}"}`)).toHaveLength(2);
  noPasskeys();
});

test('a person without a password sets the first one, and sees that', async () => {
  const { user, toast, requests } = await openDialog({}, { isSet: false });
  expect(screen.getByText('You have none. With one you can also sign in as ayesha@the.site.')).toBeVisible();
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
  await user.keyboard(`${next}{Enter}`);
  expect(await screen.findByRole('button', { name: 'Change the password' })).toBeVisible();
  expect(requests).toContain(`PUT /password {"password":"${next}"}`);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Password Set' }));
});

test.each([
  ['Current password', 'current', 'The current password is wrong.'],
  [
    'New password',
    'password',
    'This password is easily guessed: choose a longer one, such as some words that have no connection.',
  ],
])('what the server refuses about the %s stands at that field', async (label, field, detail) => {
  const { user, submit } = await openDialog({ 'PUT /password': refuse(422, detail, field) });
  await user.type(screen.getByLabelText('Current password'), 'the old sentence');
  await user.type(screen.getByLabelText('New password'), 'passwordpassword');
  await submit();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(detail));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what is missing is shown before anything is sent; too many attempts are shown with the wait', async () => {
  const wait = 'Too many attempts: try again in 8 seconds.';
  const { user, requests, submit } = await openDialog({ 'PUT /password': refuse(429, wait) });
  await submit();
  const current = screen.getByLabelText('Current password');
  await waitFor(() => expect(current).toHaveAccessibleDescription('Your current password is missing.'));
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
    /A password has at least 12 characters\./,
  );
  expect(requests).toEqual(['GET /password']);
  await user.type(current, 'the old sentence');
  await user.type(screen.getByLabelText('New password'), next);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(wait);
});
