import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { RouterProvider } from 'react-router-dom';
import type { createMemoryRouter } from 'react-router-dom';
import { system } from '@vibrant-peak/shared/theme';

/**
 * Supported browsers know the standard properties: without plugins Emotion adds no vendor prefixes.
 */
export function createStyles(): EmotionCache {
  const styles = createCache({ key: 'vp', stylisPlugins: [] });
  // @emotion/server requires it to find the styles of a document.
  styles.compat = true;
  return styles;
}

interface AppProps {
  router: ReturnType<typeof createMemoryRouter>;
  /** One per prerendered document, one per page load. */
  styles: EmotionCache;
}

/** The whole site, in the browser and in a composition. */
export const App = ({ router, styles }: AppProps) => (
  <CacheProvider value={styles}>
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>
  </CacheProvider>
);
