import { staffPath } from '@vibrant-peak/shared/contract';
import type { RenderRequest, Rendered, ShellBundle } from '@vibrant-peak/shared/contract/shell';
import { renderedAdapters } from '../adapterSource';
import { metadataOf } from '../head/Head';
import { structuredDataOf } from '../head/structuredData';
import { pageAt } from '../registry/pageAt';
import type { Load } from '../remotes/loadFailure';
import type { LoadedPage } from '../routes/loaded';
import { documentHtml } from './documentHtml';
import { inlineScripts as compiled } from './inlineScripts';
import { renderPage } from './renderPage';
import { brand } from '@vibrant-peak/shared/content/brand';

export const origin = brand.url;
export { webManifest } from './webManifest';
export { mountOf } from '../mounts';
export { adapterViolationsOf, extensionViolationsOf, violationsOf } from '../policy';
export const inlineScripts = Object.values(compiled());
export { metadataOf } from '../head/Head';
export { pageAt } from '../registry/pageAt';

/**
 * Prerenders one address with the code that will hydrate it. An extension that throws renders
 * nothing.
 * @throws when the page's code throws: a broken page is never composed.
 */
export async function renderDocument({
  path,
  registry,
  scripts,
  styles,
  importMap,
  modules,
}: RenderRequest): Promise<string> {
  const load = loadFrom(modules);
  const { rendered, route } = await renderPage(path, {
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
    styles,
    importMap,
    metadata: metadataOf(data, path),
    structuredData: structuredDataOf(data, path),
    body: { ...rendered, route },
  });
}

/** The frame of a staff page: the layout around heading and skeleton. */
export async function renderStaffFrame({
  registry,
  modules,
  path,
}: Parameters<ShellBundle['renderStaffFrame']>[0]) {
  const { staff } = registry.layouts;
  if (!staff || !modules[staff.remote]?.[staff.module]) return undefined;
  // Its address is of no page, so that no entry of the sidebar is the current one.
  const { heading, navigation } = registry.pages.find((page) => page.path === path) ?? {};
  const frame = {
    path: `${staffPath}/frame`,
    remote: 'shell',
    module: 'frame',
    heading: heading ?? navigation?.label,
  };
  const { rendered } = await renderPage(
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

/**
 * Renders the first view of a staff page with login marker, as a test.
 * @throws when its code throws.
 */
export async function tryStaffPage({
  path,
  registry,
  modules,
}: Pick<RenderRequest, 'path' | 'registry' | 'modules'>): Promise<void> {
  if (!pageAt(registry, path)) throw new Error(`No page answers ${path}`);
  await renderPage(path, {
    registry,
    load: loadFrom(modules),
    adapters: renderedAdapters(registry, true),
  });
}

/** @returns a loader for prerendering: all modules are present, and a missing one throws. */
const loadFrom =
  (modules: RenderRequest['modules']): Load =>
  async <T,>(remote: string, module: string) => {
    const value = modules[remote]?.[module];
    if (!value) throw new Error(`${remote} has no module ${module}`);
    return { status: 'loaded', value: value as T };
  };

interface ClientDocumentRequest extends Omit<RenderRequest, 'modules'> {
  /** Shown until the page renders, to visitors with the login marker. */
  frame?: Rendered;
}

/** Document of a page that renders in the browser only, with the same initial scripts. */
export function clientDocument({
  path,
  registry,
  scripts,
  styles,
  importMap,
  frame,
}: ClientDocumentRequest): string {
  return documentHtml({
    path,
    registry,
    scripts,
    styles,
    importMap,
    metadata: { title: brand.name, robots: 'noindex, nofollow' },
    structuredData: [],
    body: frame,
  });
}
