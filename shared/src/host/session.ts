import type { Right, Role } from '../contract/index';
import type { Watchable } from './watchable';

/** What the login form asks for. */
export interface Credentials {
  username: string;
  password: string;
  /** Of a second factor: the form asks for it after a refusal that says so. */
  code?: string | undefined;
}

/** Why a login is refused. */
export interface LoginRefusal extends Error {
  /** `code` when username and password are right, and the code is missing or wrong. */
  field?: string | undefined;
}

/** Somebody with a session of their own. */
export interface Person extends Partial<Record<Right, boolean>> {
  id: string;
  name: string;
  email: string;
  role: Role;
}

export interface SessionState {
  /** Who is logged in, or was when the session ended. */
  person: Person | null;
  /**
   * The session ended automatically, such as after hours without use: the same page goes on after
   * another login.
   */
  hasEnded: boolean;
}

/** A login that takes place on this page, such as by a passkey. */
export interface LoginHere {
  /** On its button. */
  label: string;
  /**
   * Ends with `true` when the user is logged in, with `false` when the user has changed their mind.
   * @throws, as a rejection, with the reason when the login is refused.
   */
  logIn: () => Promise<boolean>;
  /**
   * Offers the login among the browser's suggestions for the username, where the browser can do
   * that. Ends as `logIn` does, with `false` when there is nothing to offer and when the signal
   * ends the offer.
   */
  suggest?: (signal: AbortSignal) => Promise<boolean>;
}

/** A login that takes place on a page elsewhere, such as that of a company for all its programs. */
export interface LoginElsewhere {
  /** On its link. */
  label: string;
  /**
   * Address of that page, on this site.
   * @param to the staff page to which it leads back, with its query.
   */
  address: (to: string) => string;
  /**
   * Why it was refused, when it has led back to the login page.
   * @param search the query of the login page.
   */
  refusalIn: (search: URLSearchParams) => string | undefined;
}

export type OtherLogin = LoginHere | LoginElsewhere;

/**
 * Access to the staff area. `testSession` of `@vibrant-peak/shared/testing` tests this contract.
 */
export interface SessionPort {
  /** Known without waiting, because routes ask for it. */
  isLoggedIn: () => boolean;
  /**
   * Ends when the user is logged in. The default profile stores the login marker and needs no
   * credentials: its login form has compared them with those of the demo.
   * Rejects with a `LoginRefusal` that has the reason when the login is refused or cannot be stored.
   */
  logIn: (credentials?: Credentials) => Promise<void>;
  /**
   * Logins beside username and password that work in this browser, in the order of their buttons.
   */
  otherLogins?: readonly OtherLogin[];
  /** Without effect when nobody is logged in. */
  logOut: () => Promise<void>;
  /**
   * Gives the user a right, where managers may do that.
   * Rejects with the reason when it is refused or cannot be saved.
   */
  takeRight?: (right: Right) => Promise<void>;
  /** Of sessions that belong to people; without it nobody is known by name. */
  state?: Watchable<SessionState>;
}
