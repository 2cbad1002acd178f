import type { Right } from '@vibrant-peak/shared/contract';
import type { SessionState } from '@vibrant-peak/shared/host';
import { createStore } from '@vibrant-peak/shared/store';

export const nobody: SessionState = { person: null, hasEnded: false };

/** Who is signed in, as the server said last. */
export const sessionState = createStore(() => nobody);

/** Records that the server has ended the session. */
export function recordSessionEnd(): void {
  sessionState.set((state) => (state.person ? { ...state, hasEnded: true } : state));
}

/** Records a right that somebody has given to, or taken from, the person who is signed in. */
export function recordOwnRight(id: string, right: Right | 'mayHire', isGiven: boolean): void {
  sessionState.set((state) =>
    state.person?.id === id ? { ...state, person: { ...state.person, [right]: isGiven } } : state,
  );
}
