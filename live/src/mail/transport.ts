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

/** An attached file. */
export interface MailFile {
  name: string;
  type: string;
  bytes: Buffer;
}

interface Envelope {
  messageId: string;
  attachments: readonly MailFile[];
  /** Ends the attempt. */
  signal: AbortSignal;
}

/** How a mail went to the mail server: encrypted from the start, or by STARTTLS, or not. */
export type Encryption = 'TLS' | 'STARTTLS' | 'none';

/** Sends one mail. Rejects with `responseCode` when the mail server refuses it. */
export type SendMail = (mail: Mail, envelope: Envelope) => Promise<Sent | void>;

/** How a mail went to the mail server. */
export interface Sent {
  encryption: Encryption;
  /** Receivers that the mail server refused while it took the mail for others, in its own words. */
  refused: string | undefined;
}

/** How long the mail server may take for each answer, in milliseconds. */
const timeout = 30_000;

/** What a program has written says so (RFC 3834). */
const generated = { 'Auto-Submitted': 'auto-generated' };
/** Microsoft's programs are asked for no answer, either. Lists refuse such mails, and people answer less. */
const answerless = { ...generated, 'X-Auto-Response-Suppress': 'All' };
const answer = { 'Auto-Submitted': 'auto-replied' };

/** Sends by SMTP. */
export function smtpTransport({ url, from, dkim }: MailSettings): SendMail {
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
  const signature = dkim && { domainName: from.split('@').at(-1)!, ...dkim };
  const { upgrades, logger } = upgradeCounter();
  const transport = createTransport({
    url,
    ...timeouts,
    logger,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(signature && { dkim: signature }),
  });
  return async (mail, { messageId, attachments, signal }) => {
    const { to, others = [], cc = [], subject, text, html, replyTo, references = [] } = mail;
    const before = upgrades();
    const { rejectedErrors = [] } = await transport.sendMail({
      from: { name: brand.name, address: from },
      to: [to, ...others],
      cc,
      subject,
      text,
      signal,
      ...(html && { html }),
      ...(replyTo && { replyTo }),
      messageId,
      headers: headersOf(mail),
      ...(references.length > 0 && { references, inReplyTo: references.at(-1)! }),
      attachments: attachments.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(bytes),
      })),
    });
    const started = upgrades() > before ? 'STARTTLS' : 'none';
    return {
      encryption: url.startsWith('smtps:') ? 'TLS' : started,
      refused: rejectedErrors.map(({ message }) => message).join(' ') || undefined,
    };
  };
}

function headersOf({ isAutomatic, takesAnswers, isAutoReply }: Mail): Record<string, string> {
  if (isAutoReply) return answer;
  if (!isAutomatic) return {};
  return takesAnswers ? generated : answerless;
}

/** Counts upgrades to TLS, of which nodemailer tells its log alone. */
function upgradeCounter() {
  let count = 0;
  // It gets the lines of all levels.
  const info = (_entry: unknown, message?: unknown) => {
    if (message === 'Connection upgraded with STARTTLS') count++;
  };
  return { upgrades: () => count, logger: { info } };
}
