import type { ContentList } from '@vibrant-peak/shared/host';
import { testSession } from '@vibrant-peak/shared/testing';
import { adapters } from './adapters';
import { closedPrompt, fakePasskeys, noPasskeys, requestOptions } from './testing/fakePasskeys';
import { fakeServer, refuse } from './testing/fakeServer';

afterEach(noPasskeys);

const person = { id: '1', name: 'Ayesha', email: 'ayesha@the.site', role: 'manager' };
const wrong = 'The email address or the password is wrong.';

/** A server with one person, whose browser has no session at first. */
function serve({ isRefusing = (): boolean => false, hasCompanyLogin = false } = {}) {
  let isSignedIn = false;
  const needsSession = refuse(401, 'Sign in first: nobody is signed in, or the session has ended.');
  const signIn = () => {
    if (isRefusing()) return refuse(401, wrong);
    isSignedIn = true;
    return { person };
  };
  const requests = fakeServer({
    'GET /session': () => ({ person: isSignedIn ? person : null, hasCompanyLogin }),
    'POST /session': signIn,
    'POST /session/passkey/options': requestOptions,
    'POST /session/passkey': signIn,
    'DELETE /session': () => {
      if (!isSignedIn) return needsSession;
      isSignedIn = false;
      return null;
    },
  });
  return { requests, end: () => void (isSignedIn = false) };
}

const openSession = async () => (await adapters.open()).session;
const credentials = { username: 'ayesha@the.site', password: 'twelve letters' };

describe('the session of the live profile', () => {
  let isRefusing = false;
  beforeEach(() => {
    isRefusing = false;
    serve({ isRefusing: () => isRefusing, hasCompanyLogin: true });
    fakePasskeys();
  });

  testSession({
    open: openSession,
    credentials,
    refuse: () => {
      isRefusing = true;
      fakePasskeys();
    },
    cancel: () => fakePasskeys({ answer: closedPrompt }),
  });
});

test('the username of the login is the address, and the server says who it is', async () => {
  const { requests } = serve();
  const session = await openSession();
  await session.logIn(credentials);
  expect(requests).toEqual([
    'GET /session',
    'POST /session {"email":"ayesha@the.site","password":"twelve letters"}',
  ]);
  expect(session.state!.get()).toEqual({ person, hasEnded: false });
});

test('a code goes along once the form has asked for it, and the refusal says that it is about the code', async () => {
  const missing = 'Type the code that your authenticator app shows, or a recovery code.';
  const requests = fakeServer({
    'GET /session': { person: null, hasCompanyLogin: false },
    'POST /session': ({ code }: { code?: string }) => (code ? { person } : refuse(401, missing, 'code')),
  });
  const session = await openSession();
  await expect(session.logIn(credentials)).rejects.toMatchObject({ message: missing, field: 'code' });
  await session.logIn({ ...credentials, code: '123456' });
  expect(requests.at(-1)).toMatch(/"password":"twelve letters","code":"123456"}$/);
  expect(session.isLoggedIn()).toBe(true);
});

test('a refusal has the words of the server and does not end the session', async () => {
  serve({ isRefusing: () => true });
  const session = await openSession();
  await expect(session.logIn(credentials)).rejects.toThrow(wrong);
  expect(session.state!.get()).toEqual({ person: null, hasEnded: false });
});

test('a wrong password does not end the session that the browser has', async () => {
  let isRefusing = false;
  serve({ isRefusing: () => isRefusing });
  const session = await openSession();
  await session.logIn(credentials);
  isRefusing = true;
  await expect(session.logIn(credentials)).rejects.toThrow(wrong);
  expect(session.isLoggedIn()).toBe(true);
});

test('the list of the page is asked for together with the session, once, by people with the login marker', async () => {
  const requests = fakeServer({
    'GET /session': { person, hasCompanyLogin: false },
    'GET /records/projects': { records: [] },
  });
  window.history.replaceState(null, '', '/admin/projects');
  await adapters.open();
  expect(requests).toEqual(['GET /session']);
  document.documentElement.dataset['staff'] = '';
  const { records } = await adapters.open();
  expect(requests.slice(1)).toEqual(['GET /session', 'GET /records/projects']);
  const list = records!.of({ collection: 'projects.projects' } as ContentList);
  await list.load();
  expect(requests).toHaveLength(3);
  await list.load();
  expect(requests).toHaveLength(4);
  delete document.documentElement.dataset['staff'];
  window.history.replaceState(null, '', '/');
});

test('without an answer of the server the adapters do not open', async () => {
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(adapters.open()).rejects.toThrow(
    'The server does not answer. Check the connection and try again.',
  );
});

test('an answer that is not a problem document is shown with its status', async () => {
  window.fetch = async () => new Response('<html>', { status: 502 });
  await expect(adapters.open()).rejects.toThrow('The server answered with an error (502)');
});

