import type { Reading } from '../../database/tables';
import { emailOf } from '../../people/emailOf';

/**
 * How many messages one network sends within an hour before more look like spam, and how many all
 * send together before those that resemble another one do.
 */
export interface SubmissionLimits {
  network: number;
  all: number;
}

export const defaultLimits: SubmissionLimits = { network: 10, all: 300 };

/** Nobody fills in a form in less time, in milliseconds. */
const MIN_TIME = 2000;
const hour = 3600_000;

interface Signs {
  network: string;
  /** Content of a field that people do not see. */
  website: string;
  /** How long the form was open, in milliseconds; `undefined` without scripts. */
  elapsed: number | undefined;
  email: string;
  text: string;
}

/** Why a message looks like spam, in words. Such messages are stored apart; nothing is thrown away unread. */
export async function spamReason(
  tables: Reading,
  { network, website, elapsed, email, text }: Signs,
  limits: SubmissionLimits,
): Promise<string | null> {
  if (website !== '') return 'A field that people do not see was filled in.';
  if (elapsed !== undefined && elapsed < MIN_TIME) return 'It was sent within two seconds.';
  if ((await countSince(tables, network)) >= limits.network)
    return 'Many messages came from the same address within an hour.';
  // Spam of one sender, or of many, puts nobody else's message into spam.
  if ((await countSince(tables)) >= limits.all && (await hasLike(tables, { email, text })))
    return 'Many messages came within an hour, and another one has the same words or address.';
  return null;
}

const recent = (tables: Reading) =>
  tables
    .selectFrom('conversations')
    .where('conversations.created_at', '>', new Date(Date.now() - hour).toISOString());

async function countSince(tables: Reading, network?: string): Promise<number> {
  const { count } = await recent(tables)
    .$call((query) =>
      network === undefined ? query.where('spam_reason', 'is', null) : query.where('network', '=', network),
    )
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a message of the last hour has the same address or words. */
async function hasLike(tables: Reading, { email, text }: Pick<Signs, 'email' | 'text'>): Promise<boolean> {
  const found = await recent(tables)
    .innerJoin('messages', 'messages.conversation', 'conversations.id')
    .where(({ or, eb }) =>
      or([eb('email', '=', emailOf(email)), ...(text === '' ? [] : [eb('text', '=', text)])]),
    )
    .select('conversations.id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
