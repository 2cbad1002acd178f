import type { Database } from '../database/openDatabase';
import { clearFaults, recordFault } from '../mailbox/mailboxFaults';
import { mailboxName } from '../mailbox/mailboxName';
import { mailboxReason } from '../mailbox/mailboxReason';
import { readMailbox, type MailboxSettings } from '../mailbox/readMailbox';
import type { Taking } from '../mailbox/takeMail';
import { repeat } from './repeat';

/** How often the mailbox is read, in milliseconds. */
const pause = 30_000;

type How = Pick<Taking, 'own' | 'awaitsScan'> & { log: (line: string) => void };

/**
 * Reads the mailbox, one round after the other. The page Mail shows why it cannot be read, and the
 * log has a line for each reason.
 * @returns whether the last round has read it.
 */
export function pollMailbox(
  database: Database,
  mailbox: MailboxSettings,
  { stopping, ...how }: How & { stopping: AbortSignal },
): () => boolean {
  let problem: string | undefined;
  const read = async () => {
    const before = problem;
    problem = await readOnce(database, mailbox, how);
    if (problem !== undefined && problem !== before) how.log(`MAIL_INBOX is not read: ${problem}`);
    if (problem === undefined && before !== undefined) how.log('MAIL_INBOX is read again.');
  };
  repeat({ stopping, pause }, { 'read the mailbox': read });
  return () => problem === undefined;
}

/** Reads the mailbox once. @returns why it was not read, if it was not. */
export async function readOnce(
  database: Database,
  mailbox: MailboxSettings,
  how: How,
): Promise<string | undefined> {
  try {
    await readMailbox(database, mailbox, how);
    await clearFaults(database);
    return undefined;
  } catch (error) {
    const problem = mailboxReason(error as Error);
    // A database that is away is reported elsewhere.
    await recordFault(database, mailboxName(new URL(mailbox.url)), problem).catch(() => undefined);
    return problem;
  }
}
