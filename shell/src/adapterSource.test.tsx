import type { Registry } from '@vibrant-peak/shared/contract';
import type { Adapters, SessionState } from '@vibrant-peak/shared/host';
import { createStore } from '@vibrant-peak/shared/store';
import { adapterSource } from './adapterSource';
import type { Loaded } from './remotes/loadFailure';
import { session } from './session';

const plain: Registry = { composition: 1, audience: 'staff', remotes: [], pages: [], layouts: {} };
const registry: Registry = {
  ...plain,
  adapters: { remote: 'remote-live', module: 'adapters' },
};
const person = { id: '1', name: 'Ayesha', email: 'ayesha@the.site', role: 'editor' as const };

/** A session that says who is logged in. */
function sessionOf(isLoggedIn: boolean) {
  const state = createStore<SessionState>(() => ({ person: isLoggedIn ? person : null, hasEnded: false }));
  return { isLoggedIn: () => state.get().person !== null, logIn: jest.fn(), logOut: jest.fn(), state };
}

/** The shell's loader, with a module that opens these adapters. */
const loading = (open: () => Promise<Adapters>) =>
  jest.fn(async (): Promise<Loaded<never>> => ({ status: 'loaded', value: { adapters: { open } } as never }));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('without adapters in the registry the login marker decides, and nothing is loaded', async () => {
  const load = loading(jest.fn());
  const source = adapterSource(plain, load);
  expect(source.profile).toBe('default');
  expect(source.get()).toEqual({ session });
  expect(await source.open()).toEqual({ status: 'loaded', value: { session } });
  expect(load).not.toHaveBeenCalled();
});

test('adapters are opened once, and are there for everybody who waits', async () => {
  const opened = { session: sessionOf(true) };
  const open = jest.fn(async () => opened);
  const load = loading(open);
  const source = adapterSource(registry, load);
  expect(source).toMatchObject({ profile: 'live' });
  expect(source.get()).toBeUndefined();
  await Promise.all([source.open(), source.open()]);
  expect(await source.open()).toEqual({ status: 'loaded', value: opened });
  expect(source.get()).toBe(opened);
  expect(open).toHaveBeenCalledTimes(1);
  expect(load.mock.calls).toEqual([['remote-live', 'adapters']]);
});

test('a module that does not load, or a server that does not answer, is a failure, until the next try', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const opened = { session: sessionOf(true) };
  const open = jest.fn(async () => opened).mockRejectedValueOnce(new Error('no answer'));
  const failed = { status: 'failed', remote: 'remote-live', reason: 'unreachable' } as const;
  const load = loading(open).mockResolvedValueOnce({ ...failed, error: new Error('lost') });
  const source = adapterSource(registry, load);
  expect(await source.open()).toMatchObject(failed);
  expect(await source.open()).toMatchObject(failed);
  expect(source.get()).toBeUndefined();
  expect(await source.open()).toMatchObject({ status: 'loaded' });
});

test('the login marker follows the session, as a hint for the next page load', async () => {
  const marker = () => localStorage.getItem('adminAuth');
  await session.logIn();
  const own = sessionOf(false);
  await adapterSource(
    registry,
    loading(async () => ({ session: own })),
  ).open();
  expect(marker()).toBeNull();
  own.state.set({ person, hasEnded: false });
  expect(marker()).toBe('authenticated');
  own.state.set({ person: null, hasEnded: false });
  expect(marker()).toBeNull();
});
