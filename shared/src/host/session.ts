import type { Saved } from './records';

/** What the login form asks for. */
export interface Credentials {
  username: string;
  password: string;
}

/** Who may see the staff area. `testSession` of `@vibrant-peak/shared/testing` holds what is promised here. */
export interface SessionPort {
  /** Known without waiting, because routes ask for it. */
  isLoggedIn: () => boolean;
  /**
   * Ends when the user is logged in. The default profile stores the login marker and needs no credentials: its login form has
   * compared them with those of the demo.
   * @throws with the reason, or rejects, when the login is refused or cannot be kept.
   */
  logIn: (credentials?: Credentials) => Saved<void>;
  /** Without effect when nobody is logged in. */
  logOut: () => Saved<void>;
}
