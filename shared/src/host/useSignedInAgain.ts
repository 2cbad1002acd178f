import { useEffect, useRef } from 'react';
import type { Person } from './session';
import { useSessionState } from './useSessionState';

/**
 * Calls back when somebody has signed in again over a page whose session had ended.
 * @param onSignedIn gets whether it is the same person.
 */
export function useSignedInAgain(onSignedIn: (isSamePerson: boolean) => void): void {
  const { person, hasEnded } = useSessionState();
  const ended = useRef<Person>(undefined);
  const latest = useRef(onSignedIn);
  useEffect(() => void (latest.current = onSignedIn));
  useEffect(() => {
    const before = ended.current;
    ended.current = hasEnded && person ? person : undefined;
    if (before && person && !hasEnded) latest.current(before.id === person.id);
  }, [person, hasEnded]);
}
