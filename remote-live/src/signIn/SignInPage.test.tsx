import { act, screen, waitFor, within } from '@testing-library/react';
import {
  closedPrompt,
  creationOptions,
  fakePasskeys,
  noPasskeys,
  passkeyOfBrowser,
  requestOptions,
} from '../testing/fakePasskeys';
import { fakeServer, refuse, wantsProof } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { sessionState } from '../session/sessionState';
import { extension as missingFactorCard } from './MissingFactorCard';
import { page } from './SignInPage';

const at = '2026-11-24T10:00:00.000Z';
const session = (browser: string, isThis: boolean) => ({
  browser,
  isThis,
  ip: browser,
  createdAt: at,
  seenAt: at,
});
const password = { isSet: true };
const off = { isOn: false, recoveryCodes: 0 };
const passkeys = { passkeys: [{ id: 'phone', label: 'Phone', createdAt: at }] };
const sessions = { sessions: [session('Firefox/140.0', true), session('Chrome/140.0', false)] };

afterEach(noPasskeys);

test('somebody sees role and sessions, and signs out everywhere', async () => {
  const requests = fakeServer({
    'GET /passkeys': passkeys,
    'GET /password': password,
    'GET /second-factor': off,
    'GET /notices': { notices: 'never', sendsMail: false },
    'GET /sessions': sessions,
    'DELETE /sessions': null,
  });
  const { user, toast, router } = renderAs('editor', <page.component />);
  expect(screen.getByText(/Ayesha, ayesha@the.site. Your role: editor. You can edit/)).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Sessions' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Firefox (this one)', 'Chrome']);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
  expect(requests).toContain('DELETE /sessions');
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Signed Out Everywhere' }));
  expect(sessionState.get().person).toBeNull();
});

test('when the session has ended, the list is read after the next sign-in', async () => {
  let hasSession = false;
  const ended = refuse(401, 'Sign in first: nobody is signed in, or the session has ended.');
  fakeServer({
    'GET /passkeys': passkeys,
    'GET /password': password,
    'GET /second-factor': off,
    'GET /notices': { notices: 'never', sendsMail: false },
    'GET /sessions': () => (hasSession ? sessions : ended),
  });
  renderAs('editor', <page.component />);
  expect(await screen.findAllByText('Your session has ended: sign in again.')).toHaveLength(5);
  expect(sessionState.get().hasEnded).toBe(true);
  hasSession = true;
  act(() => sessionState.set((state) => ({ ...state, hasEnded: false })));
  expect(await screen.findByRole('table', { name: 'Sessions' })).toBeVisible();
});

test('a server that cannot be reached leaves everything as it was', async () => {
  fakeServer({
    'GET /passkeys': passkeys,
    'GET /password': password,
    'GET /second-factor': off,
    'GET /notices': { notices: 'never', sendsMail: false },
    'GET /sessions': sessions,
    'DELETE /sessions': refuse(503, 'The database does not answer.'),
  });
  const { user, router } = renderAs('editor', <page.component />);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The database does not answer.');
  expect(router.state.location.pathname).toBe('/');
  expect(sessionState.get().person).not.toBeNull();
});

async function openPasskeys(answers: Parameters<typeof fakeServer>[0] = {}) {
  const requests = fakeServer({
    'GET /sessions': sessions,
    'GET /password': password,
    'GET /second-factor': off,
    'GET /notices': { notices: 'never', sendsMail: false },
    'GET /passkeys': passkeys,
    ...answers,
  });
  const rendered = renderAs('editor', <page.component />);
  await screen.findByRole('table', { name: 'Passkeys' });
  return { ...rendered, requests };
}

