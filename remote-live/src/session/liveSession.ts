import type { Person, SessionPort } from '@vibrant-peak/shared/host';
import { ask } from '../api/ask';
import { isRefusal } from '../api/refusal';
import { nobody, recordOwnRight, sessionState } from './sessionState';

/**
 * Asks the server who is signed in.
 * @returns its settings for signing in.
 * @throws when it does not answer.
 */
export async function readSession(): Promise<{ hasCompanyLogin: boolean }> {
  const { person, hasCompanyLogin } = await ask<{ person: Person | null; hasCompanyLogin: boolean }>(
    'GET /session',
  );
  sessionState.set({ person, hasEnded: false });
  return { hasCompanyLogin };
}

/** The server's session, in a cookie that scripts cannot read. */
export const liveSession: SessionPort = {
  isLoggedIn: () => {
    const { person, hasEnded } = sessionState.get();
    return person !== null && !hasEnded;
  },
  logIn: async ({ username: email, password, code } = { username: '', password: '' }) => {
    const { person } = await ask<{ person: Person }>('POST /session', {
      email,
      password,
      ...(code && { code }),
    });
    sessionState.set({ person, hasEnded: false });
  },
  logOut: async () => {
    await ask('DELETE /session').catch((error: unknown) => {
      // It has ended already.
      if (!isRefusal(error, 401)) throw error;
    });
    sessionState.set(nobody);
  },
  takeRight: async (right) => {
    const { person } = sessionState.get();
    if (!person) return;
    await ask(`PATCH /people/${person.id}`, { [right]: true });
    recordOwnRight(person.id, right, true);
  },
  state: sessionState,
};
