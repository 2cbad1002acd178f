import type { Generated, Kysely } from 'kysely';
import type { Role } from '@vibrant-peak/shared/contract';

/** Times are ISO 8601 in UTC, which sorts as text. Lists and values are JSON. */
export interface Tables {
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
  records: RecordsTable;
  versions: VersionsTable;
  saves: SavesTable;
  publications: PublicationsTable;
  preview_passes: PreviewPassesTable;
  log: LogTable;
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
  hidden_pictures: HiddenPicturesTable;
  previews: PreviewsTable;
  conversations: ConversationsTable;
  conversation_reads: ConversationReadsTable;
  messages: MessagesTable;
  attachments: AttachmentsTable;
  outbox: OutboxTable;
}

/** The database, or a change in it. */
export type Queries = Kysely<Tables>;

/** The database for those who only read. `getExecutor` tells which database it is. */
export type Reading = Pick<Queries, 'selectFrom' | 'getExecutor'>;

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
  created_at: string;
}

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

/** Questions to authenticators and to the company's login; each is answered once. */
interface ChallengesTable {
  challenge: string;
  purpose: 'add' | 'join' | 'sign in' | 'company';
  /** Id of the person who gets the passkey; `null` for signing in. */
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

/** The state of each record. */
interface RecordsTable {
  collection: string;
  id: string;
  /** Number of the newest version. */
  version: number;
  /** Number of the version on the site; `null` for a record that is not there. */
  published_version: number | null;
  created_at: string;
}

/** All that a record has been. */
interface VersionsTable {
  collection: string;
  id: string;
  version: number;
  /** `null` when this version is a deletion. */
  value: string | null;
  person: string | null;
  person_name: string;
  saved_at: string;
}

/** Answers to saves, by the client's key, so that repeated requests save nothing twice. */
interface SavesTable {
  person: string;
  key: string;
  /** Hash of what was asked. */
  request: string;
  answer: string;
  saved_at: string;
}

/** What went live, or was to. One of them is on the site. */
interface PublicationsTable {
  id: string;
  state: 'waiting' | 'unconfirmed' | 'withdrawn' | 'composing' | 'live' | 'replaced' | 'failed';
  /** Why it failed, in words. */
  problem: string | null;
  /** Hash of the content's release. It identifies the publication that is live. */
  release: string;
  /** The records that it changed: `PublishedRecord[]`. */
  records: string;
  /** Versions of all records with it, by `collection/id`. */
  versions: string;
  note: string;
  person: string | null;
  person_name: string;
  ip: string;
  at: string;
  /** When it is to begin, where it does not begin at once. */
  due_at: string | null;
  /** Composing counts as failed from then on. */
  until: string;
}

/** Who may see previews, at hosts of their own to which the session's cookie is not sent. */
interface PreviewPassesTable {
  /** Hash of the secret: of the link at first, then of the cookie. */
  hash: string;
  /** Hash of the session's token; a pass ends with its session. */
  session: string;
  made_at: string;
  is_used: number;
}

interface LogTable {
  id: Generated<number>;
  at: string;
  person: string | null;
  person_name: string;
  action: string;
  subject: string;
  details: string;
  ip: string;
}

interface PicturesTable {
  /** Begins the names of its files, such as `harbor.0a1b2c3d`. */
  name: string;
  /** Of the bytes of its files. */
  hash: string;
  /** What it shows; empty until somebody says so. */
  alt: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** Bytes of all files. */
  size: number;
  person: string | null;
  person_name: string;
  uploaded_at: string;
}

interface PictureFilesTable {
  picture: string;
  width: number;
  /** AVIF. */
  bytes: Buffer;
}

/** Uploaded pictures that were never on the site, also removed ones: previews may use them. */
interface HiddenPicturesTable {
  name: string;
}

/** Previews of the last days. */
interface PreviewsTable {
  composition: number;
  /** The drafts in it: `Choice[]`. */
  records: string;
  made_at: string;
}

export type ConversationState = 'open' | 'waiting' | 'answered' | 'archived' | 'spam';
export type ApplicationStage = 'new' | 'talking' | 'offer' | 'hired' | 'no';

/** What one person wrote through one form, with all answers to it. */
interface ConversationsTable {
  id: Generated<number>;
  kind: 'contact' | 'application';
  /** Chosen by the form once per filling, so that a repeated request stores nothing twice. */
  form_key: string;
  /** Of the sender's address, for limits. */
  network: string;
  name: string;
  /** In lower case. */
  email: string;
  /** Of applications; otherwise empty. */
  phone: string;
  /** Of applications: the position. */
  subject: string;
  state: ConversationState;
  /** Why it looks like spam, in words; `null` for others. */
  spam_reason: string | null;
  /** Of applications. */
  stage: ApplicationStage | null;
  /** Who answers it. */
  taken_by: string | null;
  created_at: string;
  updated_at: string;
  /** When it was moved to the bin. */
  deleted_at: string | null;
}

interface ConversationReadsTable {
  conversation: number;
  person: string;
  read_at: string;
}

interface MessagesTable {
  id: Generated<number>;
  conversation: number;
  /** `automatic` and `bounce` were received, but no person wrote them. */
  kind: 'received' | 'sent' | 'note' | 'automatic' | 'bounce';
  /** The colleague who wrote it; `null` for visitors. */
  person: string | null;
  /** The author's name. */
  author: string;
  text: string;
  /** `Message-ID` of the mail; `null` for forms and notes. */
  message_id: string | null;
  at: string;
}

interface AttachmentsTable {
  id: Generated<number>;
  message: number;
  name: string;
  /** Media type, by the content of the file. */
  type: string;
  /** In bytes. */
  size: number;
  /** Why nobody may open it, in words; `null` for others. */
  refused: string | null;
  bytes: Buffer;
}

/** Mail that waits for the mail server, was sent or has failed. */
interface OutboxTable {
  id: string;
  /** What it is for, such as `reply`. */
  kind: string;
  conversation: number | null;
  /** The same at each attempt, so that receivers recognize a repeated mail. */
  message_id: string;
  recipient: string;
  /** `Mail`, as JSON. */
  mail: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  /** When the next attempt begins. A server that sends it moves this time ahead first. */
  next_at: string;
  /** Why the last attempt failed, in words. */
  problem: string | null;
  created_at: string;
  sent_at: string | null;
}
