import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/tables';
import { htmlOf, type MailLink } from './htmlOf';

/** One mail, before it is sent. */
export interface Mail {
  /** Name and address of the recipient. */
  to: { name: string; address: string };
  /** Further recipients, beside the first one. */
  others?: { name: string; address: string }[];
  /** Others who get the same mail, and see it. */
  cc?: { name: string; address: string }[];
  subject: string;
  text: string;
  html?: string;
  /** Written by the program: other programs are asked not to answer it. */
  isAutomatic?: true;
  /** It is automatic, and people should answer it. */
  takesAnswers?: true;
  /** When it is worth nothing any more, such as the end of its link: it is not sent after it. */
  validUntil?: string;
  /** Address for answers, where it is not the sender's. */
  replyTo?: string;
  /** `Message-ID`s of the mails that this one answers, oldest first. */
  references?: string[];
  /** Ids of rows of `attachments`. */
  attachments?: number[];
  /** Id of an invoice whose PDF is attached. */
  pdfOf?: number;
  /** The electronic invoice that is attached. */
  eInvoiceOf?: { invoice: number; format: 'ubl' | 'factur-x' };
  /** The program answers automatically: other programs do not answer it (RFC 3834). */
  isAutoReply?: true;
}

/** A mail as it is written. Unless it has an HTML part, that is made of the text and the link. */
interface NewMail extends Mail {
  link?: MailLink;
}

interface Cause {
  /** What the mail is for, such as `reply`. */
  kind: string;
  conversation?: number;
  /** The invoice that it brings to its client. */
  invoice?: number;
  /** Where people open the site: links lead there, and its host ends the `Message-ID`. */
  origin: string;
}

/**
 * Puts a mail into the outbox, in the transaction that stores its cause: it is sent if and only if
 * the cause is stored.
 * @returns its `Message-ID`, with angle brackets.
 */
export const postMail = (tables: Queries, mail: NewMail, cause: Cause): Promise<string> =>
  addToOutbox(tables, {
    ...cause,
    recipient: mail.to.address,
    content: withHtml(mail, cause.origin),
  });

interface Outgoing extends Cause {
  recipient: string;
  /** What is sent, for `JSON`. */
  content: object;
}

/** Adds a row to the outbox. @returns its `Message-ID`, with angle brackets. */
export async function addToOutbox(tables: Queries, outgoing: Outgoing): Promise<string> {
  const { kind, conversation = null, invoice = null, recipient, content, origin } = outgoing;
  const id = randomUUID();
  const now = new Date().toISOString();
  const messageId = `<${id}@${new URL(origin).hostname}>`;
  await tables
    .insertInto('outbox')
    .values({
      id,
      kind,
      conversation,
      invoice,
      recipient,
      message_id: messageId,
      mail: JSON.stringify(content),
      state: 'waiting',
      attempts: 0,
      next_at: now,
      created_at: now,
    })
    .execute();
  return messageId;
}

function withHtml({ link, ...mail }: NewMail, origin: string): Mail {
  if (!link) return { ...mail, html: mail.html ?? htmlOf(mail.text) };
  const url = origin + link.path;
  const html = htmlOf(mail.text, { label: link.label, url });
  return { ...mail, text: `${mail.text}\n\n${link.label}:\n${url}`, html };
}
