import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react';
import { RouterProvider } from 'react-router-dom';
import type { createMemoryRouter } from 'react-router-dom';
import { system } from 'shared/theme';

/** Every browser that runs this site knows the standard names: without plugins Emotion adds no vendor prefixes. */
export function createStyles(): EmotionCache {
  const styles = createCache({ key: 'vp', stylisPlugins: [] });
  // What @emotion/server needs to find the styles of a document.
  styles.compat = true;
  return styles;
}

interface AppProps {
  router: ReturnType<typeof createMemoryRouter>;
  /** One for each document that is prerendered, one for each page load. */
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
