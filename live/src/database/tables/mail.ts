import type { Generated } from 'kysely';

/** Mails out and in, and webhooks. */
export interface MailTables {
  outbox: OutboxTable;
  keys: KeysTable;
  mailboxes: MailboxesTable;
  mailbox_faults: MailboxFaultsTable;
  left_mails: LeftMailsTable;
  mail_attempts: MailAttemptsTable;
  webhooks: WebhooksTable;
  news: NewsTable;
  passed_news: PassedNewsTable;
  passed_webhook_news: PassedWebhookNewsTable;
  mail_server: MailServerTable;
}

/** Mails, and messages for webhooks, that wait, were sent or have failed. */
interface OutboxTable {
  id: string;
  /** What it is for, such as `reply`. */
  kind: string;
  conversation: number | null;
  /** The invoice that it brings to its client. */
  invoice: Generated<number | null>;
  /** The same at each attempt, so that receivers recognize a repeated mail. */
  message_id: string;
  /** Address of mail, or of the webhook. */
  recipient: string;
  /** `Mail`, or `WebhookCall` where the kind is `webhook`; as JSON. */
  mail: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  /** When the next attempt begins. A server that sends it moves this time ahead first. */
  next_at: string;
  /** Why the last attempt failed, in words. Of a sent mail: who reports that it came back. */
  problem: string | null;
  created_at: string;
  /** When it was last sent again by a press, from when its age counts. */
  retried_at: Generated<string | null>;
  sent_at: string | null;
}

/** Keys that sign what the site recognizes again, made at the first use. */
interface KeysTable {
  name: 'replies' | 'passkeys';
  secret: string;
}

/** How far a mailbox has been read. */
interface MailboxesTable {
  /** User, server and folder, without the password: see `mailboxName`. */
  name: string;
  /** Its `UIDVALIDITY`: with another one, the mails have other numbers. */
  validity: string;
  /** Number of the last mail. */
  uid: number;
  /** Older mails count for nothing. */
  since: string;
}

/** A mailbox that cannot be read. */
interface MailboxFaultsTable {
  /** As in `mailboxes`. */
  mailbox: string;
  /** Why, in words. */
  problem: string;
  since: string;
}

/** Mails of the last days that stay in the mailbox. */
interface LeftMailsTable {
  message_id: string;
  /** Name and address. */
  sender: string;
  subject: string;
  /** Why, in words. */
  reason: string;
  /** When the mail server got it. */
  at: string;
}

/** A mail of a mailbox that is being read, or that could not be read. */
interface MailAttemptsTable {
  mailbox: string;
  validity: string;
  uid: number;
  /** How often it was begun to be read. */
  attempts: number;
  /** The process that began the last attempt. */
  server: string;
  /** When the last attempt began; `null` after its failure. */
  begun_at: string | null;
  /** Why the last attempt failed, in words. */
  reason: string | null;
  /** When it was given up: it stays in the mailbox. */
  skipped_at: string | null;
  /** Address, in lower case. */
  sender: string;
  subject: string;
  /** In bytes. */
  size: number;
  arrived_at: string;
}

/** Messages of visitors that staff and webhooks hear of, in the order in which they became news. */
interface NewsTable {
  id: Generated<number>;
  message: number;
}

/** Messages that were spam or in the bin when a mail named those around them to the person. */
interface PassedNewsTable {
  person: string;
  message: number;
}

/** Messages that were spam or in the bin when the webhook was told of those around them. */
interface PassedWebhookNewsTable {
  webhook: string;
  message: number;
}

/** Addresses of other programs that get new messages. */
interface WebhooksTable {
  id: string;
  url: string;
  /** Signs the requests. */
  secret: string;
  /** Id of the last news that it was sent. */
  told_news: number;
  created_at: string;
}

/** What the last mails have shown of the mail server: one row, after the first mail. */
interface MailServerTable {
  id: number;
  /** Since when it sends nothing for the site. */
  failing_since: string | null;
  problem: string | null;
  encryption: 'TLS' | 'STARTTLS' | 'none' | null;
}
