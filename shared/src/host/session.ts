import type { Role } from '../contract/index';
import type { Saved } from './records';
import type { Watchable } from './watchable';

/** What the login form asks for. */
export interface Credentials {
  username: string;
  password: string;
}

/** Somebody with a session of their own. */
export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
}

export interface SessionState {
  /** Who is logged in, or was when the session ended. */
  person: Person | null;
  /** The session ended by itself, such as after hours without use: the same page goes on after another login. */
  hasEnded: boolean;
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
  /** Of sessions that belong to people; without it nobody is known by name. */
  state?: Watchable<SessionState>;
}
