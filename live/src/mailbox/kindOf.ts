import type { Email } from 'postal-mime';
import { cleanLine } from '../inbox/cleanText';

/** What a mail server says about a mail that it could not deliver (RFC 3464). */
export interface Report {
  /** Whether it has given up, not only delayed. */
  isFinal: boolean;
  /** Why, in the server's words. */
  reason: string;
  /** `Message-ID` of the mail; `undefined` where the report does not name it. */
  original: string | undefined;
}

const reportTypes = ['message/delivery-status', 'text/rfc822-headers', 'message/rfc822'];
const MAX_REASON = 300;

/** The report in a mail. */
export function reportIn({ attachments }: Email): Report | undefined {
  const [status = '', ...others] = reportTypes.map((type) =>
    attachments
      .filter(({ mimeType }) => mimeType === type)
      .map(({ content }) => asText(content))
      .join('\n'),
  );
  const action = fieldOf('Action', status)?.toLowerCase();
  if (action !== 'failed' && action !== 'delayed') return undefined;
  return {
    isFinal: action === 'failed',
    reason: cleanLine(fieldOf('Diagnostic-Code', status) ?? fieldOf('Status', status) ?? '').slice(
      0,
      MAX_REASON,
    ),
    original: fieldOf('Message-ID', others.join('\n')),
  };
}

const asText = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');

/** The value of a field, on one line. */
const fieldOf = (name: string, text: string) =>
  new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t].*)*)`, 'im')
    .exec(text)?.[1]
    ?.replaceAll(/\s+/g, ' ')
    .trim();

/** Headers that programs set, and people's mail does not have. */
const automaticHeaders: Record<string, RegExp> = {
  'auto-submitted': /^(?!no\b)/i,
  precedence: /^(bulk|junk|list|auto[_-]?reply)/i,
  'x-autoreply': /./,
  'x-autorespond': /./,
  'x-auto-response-suppress': /./,
  'list-id': /./,
  'list-unsubscribe': /./,
  'return-path': /^<>$/,
};

const mailServers = /^(mailer-daemon|postmaster)@/i;

/** Who wrote a mail: a person, a program, or a mail server about a mail that came back. */
export function kindOf({ headers, from }: Email, report?: Report): 'received' | 'automatic' | 'bounce' {
  if (report) return report.isFinal ? 'bounce' : 'automatic';
  if (mailServers.test(from?.address ?? '')) return 'bounce';
  const isAutomatic = headers.some(({ key, value }) => automaticHeaders[key]?.test(value.trim()));
  return isAutomatic ? 'automatic' : 'received';
}
