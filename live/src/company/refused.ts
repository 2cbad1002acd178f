/**
 * Why a sign-in with the company's login is refused.
 * - `away`: the login does not answer.
 * - `denied`: it refuses, or the person has left it.
 * - `invalid`: its answer belongs to no sign-in of this browser, or was used before.
 * - `unnamed`: it sends no address. `unverified`: it does not vouch for the address.
 * - `unknown`: nobody here has the address. `other`: its owner uses another account.
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
