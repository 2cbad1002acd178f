import type { Registry } from '@vibrant-peak/shared/contract';
import { createMemoryRouter } from 'react-router-dom';
import { openAdapters, type AdapterSource } from '../adapterSource';
import { returnTo } from './returnTo';
import { createRoutes } from './createRoutes';

const remote = 'remote-admin';
const registry: Registry = {
  composition: 1,
  audience: 'staff',
  remotes: [],
  layouts: { staff: { remote, module: 'Layout' } },
  pages: [
    { path: '/admin', remote, module: 'Dashboard' },
    { path: '/admin/team', remote, module: 'Team' },
    { path: '/admin/login', remote, module: 'Login' },
    { path: '/admin/join', remote: 'remote-live', module: 'Join' },
  ],
};
const session = (isLoggedIn: boolean) => ({
  isLoggedIn: () => isLoggedIn,
  logIn: async () => undefined,
  logOut: async () => undefined,
});

afterEach(() => returnTo.set(undefined));

/** Where an address leads, and which modules were loaded on the way. */
async function visit(address: string, adapters: AdapterSource) {
  const load = jest.fn(async (_remote: string, module: string) => ({
    status: 'loaded' as const,
    value: {
      page: { component: () => <p>{module}</p> },
      layout: { component: () => <p>{module}</p> },
    } as never,
  }));
  const router = createMemoryRouter(createRoutes({ registry, load, adapters }), {
    initialEntries: [address],
  });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    router.subscribe(({ initialized }) => initialized && resolve());
  });
  const { location, loaderData } = router.state;
  router.dispose();
  return {
    at: location.pathname + location.search,
    loaderData,
    modules: load.mock.calls.map(([, name]) => name),
  };
}

test.each([
  ['/admin', false, 'default', '/admin/login'],
  ['/admin/team?q=ali', false, 'default', '/admin/login'],
  ['/admin/team?q=ali', true, 'default', '/admin/team?q=ali'],
  ['/admin', false, 'live', '/admin/login'],
  ['/admin/team?q=ali', false, 'live', '/admin/login?to=%2Fadmin%2Fteam%3Fq%3Dali'],
  ['/admin/team', true, 'live', '/admin/team'],
  ['/admin/join', false, 'live', '/admin/join'],
] as const)('%s, logged in: %s, in the %s profile leads to %s', async (address, isLoggedIn, profile, at) => {
  const visited = await visit(address, openAdapters(profile, { session: session(isLoggedIn) }));
  expect(visited.at).toBe(at);
});

test.each([
  ['/admin/team?q=ali', '/admin/team?q=ali'],
  ['/admin', undefined],
  ['/admin/no-such-page', undefined],
])('a visit of %s before the login in the default profile is remembered as %s', async (address, asked) => {
  await visit(address, openAdapters('default', { session: session(false) }));
  expect(returnTo.get()).toBe(asked);
});

test('a page that was remembered is forgotten when it is shown', async () => {
  await visit('/admin/team', openAdapters('default', { session: session(false) }));
  const loggedIn = openAdapters('default', { session: session(true) });
  await visit('/admin', loggedIn);
  expect(returnTo.get()).toBe('/admin/team');
  await visit('/admin/team', loggedIn);
  expect(returnTo.get()).toBeUndefined();
});

test('the live profile remembers nothing: its login leads back automatically', async () => {
  await visit('/admin/team', openAdapters('live', { session: session(false) }));
  expect(returnTo.get()).toBeUndefined();
});

test('when the adapters do not open, every staff page shows that, and nothing of it is loaded', async () => {
  const failed = {
    status: 'failed',
    remote: 'remote-live',
    reason: 'unreachable',
    error: undefined,
  } as const;
  const adapters = { ...openAdapters('live', { session: session(true) }), open: async () => failed };
  const { at, loaderData, modules } = await visit('/admin/team', adapters);
  expect(at).toBe('/admin/team');
  expect(loaderData).toEqual({ 'layout:staff': failed, '/admin/team': failed });
  expect(modules).toEqual([]);
  expect((await visit('/admin/login', adapters)).loaderData).toEqual({ '/admin/login': failed });
});
