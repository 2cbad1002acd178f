import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { closedPrompt, creationOptions, fakePasskeys, noPasskeys } from '../testing/fakePasskeys';
import { fakeServer, refuse } from '../testing/fakeServer';
import { sessionState } from '../session/sessionState';
import { page } from './JoinPage';

const secret = 's'.repeat(43);
const person = { id: '2', name: 'Bilal', email: 'bilal@the.site', role: 'editor' };
const gone = 'This link is no longer valid: it was used, or its time is over. Ask a manager for another one.';

afterEach(noPasskeys);

function open(answers: Parameters<typeof fakeServer>[0], hash = `#${secret}`) {
  window.location.hash = hash;
  const requests = fakeServer(answers);
  const toast = jest.fn();
  const { router } = renderInHost(<page.component />, { host: { toast }, path: `/admin/join${hash}` });
  return { requests, toast, router, user: userEvent.setup() };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values))
    await user.type(await screen.findByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: 'Join' }));
}

test('somebody with an invitation to an address joins with a name and a password, and is signed in', async () => {
  const { requests, toast, router, user } = open({
    'POST /invitation': { role: 'editor', email: person.email },
    'POST /invitation/password': { person },
  });
  expect(await screen.findByLabelText('Email')).toHaveValue(person.email);
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(screen.getByText(/invited as editor/)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/At least 12 characters/);
  await fillIn(user, { Name: 'Bilal', Password: 'twelve letters' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
  expect(router.state.location.hash).toBe('');
  expect(requests.at(-1)).toBe(
    `POST /invitation/password {"secret":"${secret}","name":"Bilal","email":"bilal@the.site","password":"twelve letters"}`,
  );
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Welcome, Bilal' }));
  expect(sessionState.get()).toEqual({ person, hasEnded: false });
});

test('without an address in the invitation the person names one', async () => {
  const { requests, user } = open({
    'POST /invitation': { role: 'manager', email: null },
    'POST /invitation/password': { person },
  });
  await fillIn(user, { Name: 'Bilal', Email: 'bilal@the.site', Password: 'twelve letters' });
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]).toContain('"email":"bilal@the.site"');
});

test('what is wrong stands beside its field, before anything is sent', async () => {
  const { requests, user } = open({ 'POST /invitation': { role: 'editor', email: null } });
  await fillIn(user, { Email: 'bilal', Password: 'short' });
  expect(await screen.findByText('Your name is missing.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/valid email address/);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    /A password has at least 12 characters/,
  );
  expect(requests).toHaveLength(1);
});

test('a password that the server refuses is shown beside the field, which gets the focus', async () => {
  const common =
    'This password is easily guessed: choose a longer one, such as some words that have no connection.';
  const { user } = open({
    'POST /invitation': { role: 'editor', email: person.email },
    'POST /invitation/password': refuse(422, common, 'password'),
  });
  await fillIn(user, { Name: 'Bilal', Password: 'passwordpassword' });
  expect(await screen.findByText(common)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(expect.stringContaining(common));
});

test('an invitation that is used up in the meantime is shown above the button', async () => {
  const { user } = open({
    'POST /invitation': { role: 'editor', email: person.email },
    'POST /invitation/password': refuse(410, gone),
  });
  await fillIn(user, { Name: 'Bilal', Password: 'twelve letters' });
  expect(await screen.findByRole('alert')).toHaveTextContent(gone);
  expect(screen.getByLabelText('Password')).toHaveValue('twelve letters');
});

test('a link that is no longer valid says so', async () => {
  open({ 'POST /invitation': refuse(410, gone) });
  expect(await screen.findByText(gone)).toBeVisible();
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
});

test('half a link asks nothing of the server', () => {
  const { requests } = open({}, '#half');
  expect(screen.getByText(/This link is not complete/)).toBeVisible();
  expect(requests).toEqual([]);
});

const withPasskey = {
  'POST /invitation': { role: 'editor', email: person.email },
  'POST /invitation/passkey/options': creationOptions,
  'POST /invitation/passkey': { person },
};

test('somebody joins with a passkey and without a password', async () => {
  fakePasskeys();
  const { requests, router, user } = open(withPasskey);
  await user.type(await screen.findByLabelText('Name'), 'Bilal');
  await user.click(screen.getByRole('button', { name: 'Join with a passkey' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
  expect(requests[1]).toBe(
    `POST /invitation/passkey/options {"secret":"${secret}","name":"Bilal","email":"bilal@the.site"}`,
  );
  expect(requests[2]).toMatch(
    /^POST \/invitation\/passkey \{.*"label":"Unknown browser.*","passkey":\{"id":"a-passkey"/,
  );
  expect(sessionState.get()).toEqual({ person, hasEnded: false });
});

test('a passkey needs the name, and no password', async () => {
  const prompts = fakePasskeys();
  const { user } = open(withPasskey);
  await user.click(await screen.findByRole('button', { name: 'Join with a passkey' }));
  expect(await screen.findByText('Your name is missing.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid');
  expect(prompts).toEqual([]);
});

test('a closed prompt leaves the form as it was', async () => {
  fakePasskeys({ answer: closedPrompt });
  const { user } = open(withPasskey);
  await user.type(await screen.findByLabelText('Name'), 'Bilal');
  await user.click(screen.getByRole('button', { name: 'Join with a passkey' }));
  expect(await screen.findByText('No passkey was made. You can try again.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Bilal');
});

test('a browser without passkeys shows no button for them', async () => {
  open(withPasskey);
  expect(await screen.findByRole('button', { name: 'Join' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
});
