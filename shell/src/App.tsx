import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { createMemoryRouter } from 'react-router-dom';
import { ChakraProvider, Global, StyleCacheContext, currentStyles } from 'shared/ui';
import type { ComponentProps } from 'react';

interface AppProps {
  router: ReturnType<typeof createMemoryRouter>;
  /** The cache of a composition, which takes the styles from it. */
  styles?: ComponentProps<typeof StyleCacheContext>['value'];
}

/** The whole site, in the browser and in a composition. */
export function App({ router, styles }: AppProps) {
  return (
    <StyleCacheContext value={styles}>
      <GlobalStyles />
      {/* For tests: what visitors load has one design system (see shared/src/styles/chakraContext.ts). */}
      <ChakraProvider value={currentStyles()?.system as never}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </StyleCacheContext>
  );
}

/** A document that was prerendered brings them along: Emotion would move them, and the browser style the page anew. */
function GlobalStyles() {
  const [system] = useState(() => (hasGlobalStyles() ? undefined : currentStyles()?.system));
  if (!system) return null;
  return (
    <>
      <Global styles={system.layers.atRule} />
      <Global styles={system._global as ComponentProps<typeof Global>['styles']} />
    </>
  );
}

const hasGlobalStyles = () =>
  typeof document !== 'undefined' && document.querySelector('style[data-emotion*="-global"]') !== null;
