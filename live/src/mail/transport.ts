import { createTransport } from 'nodemailer';
import { brand } from '@vibrant-peak/shared/content/brand';
import type { Mail } from './mail';

/** The mail server and the sender, from environment variables. */
export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  /** Address of the sender. */
  from: string;
  /** Signs mails (DKIM): the private key as PEM, and the selector of its public key in the DNS. */
  dkim?: { privateKey: string; keySelector: string };
}

interface Envelope {
  messageId: string;
  attachments: readonly { name: string; type: string; bytes: Buffer }[];
}

/** Sends one mail. Rejects with `responseCode` when the mail server refuses it. */
export type SendMail = (mail: Mail, envelope: Envelope) => Promise<void>;

/** How long the mail server may take for each answer, in milliseconds. */
const timeout = 30_000;

/** Ask programs that answer mails by themselves not to (RFC 3834). */
const automaticHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Sends by SMTP. */
export function smtpTransport({ url, from, dkim }: MailSettings): SendMail {
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
  const signature = dkim && { domainName: from.split('@').at(-1)!, ...dkim };
  const transport = createTransport({
    ...{ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true },
    ...(signature && { dkim: signature }),
  });
  return async (mail, { messageId, attachments }) => {
    const { to, cc = [], subject, text, html, replyTo, references = [], isAutomatic, isAutoReply } = mail;
    await transport.sendMail({
      from: { name: brand.name, address: from },
      to: [to],
      cc,
      subject,
      text,
      ...(html && { html }),
      ...(replyTo && { replyTo }),
      messageId,
      ...(isAutomatic && { headers: automaticHeaders }),
      ...(isAutoReply && { headers: { 'Auto-Submitted': 'auto-replied' } }),
      ...(references.length > 0 && { references, inReplyTo: references.at(-1)! }),
      attachments: attachments.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(bytes),
      })),
    });
  };
}
