import type { ColumnType, Generated } from 'kysely';

/** What visitors wrote, and what staff make of it. */
export interface InboxTables {
  conversations: ConversationsTable;
  conversation_reads: ConversationReadsTable;
  messages: MessagesTable;
  attachments: AttachmentsTable;
  saved_answers: SavedAnswersTable;
  mentions: MentionsTable;
  unsent_texts: UnsentTextsTable;
  unsent_files: UnsentFilesTable;
  confirmations: ConfirmationsTable;
  settings: SettingsTable;
  conversation_search_due: SearchDueTable;
}

export type ConversationState = 'open' | 'waiting' | 'answered' | 'archived' | 'spam';
export type ApplicationStage = 'new' | 'talking' | 'offer' | 'hired' | 'no';

/** What one person wrote through one form, with all answers to it. */
interface ConversationsTable {
  id: Generated<number>;
  kind: 'contact' | 'application';
  /** Chosen by the form once per submission, so that a repeated request stores nothing twice. */
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

/** Conversations whose words have changed since they were indexed. */
interface SearchDueTable {
  conversation: number;
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
  /** Who wrote and got the mail: `MailAddresses` as JSON; `null` for others and older ones. */
  addresses: Generated<string | null>;
  /** Distinguishes received mails with one `Message-ID`; `null` for others and older ones. */
  fingerprint: Generated<string | null>;
  /** When it was sent, or when the mail server got it. */
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
  /** Whether the virus scanner has not looked at it yet, as 0 or 1. */
  awaits_scan: Generated<number>;
  bytes: ColumnType<Buffer, Uint8Array, Uint8Array>;
}

/** Answers that people insert into a reply. */
interface SavedAnswersTable {
  id: string;
  title: string;
  /** With placeholders such as `{name}`. */
  text: string;
  deleted_at: string | null;
}

/** Colleagues named in the notes of a conversation. */
interface MentionsTable {
  conversation: number;
  person: string;
}

/** What somebody has typed and not sent. */
interface UnsentTextsTable {
  conversation: number;
  person: string;
  use: UnsentUse;
  text: string;
  updated_at: string;
}

/** A file of a reply that is not sent yet. */
interface UnsentFilesTable extends Omit<AttachmentsTable, 'message' | 'refused' | 'awaits_scan'> {
  conversation: number;
  person: string;
}

/** What a text becomes. */
export type UnsentUse = 'note' | 'reply';

/** Who got a confirmation, for a day. */
interface ConfirmationsTable {
  /** The address, without what senders vary in it. */
  mailbox: string;
  sent_at: string;
}

/** What managers have set. */
interface SettingsTable {
  name: string;
  /** JSON. */
  value: string;
}
