import { createHash } from 'node:crypto';
import PostalMime, { addressParser, type Address, type Email } from 'postal-mime';
import { cleanLine, cleanText } from '../inbox/cleanText';
import { mediaTypeOf } from '../inbox/mediaTypeOf';
import { kindOf, reportIn, type Report } from './kindOf';

/** A mail that was received, as far as the inbox needs it. */
export interface ReceivedMail {
  /** With angle brackets. */
  messageId: string;
  /** `automatic` and `bounce` were written by a program. */
  kind: 'received' | 'automatic' | 'bounce';
  from: { name: string; address: string };
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

interface ReceivedFile {
  name: string;
  /** Media type, by its content. */
  type: string;
  bytes: Uint8Array;
  /** Why it stays in the mailbox. */
  refused?: string;
}

/** Longest parts, in characters, and most references and attachments. */
const MAX_LENGTHS = { name: 200, subject: 300, text: 100_000, fileName: 100 };
/** Characters of a text that are looked at, with its HTML. */
const MAX_SOURCE = 2_000_000;
const MAX_REFERENCES = 50;
const MAX_RECIPIENTS = 100;
const MAX_ATTACHMENTS = 20;

/** A mail of 25 MB in lines of 76 characters has 345,000. */
const MAX_LINES = 500_000;
/** Lines that may begin a part of the mail. */
const MAX_DASHES = 20_000;
/** Bytes of all headers. */
const MAX_HEADERS = 512 * 1024;

/**
 * Reads a mail. Its text is that of its HTML part where it has no other.
 * @throws when it has more lines or parts than anybody writes.
 * @param isCut whether the mail goes on after these bytes: its last file is not whole then.
 */
export async function readMail(raw: Uint8Array, isCut = false): Promise<ReceivedMail> {
  assertFewLines(raw);
  const email = await PostalMime.parse(raw, { forceRfc822Attachments: true, maxHeadersSize: MAX_HEADERS });
  const report = reportIn(email);
  const [from = { name: '', address: '' }] = mailboxesOf(email.from ? [email.from] : []);
  return {
    messageId: idsIn(email.messageId)[0] ?? idOf(raw),
    kind: kindOf(email, report),
    from: { name: cleanLine(from.name).slice(0, MAX_LENGTHS.name), address: from.address.toLowerCase() },
    recipients: recipientsOf(email),
    subject: cleanLine(email.subject ?? '').slice(0, MAX_LENGTHS.subject),
    text: textOf(email),
    references: [
      ...idsIn(report?.original),
      ...idsIn(email.inReplyTo),
      ...idsIn(email.references).toReversed(),
    ].slice(0, MAX_REFERENCES),
    report,
    attachments: report ? [] : await Promise.all(attachmentsOf(email, isCut).map(withType)),
  };
}

function assertFewLines(raw: Uint8Array): void {
  const [newLine, dash] = [0x0a, 0x2d];
  let [lines, dashes] = [0, 0];
  for (let at = raw.indexOf(newLine); at >= 0; at = raw.indexOf(newLine, at + 1)) {
    lines++;
    if (raw[at + 1] === dash && raw[at + 2] === dash) dashes++;
  }
  if (lines > MAX_LINES) throw new Error(`It has more than ${MAX_LINES} lines.`);
  if (dashes > MAX_DASHES) throw new Error(`It has more than ${MAX_DASHES} parts.`);
}

const idsIn = (header = '') => header.match(/<[^<>\s\p{C}]{1,250}>/gu) ?? [];

/** For a mail without one: the same for the same bytes. */
const idOf = (raw: Uint8Array) => `<${createHash('sha256').update(raw).digest('hex')}@without-id.invalid>`;

const mailboxesOf = (addresses: readonly Address[]) =>
  addresses.flatMap(({ name, address, group }) => group ?? [{ name, address }]);

const deliveryHeaders = ['delivered-to', 'x-original-to', 'envelope-to'];

function recipientsOf({ headers, to = [], cc = [] }: Email): string[] {
  const delivered = headers
    .filter(({ key }) => deliveryHeaders.includes(key))
    .flatMap(({ value }) => mailboxesOf(addressParser(value)));
  return [...delivered, ...mailboxesOf([...to, ...cc])]
    .slice(0, MAX_RECIPIENTS)
    .map(({ address }) => address);
}

function textOf({ text = '', html = '' }: Email): string {
  const clean = cleanText(
    (text || html.slice(0, MAX_SOURCE).replaceAll(/<[^<>]*>/g, ' ')).slice(0, MAX_SOURCE),
  );
  return clean.length > MAX_LENGTHS.text ? `${clean.slice(0, MAX_LENGTHS.text)} […]` : clean;
}

/** Pictures within the text, such as those of a signature, come last. */
function attachmentsOf({ attachments }: Email, isCut: boolean): Omit<ReceivedFile, 'type'>[] {
  const all = attachments.map(({ filename, content, related }, index) => ({
    name: nameOf(filename ?? '') || `attachment-${index + 1}`,
    related,
    ...(isCut && index === attachments.length - 1
      ? { bytes: Buffer.alloc(0), refused: 'The mail is too large. This file stays in the mailbox.' }
      : { bytes: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer) }),
  }));
  const files = [...all.filter(({ related }) => !related), ...all.filter(({ related }) => related)];
  const left = files.length - MAX_ATTACHMENTS;
  if (left <= 0) return files;
  const name = left === 1 ? '1 more file' : `${left} more files`;
  return [
    ...files.slice(0, MAX_ATTACHMENTS),
    { name, bytes: Buffer.alloc(0), refused: 'The mail has too many files. The rest stay in the mailbox.' },
  ];
}

const withType = async <File extends { bytes: Uint8Array }>(file: File) => ({
  ...file,
  type: await mediaTypeOf(file.bytes),
});

/** The last part of a path, without what systems do not take in a name. */
const nameOf = (sent: string) =>
  cleanLine(sent.split(/[/\\]/).at(-1)!)
    .replaceAll(/["*:<>?|]/g, '')
    .replace(/^[.\s]+/, '')
    .slice(-MAX_LENGTHS.fileName);
