import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet, RouterProvider, ScrollRestoration, useBlocker, useLoaderData } from 'react-router-dom';
import { createWaitingRouter } from './waitingRouter';

const isCoreThere = { value: true };
jest.mock('./routerCore', () => ({
  get createBrowserRouter() {
    if (!isCoreThere.value) throw new Error('The chunk did not arrive');
    return jest.requireActual<{ createBrowserRouter: unknown }>('./routerCore').createBrowserRouter;
  },
}));
jest.mock('shared/island', () => ({
  loadWithRetry: (load: () => unknown) => load(),
  // Nothing comes by itself in these tests.
  afterFirstMove: () => undefined,
}));

let isHeld = false;

function Frame() {
  const blocker = useBlocker(() => isHeld);
  return (
    <>
      <Link to="/team">Team</Link>
      <output>{blocker.state}</output>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

const Page = () => <h1>{useLoaderData<string>()}</h1>;

const loaderOfHome = jest.fn(() => 'Home, loaded again');
const routes = [
  {
    id: 'root',
    element: <Frame />,
    children: [
      { id: '/', path: '/', loader: loaderOfHome, element: <Page /> },
      { id: '/team', path: '/team', loader: () => 'Team', element: <Page /> },
    ],
  },
];

beforeEach(() => {
  // The test's browser reports no resources.
  window.PerformanceObserver ??= class {
    observe() {}
    disconnect() {}
  } as unknown as typeof PerformanceObserver;
  isHeld = false;
  isCoreThere.value = true;
  window.history.replaceState(null, '', '/');
  render(<RouterProvider router={createWaitingRouter(routes, { '/': 'Home' })} />);
});

test('a page is there with what was loaded for it, and the first link leads on', async () => {
  expect(screen.getByRole('heading')).toHaveTextContent('Home');
  await userEvent.click(screen.getByRole('link', { name: 'Team' }));
  expect(await screen.findByRole('heading', { name: 'Team' })).toBeVisible();
  expect(window.location.pathname).toBe('/team');
  expect(loaderOfHome).not.toHaveBeenCalled();
});

test('what holds the page is asked from the first navigation on', async () => {
  isHeld = true;
  await userEvent.click(screen.getByRole('link', { name: 'Team' }));
  expect(await screen.findByText('blocked')).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

test('Back right after the page has come alive is followed', async () => {
  window.history.pushState(null, '', '/team');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByRole('heading', { name: 'Team' })).toBeVisible();
});

test('where the code that navigates does not arrive the page stays, and the navigation follows when the connection is back', async () => {
  isCoreThere.value = false;
  await userEvent.click(screen.getByRole('link', { name: 'Team' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This page did not load');
  expect(screen.getByRole('heading')).toHaveTextContent('Home');
  isCoreThere.value = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'Team' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