test('a session that the server has ended is noticed with the next call, and who it was is known until the next login', async () => {
  const server = serve();
  const session = await openSession();
  await session.logIn(credentials);
  server.end();
  const { ask } = await import('./api/ask');
  await expect(ask('DELETE /session')).rejects.toThrow('Sign in first');
  expect(session.isLoggedIn()).toBe(false);
  expect(session.state!.get()).toEqual({ person, hasEnded: true });
  await session.logIn(credentials);
  expect(session.state!.get()).toEqual({ person, hasEnded: false });
});

/** The login by a passkey, if the browser has it. */
const passkeyLogin = async () => {
  const login = (await openSession()).otherLogins!.find(({ label }) => label === 'Sign in with a passkey');
  return login && 'logIn' in login ? login : undefined;
};

test('a browser without passkeys has no login by them', async () => {
  serve();
  expect(await passkeyLogin()).toBeUndefined();
});

test('a passkey from the suggestions of the username signs in; a browser without suggestions prompts nobody', async () => {
  serve();
  const unasked = fakePasskeys();
  const { signal } = new AbortController();
  expect(await (await passkeyLogin())!.suggest!(signal)).toBe(false);
  expect(unasked).toEqual([]);
  const prompts = fakePasskeys({ suggests: true });
  document.body.innerHTML = '<input autocomplete="username webauthn">';
  expect(await (await passkeyLogin())!.suggest!(signal)).toBe(true);
  expect(prompts).toEqual(['conditional']);
});

test('suggestions that cannot be made or have ended are not a failure, a refused passkey is', async () => {
  let isRefusing = false;
  serve({ isRefusing: () => isRefusing });
  const prompts = fakePasskeys({ suggests: true });
  const login = (await passkeyLogin())!;
  document.body.innerHTML = '';
  const left = new AbortController();
  const offer = login.suggest!(left.signal);
  left.abort();
  expect(await offer).toBe(false);
  expect(await login.suggest!(AbortSignal.abort())).toBe(false);
  expect(prompts).toEqual([]);
  document.body.innerHTML = '<input autocomplete="username webauthn">';
  isRefusing = true;
  await expect(login.suggest!(new AbortController().signal)).rejects.toThrow(wrong);
});

test('suggestions are renewed before the options end, also after a failure, until the page is left', async () => {
  jest.useFakeTimers();
  const options = { ...requestOptions, timeout: 5 * 60_000 };
  let isAway = false;
  const requests = fakeServer({
    'GET /session': { person: null, hasCompanyLogin: false },
    'POST /session/passkey/options': () => (isAway ? refuse(503, 'The database does not answer.') : options),
  });
  const offers: AbortSignal[] = [];
  fakePasskeys({
    suggests: true,
    answer: ({ signal }) =>
      new Promise((resolve) => {
        offers.push(signal!);
        signal!.addEventListener('abort', () => resolve(new DOMException('', 'AbortError')));
      }),
  });
  document.body.innerHTML = '<input autocomplete="username webauthn">';
  const page = new AbortController();
  const offer = (await passkeyLogin())!.suggest!(page.signal);
  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
  const aborted = () => offers.map((signal) => signal.aborted);
  await pass(239);
  expect(aborted()).toEqual([false]);
  await pass(2);
  expect(aborted()).toEqual([true, false]);
  isAway = true;
  await pass(240);
  expect(aborted()).toEqual([true, true]);
  isAway = false;
  await pass(60);
  expect(aborted()).toEqual([true, true, false]);
  page.abort();
  expect(await offer).toBe(false);
  const count = requests.length;
  await pass(600);
  expect([aborted(), requests.length]).toEqual([[true, true, true], count]);
  jest.useRealTimers();
});

test('a refused passkey does not end the session that the browser has', async () => {
  let isRefusing = false;
  serve({ isRefusing: () => isRefusing });
  fakePasskeys();
  const session = await openSession();
  await session.logIn(credentials);
  isRefusing = true;
  await expect((await passkeyLogin())!.logIn()).rejects.toThrow(wrong);
  expect(session.isLoggedIn()).toBe(true);
});

test('the company’s login is there where the server says so, and a refusal is shown in plain words', async () => {
  serve();
  expect((await openSession()).otherLogins).toEqual([]);
  serve({ hasCompanyLogin: true });
  const [login] = (await openSession()).otherLogins!;
  expect(login!.label).toBe('Sign in with your company account');
  if ('logIn' in login!) throw new Error('It takes place elsewhere');
  expect(login!.address('/admin/team?q=a')).toBe('/api/session/company?to=%2Fadmin%2Fteam%3Fq%3Da');
  const refusalOf = (company: string) => login!.refusalIn(new URLSearchParams({ company }));
  for (const why of ['away', 'denied', 'invalid', 'unverified', 'unknown'])
    expect(refusalOf(why)).toMatch(/\.$/);
  expect(refusalOf('unknown')).toMatch('Ask a manager for an invitation.');
  expect(refusalOf('<script>')).toBeUndefined();
});
