import { Container, FailurePanel } from '@vibrant-peak/shared/ui';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { FailureReason } from '../remotes/loadFailure';
import { watchRecovery } from '../remotes/watchRecovery';

const messages: Record<FailureReason, { title: string; message: string }> = {
  unreachable: {
    title: 'This page did not load',
    message:
      'The connection may be weak, or this part of the site is being updated. Please try again in a moment.',
  },
  broken: {
    title: 'This page stopped working',
    message: 'Something went wrong on our side. The rest of the site keeps working.',
  },
  incompatible: {
    title: 'This page needs a newer version of the site',
    message:
      'Reload the page to get the newest version. If that does not help, please come back a little later.',
  },
};

interface RemoteFailureProps {
  reason: FailureReason;
  /** Name of the missing remote, shown in `data-remote` for debugging. */
  remote?: string;
  /** The action of Retry; by default it loads the missing modules again. */
  onRetry?: () => void;
}

/** Replaces a page whose remote is missing or broken, until it is loaded. */
export function RemoteFailure({ reason, remote, onRetry }: RemoteFailureProps) {
  const { revalidate, state } = useRevalidator();
  const [hasRetried, setRetried] = useState(false);
  useEffect(() => {
    if (reason === 'unreachable') return watchRecovery(() => void revalidate());
    // Each new `state` may start scripts that arrive after the attempt has ended.
  }, [reason, revalidate, state]);
  useEffect(() => leaveFocusOnMain, []);
  const loadAgain = () => {
    setRetried(true);
    // With HTTP/1.1 six stuck requests block a host.
    window.stop();
    void revalidate();
  };
  return (
    <Container py={{ base: '24', md: '32' }}>
      <FailurePanel
        {...messages[reason]}
        data-remote={remote}
        aria-busy={state === 'loading'}
        action={{
          label: state === 'loading' ? 'Trying…' : 'Retry',
          onClick: onRetry ?? loadAgain,
        }}
        withReload={hasRetried && state === 'idle'}
        withHome
        takesFocus
      />
    </Container>
  );
}

/** When the removed panel had the focus, the focus goes to the page that replaces it. */
function leaveFocusOnMain(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}
