import { waitFor } from '@testing-library/react';
import type { Registry } from '@vibrant-peak/shared/contract';
import type { Profile } from '@vibrant-peak/shared/host';
import { createMemoryRouter } from 'react-router-dom';
import { openAdapters } from '../adapterSource';
import { session } from '../session';
import { createRoutes } from './createRoutes';
import { watchMarker } from './watchMarker';

const remote = 'remote-admin';
const registry: Registry = {
  composition: 1,
  audience: 'staff',
  remotes: [],
  layouts: { staff: { remote, module: 'Layout' } },
  pages: [
    { path: '/admin/team', remote, module: 'Team' },
    { path: '/admin/login', remote, module: 'Login' },
  ],
};
const load = async () => ({
  status: 'loaded' as const,
  value: { page: { component: () => null }, layout: { component: () => null } } as never,
});

let ending: AbortController;
const listen = window.addEventListener.bind(window);

/** A staff page with the marker; its listeners end with the test. */
async function openTeam(profile: Profile) {
  session.logIn();
  document.body.innerHTML = '<div id="root"></div>';
  ending = new AbortController();
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: ending.signal }),
    );
  const routes = createRoutes({ registry, load, adapters: openAdapters(profile, { session }) });
  const router = createMemoryRouter(routes, { initialEntries: ['/admin/team?q=ali'] });
  const reload = jest.fn();
  watchMarker(router, profile, reload);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return { router, reload, root: document.getElementById('root')! };
}

afterEach(() => {
  ending.abort();
  jest.restoreAllMocks();
});

const comeBack = (persisted: boolean) => {
  const event = Object.assign(new Event('pageshow'), { persisted });
  window.dispatchEvent(event);
};
const storageEvent = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

test.each([
  ['a return from the cache', () => comeBack(true)],
  ['a logout in another tab', () => storageEvent('adminAuth')],
  ['a cleared storage', () => storageEvent(null)],
])('%s without the marker hides the page at once, and leads to the login', async (_, happen) => {
  const { router, root } = await openTeam('default');
  session.logOut();
  happen();
  expect(root.hidden).toBe(true);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
  expect(root.hidden).toBe(false);
});

test('the page stays hidden until it has gone from the document', async () => {
  const { router, root } = await openTeam('default');
  root.innerHTML = '<main>Team</main>';
  session.logOut();
  comeBack(true);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
  expect(root.hidden).toBe(true);
  root.innerHTML = '<main>Login</main>';
  await waitFor(() => expect(root.hidden).toBe(false));
});

test.each([
  ['with the marker', () => comeBack(true), true],
  ['that was not in the cache', () => comeBack(false), false],
  ['after a change of the theme', () => storageEvent('theme'), false],
])('a page %s stays', async (_, happen, isMarked) => {
  const { router, root } = await openTeam('default');
  if (!isMarked) session.logOut();
  happen();
  await Promise.resolve();
  expect(root.hidden).toBe(false);
  expect(router.state.location.pathname).toBe('/admin/team');
});

test('with a session on a server, a page from the cache without the marker loads again', async () => {
  const { root, reload } = await openTeam('live');
  session.logOut();
  storageEvent('adminAuth');
  expect(reload).not.toHaveBeenCalled();
  comeBack(true);
  expect(root.hidden).toBe(true);
  expect(reload).toHaveBeenCalled();
});
