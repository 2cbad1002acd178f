import { fileTypeFromBuffer } from 'file-type/core';
import { problem } from '../../http/problem';
import { cleanLine } from '../../text/cleanText';
import { opensWithoutPassword } from '../opensWithoutPassword';

/** A file as it was sent. Its name says nothing about its content. */
export interface SentFile {
  name: string;
  bytes: Buffer;
}

/** How a file may be stored. */
export interface Resume {
  name: string;
  type: string;
}

const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

type Extension = keyof typeof types;

/**
 * Finds out by its content what a résumé is. Nothing is unpacked beyond the list of a document's contents.
 * @throws a problem (422) about the field `resume`.
 */
export async function examineResume({ name, bytes }: SentFile): Promise<Resume> {
  const extension = await extensionOf(bytes);
  if (!extension) throw refusal('This file is not a PDF or Word document. Please choose another one.');
  if (await isProtected(bytes))
    throw refusal('This file is protected. Please choose one without a password.');
  if (extension === 'docx' && isBomb(bytes))
    throw refusal(`This file unpacks to more than ${MAX_UNPACKED} MB. Please choose a smaller one.`);
  if (isTwoThings(bytes, extension)) throw refusal('This file has another one in it. Please save it again.');
  return { name: nameOf(name, extension), type: types[extension] };
}

async function extensionOf(bytes: Buffer): Promise<Extension | undefined> {
  if (isPdf(bytes)) return 'pdf';
  const { ext } = (await fileTypeFromBuffer(bytes).catch(() => undefined)) ?? {};
  // The format of Excel and installers, too.
  if (ext === 'cfb') return has(bytes, 'WordDocument') || has(bytes, encryptedPackage) ? 'doc' : undefined;
  if (ext === 'docx') return 'docx';
  // Behind large pictures the list of contents is not found.
  const isWord = bytes.includes('[Content_Types].xml') && bytes.includes('word/document.xml');
  return ext === 'zip' && isWord && !bytes.includes('vbaProject') ? 'docx' : undefined;
}

/** Some programs write a byte order mark or a new line before it. */
const isPdf = (bytes: Buffer) =>
  /^(\xef\xbb\xbf)?\s*%PDF-/.test(bytes.subarray(0, farthest.pdf).toString('latin1'));

/** What holds an encrypted Word document. */
const encryptedPackage = 'EncryptedPackage';

/** Whether the old format of Word has a part of this name. */
const has = (bytes: Buffer, part: string) => bytes.includes(Buffer.from(part, 'utf16le'));

/** Whether a file asks for a password. */
async function isProtected(bytes: Buffer): Promise<boolean> {
  if (has(bytes, encryptedPackage)) return true;
  const text = bytes.toString('latin1');
  return /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text) && !(await opensWithoutPassword(text));
}

/** How much a Word document may unpack to, in megabytes. */
const MAX_UNPACKED = 100;

/** Whether a document would fill a computer, by the sizes in its list of contents. */
function isBomb(bytes: Buffer): boolean {
  const entry = 'PK\x01\x02';
  let size = 0;
  for (let at = bytes.indexOf(entry); at >= 0 && at + 28 <= bytes.length; at = bytes.indexOf(entry, at + 4))
    size += bytes.readUInt32LE(at + 24);
  return size > MAX_UNPACKED * 2 ** 20;
}

/** How far from the start readers of PDF look for one, and from the end programs for the list of an archive. */
const farthest = { pdf: 1024, archive: 65_557 };

const isTwoThings = (bytes: Buffer, extension: Extension) =>
  extension === 'pdf'
    ? bytes.subarray(-farthest.archive).includes('PK\x05\x06')
    : bytes.subarray(0, farthest.pdf).includes('%PDF-');

const MAX_NAME = 100;

/** The last part of a path, without what systems do not take in a name, with the extension of the content. */
function nameOf(sent: string, extension: Extension): string {
  const base = cleanLine(sent.split(/[/\\]/).at(-1)!)
    .replace(/\.[^.]*$/, '')
    .replaceAll(/["*:<>?|]/g, '')
    .replace(/^[.\s]+/, '');
  const shortened = [...base]
    .slice(0, MAX_NAME - extension.length - 1)
    .join('')
    .trim();
  return `${shortened || 'resume'}.${extension}`;
}

const refusal = (message: string) =>
  problem(422, message, { details: { violations: [{ field: 'resume', message }] } });
