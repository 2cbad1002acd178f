import { Suspense, lazy, type ComponentType } from 'react';
import { ErrorBoundary, loadWithRetry } from 'shared/island';

/**
 * A part of the shell whose code comes when it renders first. `StandIn` takes its place for good when the code cannot be had after two
 * silent retries, or throws: what the shell asks and tells has to reach its user in any case.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, StandIn: ComponentType<P>) {
  const Part = lazy(async () => ({ default: await loadWithRetry(load) })) as unknown as ComponentType<P>;
  return (props: P) => (
    <ErrorBoundary fallback={() => <StandIn {...props} />}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
