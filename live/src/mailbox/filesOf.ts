import { decodeWords, type Attachment, type Email } from 'postal-mime';
import { cleanLine } from '../text/cleanText';
import { mediaTypeOf } from '../inbox/mediaTypeOf';
import { fieldOf } from './reportIn';

export interface ReceivedFile {
  name: string;
  /** Media type, by the content of the file. */
  type: string;
  bytes: Uint8Array;
  /** Why it stays in the mailbox. */
  refused?: string;
}

const MAX_NAME = 100;
const MAX_FILES = 20;
/** How much of a forwarded mail is searched for its subject, in bytes. */
const MAX_HEADERS = 64 * 2 ** 10;

/**
 * The files of a mail. Pictures within the text, such as those of a signature, come last.
 * @param isCut whether the last one is not whole.
 */
export const filesOf = (email: Email, isCut: boolean): Promise<ReceivedFile[]> =>
  Promise.all(allOf(email, isCut).map(async (file) => ({ ...file, type: await mediaTypeOf(file.bytes) })));

function allOf({ attachments }: Email, isCut: boolean): Omit<ReceivedFile, 'type'>[] {
  const all = attachments.map((attachment, index) => ({
    name: nameOf(attachment.filename ?? '') || nameByType(attachment) || `attachment-${index + 1}`,
    related: attachment.related,
    ...(isCut && index === attachments.length - 1
      ? { bytes: Buffer.alloc(0), refused: 'The mail is too large. This file stays in the mailbox.' }
      : { bytes: bytesOf(attachment) }),
  }));
  const files = [...all.filter(({ related }) => !related), ...all.filter(({ related }) => related)];
  const left = files.length - MAX_FILES;
  if (left <= 0) return files;
  const name = left === 1 ? '1 more file' : `${left} more files`;
  return [
    ...files.slice(0, MAX_FILES),
    { name, bytes: Buffer.alloc(0), refused: 'The mail has too many files. The rest stay in the mailbox.' },
  ];
}

const bytesOf = ({ content }: Attachment) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);

/** The last part of a path, without what systems do not take in a name. */
const nameOf = (sent: string) =>
  cleanLine(sent.split(/[/\\]/).at(-1)!)
    .replaceAll(/["*:<>?|]/g, '')
    .replace(/^[.\s]+/, '')
    .slice(-MAX_NAME);

/** The name of a file that programs send without one. */
function nameByType(attachment: Attachment): string | undefined {
  const { mimeType } = attachment;
  if (mimeType === 'text/calendar' || mimeType === 'application/ics') return 'invitation.ics';
  if (mimeType !== 'message/rfc822') return undefined;
  const headers = bytesOf(attachment)
    .subarray(0, MAX_HEADERS)
    .toString()
    .split(/\r?\n\r?\n/, 1)[0]!;
  const subject = decodeWords(fieldOf('Subject', headers) ?? '').replaceAll(/[/\\]/g, ' ');
  return `${nameOf(subject).slice(0, MAX_NAME - 4) || 'forwarded mail'}.eml`;
}
