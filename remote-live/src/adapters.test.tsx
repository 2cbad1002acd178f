import { testSession } from '@vibrant-peak/shared/testing';
import { adapters } from './adapters';
import { fakeServer, refuse } from './testing/fakeServer';

const person = { id: '1', name: 'Ayesha', email: 'ayesha@the.site', role: 'manager' };
const wrong = 'The address or the password is not right.';

/** A server with one person, whose browser has no session at first. */
function serve({ isRefusing = (): boolean => false } = {}) {
  let isSignedIn = false;
  const needsSession = refuse(401, 'Sign in first: nobody is signed in, or the session has ended.');
  const requests = fakeServer({
    'GET /session': () => ({ person: isSignedIn ? person : null }),
    'POST /session': () => {
      if (isRefusing()) return refuse(401, wrong);
      isSignedIn = true;
      return { person };
    },
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
    serve({ isRefusing: () => isRefusing });
  });

  testSession({ open: openSession, credentials, refuse: () => void (isRefusing = true) });
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

test('a refusal has the words of the server, and is no end of a session', async () => {
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

test('without an answer of the server the adapters do not open', async () => {
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(adapters.open()).rejects.toThrow(
    'The server does not answer. Check the connection and try again.',
  );
});

test('an answer that is no problem document is told with its status', async () => {
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
