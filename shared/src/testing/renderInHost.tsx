import { ChakraProvider } from '@chakra-ui/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { HostProvider, type HostServices } from '../host/index';
import { system } from '../theme/index';
import { fakeHost } from './fakeHost';

/** The design system without reset and tokens, which slow down every style query and have no effect in jsdom. */
const bareSystem: typeof system = Object.create(system, { _global: { value: {} } });

/** Renders a part as the shell does: within the design system, host services and router. */
export function renderInHost(
  element: ReactNode,
  { host = {}, path = '/' }: { host?: Partial<HostServices>; path?: string } = {},
): RenderResult & { router: ReturnType<typeof createMemoryRouter> } {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const rendered = render(
    <ChakraProvider value={bareSystem}>
      <HostProvider value={fakeHost(host)}>
        <RouterProvider router={router} />
      </HostProvider>
    </ChakraProvider>,
  );
  return { ...rendered, router };
}
