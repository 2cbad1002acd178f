import type { Queries } from '../../database/tables';
import { addNews } from '../../mail/news';
import { emailOf } from '../../people/emailOf';
import { hasRoomFor, notStored } from '../fileCeiling';
import type { ScanResult } from '../scanFiles';
import { indexSoon } from '../searchIndex';
import { spamReason, defaultLimits, type SubmissionLimits } from './spamReason';
import { brand } from '@vibrant-peak/shared/content/brand';
import { problem, type Problem } from '../../http/problem';
import type { Live } from '../../http/route';
import { confirm } from './confirm';

/** What a visitor writes. */
export interface Words {
  kind: 'contact' | 'application';
  name: string;
  email: string;
  phone: string;
  subject: string;
  text: string;
  /** The résumé. */
  file?: { name: string; type: string; bytes: Buffer } & ScanResult;
}

/** What a visitor sends. */
export interface Submission extends Words {
  /** Chosen by the form once per submission. */
  key: string;
  network: string;
  /** Content of a field that people do not see. */
  website: string;
  /** How long the form was open, in milliseconds; `undefined` without scripts. */
  elapsed: number | undefined;
  /** When it arrived; by default now. */
  at?: string;
}

/**
 * Stores a submission as a conversation, once: a repeated key changes nothing.
 * @returns its id, whether it is new and not spam, and whether its file was not stored, as too many
 * came in.
 */
export async function receive(
  tables: Queries,
  { file, ...sent }: Submission,
  limits: SubmissionLimits = defaultLimits,
): Promise<{ id: number; isNews: boolean; lacksFile: boolean }> {
  const known = await tables
    .selectFrom('conversations')
    .where('form_key', '=', sent.key)
    .select('id')
    .executeTakeFirst();
  if (known) return { id: known.id, isNews: false, lacksFile: await lacksFile(tables, known.id) };
  const reason = await spamReason(tables, sent, limits);
  const now = new Date().toISOString();
  const at = sent.at ?? now;
  const { id } = await tables
    .insertInto('conversations')
    .values({
      kind: sent.kind,
      form_key: sent.key,
      network: sent.network,
      name: sent.name,
      email: emailOf(sent.email),
      phone: sent.phone,
      subject: sent.subject,
      state: reason ? 'spam' : 'open',
      spam_reason: reason,
      stage: sent.kind === 'application' ? 'new' : null,
      created_at: at,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const message = await tables
    .insertInto('messages')
    .values({ conversation: id, kind: 'received', author: sent.name, text: sent.text, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (file) {
    const size = file.bytes.length;
    const isStored = await hasRoomFor(tables, { network: sent.network, isSpam: reason !== null, size });
    const stored = isStored ? file : { ...file, bytes: Buffer.alloc(0), refused: notStored, awaits_scan: 0 };
    await tables
      .insertInto('attachments')
      .values({ ...stored, message: message.id, size })
      .execute();
  }
  if (!reason) await addNews(tables, id);
  await indexSoon(tables, id);
  return { id, isNews: reason === null, lacksFile: await lacksFile(tables, id) };
}

const lacksFile = async (tables: Queries, conversation: number) =>
  (await tables
    .selectFrom('attachments')
    .innerJoin('messages', 'messages.id', 'attachments.message')
    .where('conversation', '=', conversation)
    .where('refused', '=', notStored)
    .select('attachments.id')
    .executeTakeFirst()) !== undefined;

/**
 * Stores a submission, once, and confirms it to its sender unless it looks like spam.
 * @returns what the sender has to know after the change: the file was not stored.
 */
export async function receiveAndConfirm(
  tables: Queries,
  sent: Submission,
  { origin, limits }: Pick<Live, 'origin' | 'limits'>,
): Promise<Problem | undefined> {
  const { id, isNews, lacksFile } = await receive(tables, sent, limits);
  if (isNews) await confirm(tables, { kind: sent.kind, email: sent.email, conversation: id }, origin);
  return lacksFile ? withoutFile() : undefined;
}

function withoutFile(): Problem {
  const message = `Your application has arrived without its file, as too many files came in. Please send the file to ${brand.email}.`;
  return problem(413, message, { details: { violations: [{ field: 'resume', message }] } });
}
