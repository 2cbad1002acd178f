import { ErrorBoundary } from '@vibrant-peak/shared/island';
import { useLoaderData, useLocation } from 'react-router-dom';
import { NotFoundPage } from '../errors/NotFoundPage';
import { RemoteFailure } from '../errors/RemoteFailure';
import { isAddressOf } from '../registry/pageAt';
import type { LoadedPage } from './loaded';

/** Shows the page, or the panel that explains why it is missing. */
export function PageSlot() {
  const page = useLoaderData<LoadedPage>();
  const { pathname } = useLocation();

  if (page.status === 'failed') return <RemoteFailure remote={page.remote} reason={page.reason} />;
  if (!isAddressOf(page.value.page, pathname)) return <NotFoundPage />;
  const { component: Page } = page.value.page;
  return (
    <ErrorBoundary key={pathname} fallback={(reset) => <RemoteFailure reason="broken" onRetry={reset} />}>
      <Page key={pathname} />
    </ErrorBoundary>
  );
}
