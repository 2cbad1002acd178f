import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import type { LoginHere, OtherLogin, Person } from '@vibrant-peak/shared/host';
import { ask } from '../api/ask';
import { hasPasskeys, promptForOwn, suggestOwn } from '../passkey/passkeyPrompt';
import { companyLogin } from './companyLogin';
import { sessionState } from './sessionState';

/** The logins beside address and password that work on this site and in this browser. */
export const otherLogins = ({ hasCompanyLogin }: { hasCompanyLogin: boolean }): OtherLogin[] => [
  ...(hasPasskeys() ? [passkeyLogin] : []),
  ...(hasCompanyLogin ? [companyLogin] : []),
];

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
