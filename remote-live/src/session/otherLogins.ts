import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import type { LoginHere, OtherLogin, Person } from '@vibrant-peak/shared/host';
import { ask } from '../api/ask';
import { hasPasskeys, promptForOwn, suggestOwn } from '../passkey/passkeyPrompt';
import { sessionState } from './sessionState';

/** The logins beside address and password that work in this browser. */
export const otherLogins = (): OtherLogin[] => (hasPasskeys() ? [passkeyLogin] : []);

const passkeyLogin: LoginHere = {
  label: 'Sign in with a passkey',
  logIn: async () => signIn(await promptForOwn()),
  suggest: async (signal) => signIn(await suggestOwn(signal)),
};

async function signIn(passkey: AuthenticationResponseJSON | undefined): Promise<boolean> {
  if (!passkey) return false;
  const { person } = await ask<{ person: Person }>('POST /session/passkey', { passkey });
  sessionState.set({ person, hasEnded: false });
  return true;
}
