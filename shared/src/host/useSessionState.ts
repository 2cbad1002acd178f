import { useSyncExternalStore } from 'react';
import { useHost } from './HostProvider';
import type { SessionState } from './session';
import type { Watchable } from './watchable';

const unknown: SessionState = { person: null, hasEnded: false };
const ofNobody: Watchable<SessionState> = { get: () => unknown, subscribe: () => () => undefined };

/**
 * Who is logged in, where people have sessions of their own. Nobody in prerendered HTML; the actual
 * person follows right after hydration.
 */
export function useSessionState(): SessionState {
  const { state = ofNobody } = useHost().session;
  return useSyncExternalStore(state.subscribe, state.get, ofNobody.get);
}
