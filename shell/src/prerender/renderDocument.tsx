import createEmotionServer from '@emotion/server/create-instance';
import { staffPath } from '@vibrant-peak/shared/contract';
import type { Rendered, RenderRequest } from '@vibrant-peak/shared/contract/shell';
import { createMemoryRouter } from 'react-router-dom';
import { prerender } from 'react-dom/static';
import { renderedAdapters } from '../adapterSource';
import { App, createStyles } from '../App';
import { metadataOf } from '../head/Head';
import { structuredDataOf } from '../head/structuredData';
import { pageAt } from '../registry/pageAt';
import { createRoutes, type RouteSources } from '../routes/createRoutes';
import type { LoadedPage } from '../routes/loaded';
import { loadMatches, routeAt } from '../routes/loadMatches';
import { documentHtml } from './documentHtml';
import { inlineScripts as compiled } from './inlineScripts';
import { brand } from '@vibrant-peak/shared/content/brand';

export const origin = brand.url;
export { webManifest } from './webManifest';
export { mountOf } from '../mounts';
export { adapterViolationsOf, violationsOf } from '../policy';
export const inlineScripts = Object.values(compiled());
export { metadataOf } from '../head/Head';
export { pageAt } from '../registry/pageAt';

/**
 * Prerenders one address with the code that will hydrate it.
 * @throws when the page's code throws: a broken page is never composed.
 */
export async function renderDocument({ path, registry, scripts, modules }: RenderRequest): Promise<string> {
  const load = loadFrom(modules);
  const { rendered, route } = await renderAddress(path, {
    registry,
    load,
    adapters: renderedAdapters(registry, false),
  });
  const page = pageAt(registry, path);
  const data = page && ((await load(page.remote, page.module)) as LoadedPage);
  return documentHtml({
    path,
    registry,
    scripts,
    metadata: metadataOf(data, path),
    structuredData: structuredDataOf(data, path),
    body: { ...rendered, route },
  });
}

/** The frame of staff pages, shown until their code is loaded: the layout around a skeleton. */
export async function renderStaffFrame({ registry, modules }: Pick<RenderRequest, 'registry' | 'modules'>) {
  const { staff } = registry.layouts;
  if (!staff || !modules[staff.remote]?.[staff.module]) return undefined;
  // Its address is of no page, so that no entry of the sidebar is the current one.
  const frame = { path: `${staffPath}/frame`, remote: 'shell', module: 'frame' };
  const { rendered } = await renderAddress(
    frame.path,
    {
      registry: { ...registry, pages: [...registry.pages, frame] },
      load: (remote, module) =>
        remote === frame.remote ? new Promise(() => {}) : loadFrom(modules)(remote, module),
      adapters: renderedAdapters(registry, true),
    },
    { layoutOnly: true },
  );
  return rendered;
}

/** Renders the first view of a staff page with login marker, as a test. @throws when its code throws. */
export async function tryStaffPage({
  path,
  registry,
  modules,
}: Pick<RenderRequest, 'path' | 'registry' | 'modules'>): Promise<void> {
  if (!pageAt(registry, path)) throw new Error(`No page answers ${path}`);
  await renderAddress(path, {
    registry,
    load: loadFrom(modules),
    adapters: renderedAdapters(registry, true),
  });
}

/** @returns a loader for prerendering: all modules are present, and a missing one throws. */
const loadFrom =
  (modules: RenderRequest['modules']): RouteSources['load'] =>
  async <T,>(remote: string, module: string) => {
    const value = modules[remote]?.[module];
    if (!value) throw new Error(`${remote} has no module ${module}`);
    return { status: 'loaded', value: value as T };
  };

async function renderAddress(path: string, sources: RouteSources, { layoutOnly = false } = {}) {
  const routes = createRoutes(sources);
  const loaderData = await loadMatches(routes, path, sources.load, { layoutOnly });
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData } });
  return { rendered: await renderApp(router), route: routeAt(routes, path) ?? '' };
}

interface ClientDocumentRequest extends Omit<RenderRequest, 'modules'> {
  /** Shown until the page renders, to visitors with the login marker. */
  frame?: Rendered;
}

/** Document of a page that renders in the browser only, with the same initial scripts. */
export function clientDocument({ path, registry, scripts, frame }: ClientDocumentRequest): string {
  return documentHtml({
    path,
    registry,
    scripts,
    metadata: { title: brand.name, robots: 'noindex, nofollow' },
    structuredData: [],
    body: frame,
  });
}

async function renderApp(router: ReturnType<typeof createMemoryRouter>): Promise<Rendered> {
  const cache = createStyles();
  const html = await renderToText(<App router={router} styles={cache} />);
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  return { html, styles: styles.map(({ key, ids, css }) => ({ name: [key, ...ids].join(' '), css })) };
}

async function renderToText(element: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (error) => void failures.push(error),
    // Without streaming everything is in place: pages read completely without JavaScript.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
