import { loginPath, staffPath, type Area, type Registry } from '@vibrant-peak/shared/contract';
import { redirectDocument, replace, type LoaderFunction, type RouteObject } from 'react-router-dom';
import type { AdapterSource } from '../adapterSource';
import { UnexpectedErrorPage } from '../errors/UnexpectedErrorPage';
import { NotFoundPage } from '../errors/NotFoundPage';
import type { Mount } from '@vibrant-peak/shared/contract/shell';
import { mountOf } from '../mounts';
import type { Load, Loaded } from '../remotes/loadFailure';
import { returnTo } from './returnTo';
import { LayoutSlot } from './LayoutSlot';
import type { ModuleSource } from './loaded';
import { PageSkeleton } from './PageSkeleton';
import { PageSlot } from './PageSlot';
import { Root } from './Root';
import { StaffSkeleton } from './StaffSkeleton';

export interface RouteSources {
  registry: Registry;
  load: Load;
  adapters: AdapterSource;
}

/**
 * All routes of the site: pages and layouts of the registry below the paths of the mounts. Loaders
 * never throw: slots show a failed load as a panel.
 */
export function createRoutes(sources: RouteSources): RouteObject[] {
  const { registry, load, adapters } = sources;
  return [
    {
      id: 'root',
      element: <Root registry={registry} load={load} adapters={adapters} />,
      errorElement: <UnexpectedErrorPage />,
      hydrateFallbackElement: <PageSkeleton />,
      children: [
        ...pageRoutes(sources, undefined),
        registry.audience === 'staff' ? layoutRoute(sources, 'staff', staffPath) : staffRedirect,
        layoutRoute(sources, 'public', '/'),
      ],
    },
  ];
}

function pageRoutes(sources: RouteSources, layout: Mount['layout']): RouteObject[] {
  const Skeleton = layout === 'staff' ? StaffSkeleton : PageSkeleton;
  return sources.registry.pages
    .filter(({ path }) => mountOf(path).layout === layout)
    .map(({ path, remote, module, heading, navigation }) => ({
      id: path,
      path,
      handle: { remote, module } satisfies ModuleSource,
      loader: guarded(sources, path, () => sources.load(remote, module)),
      shouldRevalidate: isRetry,
      element: <PageSlot key={path} />,
      hydrateFallbackElement: <Skeleton heading={heading ?? navigation?.label} />,
    }));
}

/** @param path root path of the pages in the layout. */
const layoutRoute = (sources: RouteSources, mount: Area, path: string): RouteObject => ({
  id: `layout:${mount}`,
  handle: sources.registry.layouts[mount] satisfies ModuleSource | undefined,
  loader: guarded(sources, path, () => loadLayout(sources, mount)),
  shouldRevalidate: isRetry,
  element: <LayoutSlot key={mount} />,
  children: [
    ...pageRoutes(sources, mount),
    {
      id: `not-found:${mount}`,
      path: path === '/' ? '*' : `${path}/*`,
      element: <NotFoundPage />,
    },
  ],
});

/**
 * No page loads before the session is known. The live login returns to the page; the default login
 * leads to the dashboard, which links to it.
 */
function guarded({ adapters }: RouteSources, path: string, loader: LoaderFunction): LoaderFunction {
  const { isGuarded } = mountOf(path);
  return async (context) => {
    const opened = await adapters.open();
    if (opened.status === 'failed') return opened;
    const { pathname, search } = new URL(context.request.url);
    const page = pathname + search;
    if (!isGuarded || opened.value.session.isLoggedIn()) {
      if (page === returnTo.get()) returnTo.set(undefined);
      return loader(context);
    }
    if (path === staffPath) return replace(loginPath);
    if (adapters.profile === 'live') return replace(`${loginPath}?${new URLSearchParams({ to: page })}`);
    returnTo.set(page);
    return replace(loginPath);
  };
}

async function loadLayout({ registry, load }: RouteSources, mount: Area): Promise<Loaded<unknown>> {
  const layout = registry.layouts[mount];
  if (layout) return load(layout.remote, layout.module);
  return {
    status: 'failed',
    remote: mount,
    reason: 'unreachable',
    error: new Error(`No remote offers the ${mount} layout`),
  };
}

/** Public documents do not include the staff area: the server answers with a document that does. */
const staffRedirect: RouteObject = {
  id: 'staff-redirect',
  path: `${staffPath}/*`,
  loader: ({ request }) => redirectDocument(request.url),
  element: <PageSkeleton />,
};

/** Pages and layouts are loaded once; only Retry loads them again. */
function isRetry({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}) {
  return defaultShouldRevalidate && currentUrl.href === nextUrl.href;
}
