import { useState } from 'react';
import { useSessionState, type SessionState } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';

const SignInAgain = createLazyPart(async () => (await import('./SignInAgain')).SignInAgain);

/**
 * Asks to sign in again over the page when a session has ended by itself: what was typed stays where it is. Once dismissed, it asks with
 * the next call that the server refuses.
 */
export function EndedSession() {
  const state = useSessionState();
  const [dismissed, setDismissed] = useState<SessionState>();
  const { person, hasEnded } = state;
  if (!person || !hasEnded || state === dismissed) return null;
  return <SignInAgain email={person.email} onDismiss={() => setDismissed(state)} />;
}
