import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ChakraProvider, system } from 'shared/ui';
import { RouterProvider } from 'react-router-dom';
import type { createMemoryRouter } from 'react-router-dom';
import { useState } from 'react';
import { hasGlobalStyles } from './styleCache';

interface AppProps {
  router: ReturnType<typeof createMemoryRouter>;
  styles: EmotionCache;
}

const systemWithoutGlobalStyles = {
  ...system,
  _config: { ...system._config, disableLayers: true },
  _global: [],
};

/** The whole site, in the browser and in a composition. */
export function App({ router, styles }: AppProps) {
  const [value] = useState(() => (hasGlobalStyles() ? systemWithoutGlobalStyles : system));
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={value}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </CacheProvider>
  );
}
