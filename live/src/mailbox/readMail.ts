import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { cleanLine } from '../text/cleanText';
import type { MailAddresses, NamedAddress } from '../inbox/mailAddresses';
import { addressesIn, addressesOf } from './addressesOf';
import { filesOf, type ReceivedFile } from './filesOf';
import { kindOf, listOf } from './kindOf';
import { reportIn, type Report } from './reportIn';
import { withSignedContent } from './signedMail';
import { textOf } from './textOf';

/** A mail that was received, as far as the inbox needs it. */
export interface ReceivedMail {
  /** With angle brackets. */
  messageId: string;
  /** The same for a mail with the same sender, date and text. */
  fingerprint: string;
  /** `automatic` and `bounce` were written by a program. */
  kind: 'received' | 'automatic' | 'bounce';
  /** The mailing list through which it came; empty for one without a name. */
  list: string | undefined;
  addresses: MailAddresses & { from: NamedAddress };
  /** Addresses to which it was sent. */
  recipients: string[];
  subject: string;
  text: string;
  /** `Message-ID`s of the mails that it answers or reports on, the nearest first. */
  references: string[];
  /** What a mail server reports about a mail of the site. */
  report: Report | undefined;
  attachments: ReceivedFile[];
}

const MAX_SUBJECT = 300;
const MAX_REFERENCES = 50;
const MAX_RECIPIENTS = 100;
/** Bytes of all headers. */
const MAX_HEADERS = 512 * 1024;

const options = { forceRfc822Attachments: true, maxHeadersSize: MAX_HEADERS };

/** A mail of 25 MB in lines of 76 characters has 345,000. */
const MAX_LINES = 500_000;
/**
 * Lines of fewer than `SHORT_LINE` bytes. Encoded files have lines of 76 characters, and postal-mime
 * takes about 20 µs for each line of text, so that a mail of short lines costs far more than its bytes.
 */
const MAX_SHORT_LINES = 100_000;
const SHORT_LINE = 40;
/** Lines that may begin a part of the mail. */
const MAX_DASHES = 20_000;

/**
 * Reads a mail.
 * @throws when it has more lines or parts than anybody writes.
 * @param isCut whether the mail goes on after these bytes: its last file is not whole then.
 */
export async function readMail(raw: Uint8Array, isCut = false): Promise<ReceivedMail> {
  assertFewLines(raw);
  const email = await withSignedContent(await PostalMime.parse(raw, options), options);
  const report = reportIn(email);
  const addresses = addressesOf(email);
  const text = textOf(email);
  return {
    messageId: idsIn(email.messageId)[0] ?? `<${hashOf(raw)}@without-id.invalid>`,
    fingerprint: hashOf(JSON.stringify([addresses.from.address, email.date ?? '', text])),
    kind: kindOf(email, report),
    list: listOf(email),
    addresses,
    recipients: recipientsOf(email, addresses),
    subject: cleanLine(email.subject ?? '').slice(0, MAX_SUBJECT),
    text,
    references: [
      ...idsIn(report?.original.messageId),
      ...idsIn(email.inReplyTo),
      ...idsIn(email.references).toReversed(),
    ].slice(0, MAX_REFERENCES),
    report,
    attachments: report ? [] : await filesOf(email, isCut),
  };
}

function assertFewLines(raw: Uint8Array): void {
  const [newLine, dash] = [0x0a, 0x2d];
  let [lines, shortLines, dashes] = [0, 0, 0];
  for (let start = 0, end; (end = raw.indexOf(newLine, start)) >= 0; start = end + 1) {
    lines++;
    if (end - start < SHORT_LINE) shortLines++;
    if (raw[end + 1] === dash && raw[end + 2] === dash) dashes++;
  }
  if (lines > MAX_LINES) throw new Error(`It has more than ${MAX_LINES} lines.`);
  if (shortLines > MAX_SHORT_LINES) throw new Error(`It has more than ${MAX_SHORT_LINES} short lines.`);
  if (dashes > MAX_DASHES) throw new Error(`It has more than ${MAX_DASHES} parts.`);
}

const idsIn = (header = '') => header.match(/<[^<>\s\p{C}]{1,250}>/gu) ?? [];

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

const deliveryHeaders = ['delivered-to', 'x-original-to', 'envelope-to'];
const MAX_DELIVERY_HEADERS = 20;

function recipientsOf({ headers }: Email, { to, cc }: MailAddresses): string[] {
  const delivered = headers
    .filter(({ key }) => deliveryHeaders.includes(key))
    .slice(0, MAX_DELIVERY_HEADERS)
    .flatMap(({ value }) => addressesIn(value));
  return [...delivered, ...[...to, ...cc].map(({ address }) => address)].slice(0, MAX_RECIPIENTS);
}
