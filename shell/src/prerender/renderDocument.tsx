import createEmotionServer from '@emotion/server/create-instance';
import { definePage } from 'shared/contract';
import type { Rendered, RenderRequest } from 'shared/contract/shell';
import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { prerender } from 'react-dom/static';
import { App } from '../App';
import { metadataOf } from '../head/Head';
import { structuredDataOf } from '../head/structuredData';
import { pageAt } from '../registry/pageAt';
import type { Loaded } from '../remotes/loadFailure';
import { staffPath } from '../mounts';
import { createRoutes, type LoadedPage } from '../routes/createRoutes';
import { PageSkeleton } from '../routes/PageSkeleton';
import { createStyleCache, styleKey } from '../styleCache';
import { documentHtml } from './documentHtml';
import { joinLayers } from './joinLayers';

import { brand } from 'shared/content/brand';

export const origin = brand.url;
export { webManifest } from './webManifest';
export { mountOf, refusalOf } from '../mounts';
export { headScript, waveScript } from './inlineScripts';
export { metadataOf } from '../head/Head';
export { pageAt } from '../registry/pageAt';

/**
 * Prerenders one address with the very code that will hydrate it.
 * @throws when the page's code throws: a broken page is never composed.
 */
export async function renderDocument({ path, registry, wave, modules }: RenderRequest): Promise<string> {
  const find = (remote: string, module: string): Loaded<unknown> => {
    const value = modules[remote]?.[module];
    if (!value) throw new Error(`${remote} has no module ${module}`);
    return { status: 'loaded', value };
  };
  const routes = createRoutes({
    registry,
    load: async <T,>(remote: string, module: string) => find(remote, module) as Loaded<T>,
    isLoggedIn: () => false,
  });
  const page = pageAt(registry, path);
  const layout = registry.layouts.public;
  const route = matchRoutes(routes, path)?.at(-1)?.route.id ?? '';
  const data = page && (find(page.remote, page.module) as LoadedPage);
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: {
      loaderData: {
        ...(layout && { 'layout:public': find(layout.remote, layout.module) }),
        ...(page && { [page.path]: data }),
      },
    },
  });
  const { html, styles } = await renderApp(router);
  return documentHtml({
    path,
    registry,
    wave,
    metadata: metadataOf(data, path),
    structuredData: structuredDataOf(data, path),
    body: { html, route, styles },
  });
}

/** What staff pages look like while their code is on its way: the layout around a skeleton, and nothing of their data. */
export async function renderStaffFrame({ registry, modules }: Pick<RenderRequest, 'registry' | 'modules'>) {
  const layout = registry.layouts.staff;
  const value = layout && modules[layout.remote]?.[layout.module];
  if (!value) return undefined;
  const page = { path: `${staffPath}/frame`, remote: '', module: '' };
  const skeleton = { page: definePage({ component: PageSkeleton, metadata: { title: '' } }) };
  const routes = createRoutes({
    registry: { ...registry, pages: [...registry.pages, page] },
    load: () => Promise.reject(new Error('A frame loads nothing')),
    isLoggedIn: () => true,
  });
  const loaded = (module: unknown) => ({ status: 'loaded', value: module });
  return renderApp(
    createMemoryRouter(routes, {
      initialEntries: [page.path],
      hydrationData: { loaderData: { 'layout:staff': loaded(value), [page.path]: loaded(skeleton) } },
    }),
  );
}

/** Renders a staff page once, as those who are logged in see it first. @throws when its code throws. */
export async function tryStaffPage({
  path,
  registry,
  modules,
}: Pick<RenderRequest, 'path' | 'registry' | 'modules'>): Promise<void> {
  const loaded = ({ remote, module }: { remote: string; module: string }) => ({
    status: 'loaded',
    value: modules[remote]?.[module],
  });
  const page = pageAt(registry, path);
  if (!page) throw new Error(`No page answers ${path}`);
  const layout = registry.layouts.staff;
  const routes = createRoutes({
    registry,
    load: () => Promise.reject(new Error('Everything is here')),
    isLoggedIn: () => true,
  });
  const loaderData = { ...(layout && { 'layout:staff': loaded(layout) }), [page.path]: loaded(page) };
  await renderApp(createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData } }));
}

interface ClientDocumentRequest extends Omit<RenderRequest, 'modules'> {
  /** Shown until the page renders, to those who have the login marker. */
  frame?: Rendered;
}

/** Document of a page that renders in the browser only: it starts the same wave. */
export function clientDocument({ path, registry, wave, frame }: ClientDocumentRequest): string {
  return documentHtml({
    path,
    registry,
    wave,
    metadata: { title: brand.name, robots: 'noindex, nofollow' },
    structuredData: [],
    body: frame,
  });
}

async function renderApp(router: ReturnType<typeof createMemoryRouter>): Promise<Rendered> {
  const styleCache = createStyleCache();
  const html = await renderToText(<App router={router} styles={styleCache} />);
  const { styles } = createEmotionServer(styleCache).extractCriticalToChunks(html);
  return {
    html,
    // The cache reads the names of its own rules from the rules; Emotion finds global ones by their hash.
    styles: styles.map(({ key, ids, css }) => ({
      name: key === styleKey ? key : `${key} ${ids.join(' ')}`,
      css: joinLayers(css),
    })),
  };
}

async function renderToText(element: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (error) => void failures.push(error),
    // Everything in place, nothing streamed in later by scripts: pages read whole without JavaScript.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
