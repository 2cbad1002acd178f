import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter, matchPath, parsePath } from 'react-router-dom';
import { HostProvider, type HostServices } from '../host/index';
import { system } from '../theme/index';
import { fakeHost } from './fakeHost';

/**
 * The design system without reset and tokens, which slow down every style query and have no effect
 * in jsdom.
 */
const bareSystem: typeof system = Object.create(system, { _global: { value: {} } });

interface RenderOptions {
  host?: Partial<HostServices>;
  /**
   * Path of the page as `src/pages.ts` declares it, such as `/partners/:slug`; by default any
   * address shows the part.
   */
  route?: string;
  /** Address to open, which gives the route's parameters their values. */
  path?: string;
}

/**
 * Renders a part as the shell does: within the design system, host services and router.
 * @throws when the route does not answer the address.
 *
 * @example
 * ```tsx
 * import { screen } from '@testing-library/react';
 * import { renderInHost } from '@vibrant-peak/shared/testing';
 * import { useParams } from '@vibrant-peak/shared/router';
 *
 * const Slug = () => <h1>{useParams().slug}</h1>;
 *
 * test('the page shows what its address names', () => {
 *   renderInHost(<Slug />, { route: '/partners/:slug', path: '/partners/harbor' });
 *   expect(screen.getByRole('heading', { name: 'harbor' })).toBeVisible();
 * });
 * ```
 */
export function renderInHost(
  element: ReactNode,
  { host = {}, route = '*', path = '/' }: RenderOptions = {},
): RenderResult & { router: ReturnType<typeof createMemoryRouter> } {
  if (!matchPath(route, parsePath(path).pathname ?? '/'))
    throw new Error(`The route ${route} does not answer ${path}`);
  const router = createMemoryRouter([{ path: route, element }], { initialEntries: [path] });
  const rendered = render(
    <ChakraProvider value={bareSystem}>
      <HostProvider value={fakeHost(host)}>
        <RouterProvider router={router} />
      </HostProvider>
    </ChakraProvider>,
  );
  return { ...rendered, router };
}
