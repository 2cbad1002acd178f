import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ChakraProvider, system } from 'shared/ui';
import { RouterProvider } from 'react-router-dom';
import type { createMemoryRouter } from 'react-router-dom';

interface AppProps {
  router: ReturnType<typeof createMemoryRouter>;
  styles: EmotionCache;
}

/** The whole site, in the browser and in a composition. */
export function App({ router, styles }: AppProps) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </CacheProvider>
  );
}
