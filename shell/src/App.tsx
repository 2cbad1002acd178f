import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { createMemoryRouter } from 'react-router-dom';
import { ChakraProvider, Global, StyleCacheContext, currentStyles } from 'shared/ui';
import type { ComponentProps } from 'react';

interface AppProps {
  router: ReturnType<typeof createMemoryRouter>;
  /** Emotion's cache while a document is rendered; the composition reads the document's styles from it. */
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

/** Only where the document does not hold them: Emotion would move those of a prerendered one, and the browser would style the whole page again. */
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
