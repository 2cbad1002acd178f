import { useState } from 'react';
import { useSessionState, type SessionState } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';

const SignInAgain = createLazyPart(async () => (await import('./SignInAgain')).SignInAgain);

/**
 * Asks to sign in again in a dialog when the session has ended, so that typed text stays. After a
 * dismissal it asks again with the next refused call.
 */
export function EndedSession() {
  const state = useSessionState();
  const [dismissed, setDismissed] = useState<SessionState>();
  const { person, hasEnded } = state;
  if (!person || !hasEnded || state === dismissed) return null;
  return <SignInAgain email={person.email} onDismiss={() => setDismissed(state)} />;
}