test('somebody adds a passkey under a name of their own, and sees it in the list', async () => {
  fakePasskeys();
  const all = { passkeys: [...passkeys.passkeys] };
  const { user, toast, requests } = await openPasskeys({
    'GET /passkeys': () => all,
    'POST /passkeys/options': creationOptions,
    'POST /passkeys': ({ label }: { label: string }) => {
      const added = { id: 'new', label, createdAt: at };
      all.passkeys.push(added);
      return added;
    },
  });
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  const name = screen.getByLabelText('Name');
  await waitFor(() => expect(name).toHaveFocus());
  await user.clear(name);
  await user.keyboard('Red key{Enter}');
  expect(await screen.findByRole('rowheader', { name: 'Red key' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(requests).toContainEqual(
    expect.stringMatching(/^POST \/passkeys \{"label":"Red key","passkey":\{"id":/),
  );
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Passkey Added' }));
});

test('a closed prompt adds nothing, and the dialog stays', async () => {
  fakePasskeys({ answer: closedPrompt });
  const { user, requests } = await openPasskeys({ 'POST /passkeys/options': creationOptions });
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('No passkey was made. You can try again.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled();
  expect(requests).not.toContainEqual(expect.stringMatching(/^POST \/passkeys \{/));
});

test.each([
  ['InvalidStateError', 'One of your passkeys is on this device already.'],
  ['UnknownError', 'The passkey did not work. Try again, or use another way.'],
])('what the browser calls %s is shown in plain words', async (name, words) => {
  fakePasskeys({ answer: () => new DOMException('The authenticator …', name) });
  const { user } = await openPasskeys({ 'POST /passkeys/options': creationOptions });
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

/** A server that adds passkeys to those who have proven who they are. */
function provingServer(isProof: (proof: { password?: string; passkey?: object }) => boolean, ways: string[]) {
  let isProven = false;
  return {
    'POST /passkeys/options': () => (isProven ? creationOptions : wantsProof(...ways)),
    'POST /passkeys': { id: 'new', label: 'Red key', createdAt: at },
    'POST /session/passkey/options': requestOptions,
    'POST /session/proof': (proof: object) => {
      isProven = isProof(proof);
      return isProven ? null : refuse(422, 'The password is wrong.', 'password');
    },
  };
}

async function nameRedKey({ user }: Pick<Awaited<ReturnType<typeof openPasskeys>>, 'user'>) {
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Red key{Enter}');
}

test('long after the sign-in a passkey takes the password, asked for in place; the name stays', async () => {
  fakePasskeys();
  const { user, toast, requests } = await openPasskeys(
    provingServer(({ password: typed }) => typed === 'twelve letters', ['password']),
  );
  await nameRedKey({ user });
  const proof = await screen.findByLabelText('Your password');
  await waitFor(() => expect(proof).toHaveFocus());
  expect(screen.getByRole('dialog', { name: 'Add a passkey' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm with a passkey' })).not.toBeInTheDocument();
  await user.keyboard('wrong{Enter}');
  await waitFor(() => expect(proof).toHaveAccessibleDescription('The password is wrong.'));
  await user.clear(proof);
  await user.keyboard('twelve letters{Enter}');
  const added = expect.objectContaining({ title: 'Passkey Added', description: 'Red key' });
  await waitFor(() => expect(toast).toHaveBeenCalledWith(added));
  expect(requests).toContainEqual(expect.stringMatching(/^POST \/passkeys \{"label":"Red key"/));
});

test('a passkey is a proof, too; a closed prompt is none', async () => {
  let answer: () => ReturnType<typeof closedPrompt> | undefined = closedPrompt;
  fakePasskeys({ answer: () => answer() ?? passkeyOfBrowser });
  const { user, toast } = await openPasskeys(
    provingServer(({ passkey }) => passkey !== undefined, ['password', 'passkey']),
  );
  await nameRedKey({ user });
  const prove = await screen.findByRole('button', { name: 'Confirm with a passkey' });
  await user.click(prove);
  expect(await screen.findByText('Nothing was chosen. You can try again.')).toBeVisible();
  answer = () => undefined;
  await user.click(prove);
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Passkey Added' })),
  );
});

test('who has neither password nor passkey is told to sign in again', async () => {
  fakePasskeys();
  const { user } = await openPasskeys(provingServer(() => false, []));
  await nameRedKey({ user });
  expect(await screen.findByText(/Sign out and sign in again, then come back/)).toBeVisible();
});

test('a passkey is removed after a question; the only way to sign in stays, with the reason', async () => {
  const only = 'This is your only way to sign in: add another passkey or a password first.';
  let isOnly = true;
  const { user, toast } = await openPasskeys({
    'DELETE /passkeys/phone': () => (isOnly ? refuse(409, only) : null),
  });
  await user.click(screen.getByRole('button', { name: 'Remove Phone' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(only);
  isOnly = false;
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toast).toHaveBeenCalledWith({ type: 'error', title: 'Passkey Removed', description: 'Phone' });
});

test('a browser without passkeys offers none', async () => {
  await openPasskeys();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});

test.each([
  ['passkey', 'Add a passkey first'],
  ['second factor', 'Set up a second factor first'],
  [null, undefined],
])('while the sign-in lacks %s, which is required, the dashboard says so', async (mustAdd, title) => {
  const requests = fakeServer({ 'GET /session': { person: null, hasCompanyLogin: false, mustAdd } });
  renderAs('editor', <missingFactorCard.component />);
  await waitFor(() => expect(requests).toHaveLength(1));
  if (title === undefined) return expect(screen.queryByRole('region')).toBeNull();
  const card = await screen.findByRole('region', { name: title });
  expect(within(card).getByRole('link', { name: 'Go to My sign-in' })).toHaveAttribute(
    'href',
    '/admin/sign-in',
  );
});
