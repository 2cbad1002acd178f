import { ErrorBoundary } from '@vibrant-peak/shared/island';
import { Outlet, useLoaderData } from 'react-router-dom';
import { FallbackLayout } from '../errors/FallbackLayout';
import { RemoteFailure } from '../errors/RemoteFailure';
import type { LoadedLayout } from './loaded';

/** The frame around pages. When its remote is missing, a plain one still has the link home. */
export function LayoutSlot() {
  const layout = useLoaderData<LoadedLayout>();

  if (layout.status === 'failed') {
    return (
      <FallbackLayout>
        <RemoteFailure remote={layout.remote} reason={layout.reason} />
      </FallbackLayout>
    );
  }
  const { component: Layout } = layout.value.layout;
  return (
    <ErrorBoundary
      fallback={() => (
        <FallbackLayout>
          <Outlet />
        </FallbackLayout>
      )}
    >
      <Layout />
    </ErrorBoundary>
  );
}
