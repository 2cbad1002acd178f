import type { LoginElsewhere } from '@vibrant-peak/shared/host';

/** Why the server refuses, by the names that it gives in the login page's address. */
const refusals: Record<string, string> = {
  away: 'The login of your company does not answer. Try again in a moment, or sign in another way.',
  denied: 'The login of your company did not let you in, or you have left it.',
  invalid: 'The login of your company took too long, or was not begun here. Try again.',
  unnamed:
    'The login of your company does not tell your email address. Ask those who look after its accounts.',
  unverified:
    'The login of your company does not say that your email address is yours (the claim "email_verified" is not true). Ask those who look after its accounts.',
  other:
    'Your address belongs to somebody here who signs in with another company account. A manager can unlink that account, under People.',
  unknown: 'Nobody here has the address of your company account. Ask a manager for an invitation.',
};

/** The server knows what comes next: it sends the browser to the company, and takes it back. */
export const companyLogin: LoginElsewhere = {
  label: 'Sign in with your company account',
  address: (to) => `/api/session/company?${new URLSearchParams({ to })}`,
  refusalIn: (search) => {
    const name = search.get('company') ?? '';
    return Object.hasOwn(refusals, name) ? refusals[name] : undefined;
  },
};
