import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../database/connect';
import type { Reading } from '../database/tables';
import type { TestLive } from './testLive';

const typed = {
  fullName: 'Sara Ahmed',
  email: 'sara@lumen.example',
  phone: '0300 1234567',
  position: 'Product Designer',
  coverLetter: 'I draw.\nI build.',
  elapsed: '20000',
};

/** A small PDF with these further bytes. */
export const pdf = (more = '') => Buffer.from(`%PDF-1.4\n1 0 obj << >> endobj\n${more}%%EOF\n`, 'latin1');

/** A sample file. The encrypted PDFs were made by qpdf. */
export const file = (name: string) => readFileSync(join(__dirname, 'files', name));

/** The older format of Word, which is that of many programs; the parts' names say which one. */
export const compound = (...parts: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...parts.map((part) => Buffer.from(part, 'utf16le')),
  ]);

interface Changes {
  fields?: Record<string, string>;
  /** Files by name, in the field `resume`. */
  files?: [name: string, bytes: Buffer][];
}

/** Sends an application, as the form does. */
export async function apply(live: TestLive, changes?: Changes) {
  const { type, body } = await filledForm(changes);
  return live.ask('POST /submissions/application', { headers: { 'content-type': type }, payload: body });
}

/** An application as the body of a request, with its media type. */
export async function filledForm({ fields, files = [['cv.pdf', pdf()]] }: Changes = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ key: randomUUID(), ...typed, ...fields }))
    form.append(name, value);
  for (const [name, bytes] of files) form.append('resume', new Blob([new Uint8Array(bytes)]), name);
  const request = new Request('https://the.site', { method: 'POST', body: form });
  const type = request.headers.get('content-type')!;
  return { type, body: Buffer.from(await request.arrayBuffer()) };
}

/** What was stored of applications, the oldest first. */
export const storedApplications = ({ database: { tables } }: TestLive) => applicationsOf(tables);

/** The same of a SQLite file that a server uses. */
export async function applicationsIn(file: string) {
  const { tables } = await connect(file);
  const applications = await applicationsOf(tables);
  await tables.destroy();
  return applications;
}

/** Subjects of the contact messages in a SQLite file that a server uses. */
export async function subjectsIn(file: string): Promise<string[]> {
  const { tables } = await connect(file);
  const rows = await tables
    .selectFrom('conversations')
    .where('kind', '=', 'contact')
    .select('subject')
    .execute();
  await tables.destroy();
  return rows.map(({ subject }) => subject);
}

const applicationsOf = (tables: Reading) =>
  tables
    .selectFrom('conversations')
    .innerJoin('messages', 'messages.conversation', 'conversations.id')
    .innerJoin('attachments', 'attachments.message', 'messages.id')
    .where('conversations.kind', '=', 'application')
    .orderBy('conversations.id')
    .select([
      ...(['conversations.name as name', 'email', 'phone', 'subject', 'state', 'stage', 'text'] as const),
      ...(['attachments.name as fileName', 'type', 'size', 'bytes'] as const),
    ])
    .execute();
