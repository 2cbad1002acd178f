import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import type { Rendered } from '@vibrant-peak/shared/contract/shell';
import { App, createStyles } from '../App';
import { createRoutes, type RouteSources } from '../routes/createRoutes';
import { loadMatches, routeAt } from '../routes/loadMatches';

/**
 * Renders one address. An extension that throws renders nothing.
 * @throws when the page's code throws.
 */
export async function renderPage(path: string, sources: RouteSources, { layoutOnly = false } = {}) {
  const routes = createRoutes(sources);
  const loaderData = await loadMatches(routes, path, sources.load, { layoutOnly });
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData } });
  const { rendered, failures } = await renderApp(router);
  if (failures.length > 0) {
    const { extensions, ...others } = sources.registry;
    if (!extensions) throw failures[0];
    // Throws unless the failures are those of extensions.
    await renderPage(path, { ...sources, registry: others }, { layoutOnly });
  }
  return { rendered, route: routeAt(routes, path) ?? '' };
}

async function renderApp(router: ReturnType<typeof createMemoryRouter>) {
  const cache = createStyles();
  const { html, failures } = await renderToText(<App router={router} styles={cache} />);
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  const rendered: Rendered = {
    html,
    styles: styles.map(({ key, ids, css }) => ({ name: [key, ...ids].join(' '), css })),
  };
  return { rendered, failures };
}

/**
 * React continues after an error below a `Suspense` boundary and leaves that part to the browser.
 */
async function renderToText(element: ReactNode) {
  const failures: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (error) => void failures.push(error),
    // Without streaming everything is in place: pages read completely without JavaScript.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return { html: await new Response(prelude).text(), failures };
}
