import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { FailurePanel } from '../ui/FailurePanel';
import { ErrorBoundary } from './ErrorBoundary';
import { loadWithRetry } from './loadWithRetry';

interface OnDemandProps {
  /** Shown while the code is on its way. */
  fallback?: ReactNode;
}

type Outcome<P> = { Part: ComponentType<P> } | 'failed';

/**
 * Makes a part that visitors call up, such as a dialog: its code is fetched when it renders for the first time, or
 * earlier by `prefetch`. A fetch that failed is forgotten, so that the next one asks anew; after two silent retries a
 * panel in its place offers another.
 */
export function createOnDemand<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: Outcome<P> | undefined;
  let request: Promise<Outcome<P>> | undefined;

  const fetchPart = () => {
    request ??= loadWithRetry(load).then(
      (Part) => (loaded = { Part }),
      () => {
        request = undefined;
        return 'failed';
      },
    );
    return request;
  };

  function OnDemand({ fallback, ...props }: OnDemandProps & P) {
    const [outcome, setOutcome] = useState(loaded);
    const isMissing = outcome === undefined;

    useEffect(() => {
      if (!isMissing) return;
      let isMounted = true;
      void fetchPart().then((result) => isMounted && setOutcome(result));
      return () => {
        isMounted = false;
      };
    }, [isMissing]);

    if (outcome === undefined) return fallback;
    if (outcome === 'failed') {
      return (
        <FailurePanel {...missingPart} action={{ label: 'Retry', onClick: () => setOutcome(undefined) }} />
      );
    }
    return (
      <ErrorBoundary
        fallback={(reset) => <FailurePanel {...brokenPart} action={{ label: 'Try again', onClick: reset }} />}
      >
        <outcome.Part {...(props as unknown as P)} />
      </ErrorBoundary>
    );
  }

  // Somebody who pressed something before the page was alive is waiting, most likely for one of its parts.
  if (typeof window !== 'undefined' && window.earlyEvents?.length) void fetchPart();
  return Object.assign(OnDemand, { prefetch: () => void fetchPart() });
}

const panel = { mt: '8', takesFocus: true, withHome: true };

const missingPart = {
  ...panel,
  title: 'This part did not load',
  message: 'The connection may be weak. Everything else on this page keeps working.',
};

const brokenPart = {
  ...panel,
  title: 'This part stopped working',
  message: 'Something went wrong here. Everything else on this page keeps working.',
};
