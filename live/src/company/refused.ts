/**
 * Why a sign-in with the company's login is refused: it does not answer; it says no, or the person has left it; its answer belongs to no
 * sign-in of this browser, or was used before; it tells no address, or does not vouch for it; nobody here has the address; whoever has it
 * signs in with another account.
 */
type Refusal = 'away' | 'denied' | 'invalid' | 'unnamed' | 'unverified' | 'unknown' | 'other';

/** A sign-in that is refused: the browser goes back to the login page, which has the words. */
export class Refused extends Error {
  constructor(
    readonly why: Refusal,
    cause?: unknown,
  ) {
    super(`The company's login: ${why}`, { cause });
  }
}
