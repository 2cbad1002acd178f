import { decodeWords, type Email } from 'postal-mime';
import { cleanLine } from '../text/cleanText';

/**
 * What a mail server says about a mail that it could not deliver (RFC 3464). Anybody can write one:
 * it proves nothing.
 */
export interface Report {
  /** Whether it has given up, not only delayed. */
  isFinal: boolean;
  /** Name of the mail server; empty where it does not say. */
  reporter: string;
  /** Why, in the server's words. */
  reason: string;
  /** What it repeats of the mail. */
  original: Original;
}

interface Original {
  /** Its `Message-ID`, which a relay may have replaced. */
  messageId: string | undefined;
  subject: string;
  /** Values of headers with addresses for answers. */
  replyTo: string;
  /** Values of headers and fields with the recipients. */
  recipients: string;
}

const headerTypes = ['text/rfc822-headers', 'message/rfc822'];
const MAX_REASON = 300;
/** How much of each part is searched, in characters. */
const MAX_PART = 64 * 2 ** 10;

/** The report in a mail. */
export function reportIn({ attachments }: Email): Report | undefined {
  const textOf = (types: readonly string[]) =>
    attachments
      .filter(({ mimeType }) => types.includes(mimeType))
      .map(({ content }) => Buffer.from(content as ArrayBuffer).toString('utf8', 0, MAX_PART))
      .join('\n');
  const whole = textOf(['message/delivery-status', 'message/global-delivery-status']);
  // A group of fields for the report, then one for each recipient.
  const groups = whole.split(/\r?\n(?:[ \t]*\r?\n)+/);
  const groupWith = (wanted: string) =>
    groups.find((group) => fieldOf('Action', group).toLowerCase() === wanted);
  const failed = groupWith('failed');
  const status = failed ?? groupWith('delayed');
  if (status === undefined) return undefined;
  const headers = textOf(headerTypes);
  const typed = (field: string) => field.replace(/^[^;]*;/, '').trim();
  return {
    isFinal: failed !== undefined,
    reporter: cleanLine(typed(fieldOf('Reporting-MTA', whole))).slice(0, MAX_REASON),
    reason: cleanLine(fieldOf('Diagnostic-Code', status) || fieldOf('Status', status)).slice(0, MAX_REASON),
    original: {
      messageId: fieldOf('Message-ID', headers) || undefined,
      subject: cleanLine(decodeWords(fieldOf('Subject', headers))),
      replyTo: fieldOf('Reply-To', headers),
      recipients: [fieldOf('To', headers), typed(fieldOf('Final-Recipient', status))].join(', '),
    },
  };
}

/** The value of a field, on one line; empty where there is none. */
export const fieldOf = (name: string, text: string) =>
  new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t].*)*)`, 'im')
    .exec(text)?.[1]
    ?.replaceAll(/\s+/g, ' ')
    .trim() ?? '';
