import type { SignedIn } from './requireRoles';

/** What the site takes beyond a password. */
export interface Required {
  /** Whether passwords only open the way to add a passkey. */
  requiresPasskeys?: boolean;
  /** Whether passwords alone only open the way to set up a second factor. */
  requiresSecondFactor?: boolean;
}

/** What is missing to a session that opens nothing but the own sign-in; `null` for all others. */
export function mustAdd(
  { isStrong, hasCode }: Pick<SignedIn, 'isStrong' | 'hasCode'>,
  { requiresPasskeys, requiresSecondFactor }: Required,
): 'passkey' | 'second factor' | null {
  if (isStrong) return null;
  if (requiresPasskeys) return 'passkey';
  return requiresSecondFactor && !hasCode ? 'second factor' : null;
}
