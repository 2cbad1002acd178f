import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { system } from '@vibrant-peak/shared/theme';
import { UnexpectedErrorPage } from './UnexpectedErrorPage';

function renderFailing(loader: () => never) {
  const router = createMemoryRouter([
    {
      path: '/',
      loader,
      element: <p>Page</p>,
      errorElement: <UnexpectedErrorPage />,
      hydrateFallbackElement: <p>Loading …</p>,
    },
  ]);
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
}

test('an unhandled router error shows its message', async () => {
  renderFailing(() => {
    throw new Error('The flux is gone');
  });
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('The flux is gone')).toBeVisible();
});

test('an unhandled router response shows its status', async () => {
  renderFailing(() => {
    throw new Response('', { status: 418, statusText: 'Teapot' });
  });
  expect(await screen.findByText('418 Teapot')).toBeVisible();
});
