import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/tables';

/** One mail to one person, before it is sent. */
export interface Mail {
  /** Name and address of the recipient. */
  to: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  /** Address for answers, where it is not the sender's. */
  replyTo?: string;
  /** `Message-ID`s of the mails that this one answers, oldest first. */
  references?: string[];
  /** Ids of rows of `attachments`. */
  attachments?: number[];
  /** The program answers by itself: other programs do not answer it (RFC 3834). */
  isAutoReply?: true;
}

interface Cause {
  /** What the mail is for, such as `reply`. */
  kind: string;
  conversation?: number;
  /** Where people open the site; its host ends the `Message-ID`. */
  origin: string;
}

/**
 * Puts a mail into the outbox, in the transaction that stores its cause: it is sent if and only if the cause is stored.
 * @returns its `Message-ID`, with angle brackets.
 */
export async function postMail(tables: Queries, mail: Mail, cause: Cause): Promise<string> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const messageId = `<${id}@${new URL(cause.origin).hostname}>`;
  await tables
    .insertInto('outbox')
    .values({
      id,
      kind: cause.kind,
      conversation: cause.conversation ?? null,
      message_id: messageId,
      recipient: mail.to.address,
      mail: JSON.stringify(mail),
      state: 'waiting',
      attempts: 0,
      next_at: now,
      created_at: now,
    })
    .execute();
  return messageId;
}
