import type { Reading } from '../database/tables';

/** How many messages one network, and all together, send within an hour before more look like spam. */
export interface SubmissionLimits {
  network: number;
  all: number;
}

export const usualLimits: SubmissionLimits = { network: 10, all: 300 };

/** Nobody fills in a form in less time, in milliseconds. */
const MIN_TIME = 2000;
const hour = 3600_000;

interface Signs {
  network: string;
  /** Content of a field that people do not see. */
  website: string;
  /** How long the form was open, in milliseconds; `undefined` without scripts. */
  elapsed: number | undefined;
}

/** Why a message looks like spam, in words. Such messages are stored apart; nothing is thrown away unread. */
export async function spamReason(
  tables: Reading,
  { network, website, elapsed }: Signs,
  limits: SubmissionLimits,
): Promise<string | null> {
  if (website !== '') return 'A field that people do not see was filled in.';
  if (elapsed !== undefined && elapsed < MIN_TIME) return 'It was sent within two seconds.';
  if ((await countSince(tables, network)) >= limits.network)
    return 'Many messages came from the same address within an hour.';
  // Spam of one sender puts nobody else's message into spam.
  if ((await countSince(tables)) >= limits.all) return 'Many messages came within an hour.';
  return null;
}

async function countSince(tables: Reading, network?: string): Promise<number> {
  const since = new Date(Date.now() - hour).toISOString();
  const { count } = await tables
    .selectFrom('conversations')
    .where('created_at', '>', since)
    .$call((query) =>
      network === undefined ? query.where('spam_reason', 'is', null) : query.where('network', '=', network),
    )
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
