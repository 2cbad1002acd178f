import type { LayoutModule, PageModule, Registry, RegistryPage } from 'shared/contract';
import { redirectDocument, replace, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { UnexpectedErrorPage } from '../errors/UnexpectedErrorPage';
import { NotFoundPage } from '../errors/NotFoundPage';
import type { Mount } from 'shared/contract/shell';
import { loginPath, mountOf, staffPath } from '../mounts';
import type { Loaded } from '../remotes/loadFailure';
import { LayoutSlot } from './LayoutSlot';
import { PageSkeleton } from './PageSkeleton';
import { PageSlot } from './PageSlot';
import { Root } from './Root';

export interface RouteSources {
  registry: Registry;
  load: <T>(remote: string, module: string) => Promise<Loaded<T>>;
  isLoggedIn: () => boolean;
}

export type LoadedPage = Loaded<{ page: PageModule }>;
export type LoadedLayout = Loaded<{ layout: LayoutModule }>;

/**
 * All routes of the site: pages and layouts come from the registry, their places from the mounts. Loaders never
 * throw: what could not be loaded is a value that the slots turn into a panel.
 */
export function createRoutes({ registry, load, isLoggedIn }: RouteSources): RouteObject[] {
  const pagesIn = (layout: Mount['layout']) =>
    registry.pages.filter(({ path }) => mountOf(path).layout === layout);

  const guarded =
    (mount: Mount, loader: LoaderFunction): LoaderFunction =>
    (context) =>
      !mount.isGuarded || isLoggedIn() ? loader(context) : replace(loginPath);

  const pageRoute = (page: RegistryPage): RouteObject => ({
    id: page.path,
    path: page.path,
    loader: guarded(mountOf(page.path), () => load(page.remote, page.module)),
    shouldRevalidate: isRetry,
    element: <PageSlot key={page.path} />,
  });

  const layoutRoute = (mount: 'public' | 'staff', fallbackPath: string): RouteObject => ({
    id: `layout:${mount}`,
    loader: guarded(mountOf(fallbackPath), () => loadLayout(mount)),
    shouldRevalidate: isRetry,
    element: <LayoutSlot key={mount} />,
    children: [
      ...pagesIn(mount).map(pageRoute),
      {
        id: `not-found:${mount}`,
        path: fallbackPath === '/' ? '*' : `${fallbackPath}/*`,
        element: <NotFoundPage />,
      },
    ],
  });

  async function loadLayout(mount: 'public' | 'staff'): Promise<Loaded<unknown>> {
    const layout = registry.layouts[mount];
    if (layout) return load(layout.remote, layout.module);
    return {
      status: 'failed',
      remote: mount,
      reason: 'unreachable',
      error: new Error(`No remote offers the ${mount} layout`),
    };
  }

  /** Public documents do not know the staff area: the server answers with a document that does. */
  const staffDoor: RouteObject = {
    id: 'staff-door',
    path: `${staffPath}/*`,
    loader: ({ request }) => redirectDocument(request.url),
    element: <PageSkeleton />,
  };

  return [
    {
      id: 'root',
      element: <Root registry={registry} />,
      errorElement: <UnexpectedErrorPage />,
      hydrateFallbackElement: <PageSkeleton />,
      children: [
        ...pagesIn(undefined).map(pageRoute),
        registry.audience === 'staff' ? layoutRoute('staff', staffPath) : staffDoor,
        layoutRoute('public', '/'),
      ],
    },
  ];
}

/** Pages and layouts are loaded once; only the Retry of a panel asks for them again. */
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
