import type { SessionState } from '@vibrant-peak/shared/host';
import { createStore } from '@vibrant-peak/shared/store';

export const nobody: SessionState = { person: null, hasEnded: false };

/** Who is signed in, as the server said last. */
export const sessionState = createStore(() => nobody);

/** Records that the server has ended the session. */
export function noteEnd(): void {
  sessionState.set((state) => (state.person ? { ...state, hasEnded: true } : state));
}
