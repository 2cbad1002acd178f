/** What the site takes beyond a password. */
export interface Required {
  /** Whether passwords only open the way to add a passkey. */
  requiresPasskeys?: boolean;
  /** Whether passwords alone only open the way to set up a second factor. */
  requiresSecondFactor?: boolean;
}

/** What a session has shown beyond a password. */
export interface Strength {
  /** Whether it began with a passkey or the login of the company, or has added a passkey. */
  isStrong: boolean;
  /** Whether it began with a password and a code, or has confirmed a second factor. */
  hasCode: boolean;
}

/** What is missing to a session that opens nothing but the own sign-in; `null` for all others. */
export function missingFactor(
  { isStrong, hasCode }: Strength,
  { requiresPasskeys, requiresSecondFactor }: Required,
): 'passkey' | 'second factor' | null {
  if (isStrong) return null;
  if (requiresPasskeys) return 'passkey';
  return requiresSecondFactor && !hasCode ? 'second factor' : null;
}
