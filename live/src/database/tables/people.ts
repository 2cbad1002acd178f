import type { Role } from '@vibrant-peak/shared/contract';
import type { Generated } from 'kysely';

/** Who signs in, and how. */
export interface PeopleTables {
  people: PeopleTable;
  sessions: SessionsTable;
  invitations: InvitationsTable;
  passkeys: PasskeysTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  company_accounts: CompanyAccountsTable;
  challenges: ChallengesTable;
  attempts: AttemptsTable;
  devices: DevicesTable;
  password_requests: PasswordRequestsTable;
  password_links: PasswordLinksTable;
}

interface PeopleTable {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  role: Role;
  /** Hash of the password; `null` for people who sign in with passkeys alone. */
  password: string | null;
  /** 1 for people who may see applications. */
  may_hire: Generated<number>;
  /** 1 for people who may write and send invoices. */
  may_invoice: Generated<number>;
  /** 1 for people who may issue and void invoices and note payments. */
  may_issue: Generated<number>;
  created_at: string;
  /** How often mails announce new messages. */
  notices: Generated<Notices>;
  /** Id of the last news that a mail has announced, or that came before the choice. */
  noticed_news: Generated<number>;
  /** When the last of these mails was written. */
  noticed_at: Generated<string | null>;
}

/** How often mails announce new messages to a person. */
export type Notices = 'each' | 'hourly' | 'daily' | 'never';

interface SessionsTable {
  /** Hash of the token in the cookie. */
  hash: string;
  person: string;
  created_at: string;
  seen_at: string;
  ip: string;
  browser: string;
  /** 1 when it began with a passkey or the login of the company, or has added a passkey. */
  is_strong: Generated<number>;
  /** 1 when it began with a password and a code, or has confirmed a second factor. */
  has_code: Generated<number>;
  /** When its person has last shown who it is, after the sign-in. */
  proven_at: Generated<string | null>;
}

interface InvitationsTable {
  /** Hash of the token in the link. */
  hash: string;
  role: Role;
  /** `null` in the link of the first start: that person names an address. */
  email: string | null;
  invited_by: string | null;
  expires_at: string;
}

interface PasskeysTable {
  /** Id of the credential, as the authenticator made it. */
  id: string;
  person: string;
  label: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: string;
}

/** The secret that a person's authenticator app has, too. */
interface SecondFactorsTable {
  person: string;
  /** In base32. */
  secret: string;
  /** 0 until a first code has shown that the app has the secret. */
  is_confirmed: number;
  /** The time step of the last code that was taken: it and earlier ones are taken no more. */
  last_counter: number;
}

/** Those that have not been used. */
interface RecoveryCodesTable {
  person: string;
  hash: string;
}

/** Accounts of the company's login, each bound to one person at the first sign-in. */
interface CompanyAccountsTable {
  issuer: string;
  /** The issuer's own id of the account (`sub`), which it gives to nobody else. */
  subject: string;
  person: string;
  bound_at: string;
}

/**
 * Questions to authenticators and to the company's login; each is answered once. Those for signing in
 * with a passkey are here once they were answered.
 */
interface ChallengesTable {
  challenge: string;
  purpose: 'add' | 'join' | 'sign in' | 'company';
  /** Id of the passkey's future owner; `null` for signing in. */
  person: string | null;
  expires_at: string;
}

/** Browsers in which people have signed in. */
interface DevicesTable {
  /** Hash of the secret in the cookie. */
  hash: string;
  person: string;
  seen_at: string;
}

/** Failures to sign in, by account, address and known device. */
interface AttemptsTable {
  key: string;
  failures: number;
  last_at: string;
}

/** Typed addresses of people who have forgotten their password, whether they are known or not. */
interface PasswordRequestsTable {
  id: string;
  email: string;
}

/** One for each person; another one replaces it. */
interface PasswordLinksTable {
  person: string;
  /** Hash of the link's secret. */
  hash: string;
  made_at: string;
}
