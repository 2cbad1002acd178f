import type { Database } from './database/openDatabase';
import { answerPasswordRequests } from './people/forgottenPassword';
import type { Finishing } from './invoices/recurring/finishDays';
import { runPlans } from './invoices/recurring/runPlans';
import { postReminders } from './invoices/sending/reminders';
import { postNotices } from './mail/notices';
import { callDue, sendDue } from './mail/sendDue';
import { smtpTransport, type MailSettings } from './mail/transport';
import { repeat } from './repeat';
import { deliver } from './webhooks/deliver';
import { postWebhooks } from './webhooks/postWebhooks';

interface Sending {
  database: Database;
  /** The mail server; mails wait without it. */
  mail: MailSettings | undefined;
  origin: string;
  stopping: AbortSignal;
}

/**
 * Writes and sends mails and messages for webhooks that are due. A slow webhook delays no mail.
 * @returns a function that waits until the mail on its way is noted: another server would send it
 * again.
 */
export function sendByItself({ database, mail, origin, stopping }: Sending): () => Promise<unknown> {
  const calls = repeat(
    stopping,
    () => postWebhooks(database, origin),
    () => callDue(database, deliver, { stopping }),
  );
  if (!mail) {
    console.log('Mails wait in the outbox until MAIL_URL names a mail server.');
    return calls;
  }
  const send = smtpTransport(mail);
  const mails = repeat(
    stopping,
    () => answerPasswordRequests(database, origin),
    () => postNotices(database, origin),
    () => postReminders(database, origin),
    () => sendDue(database, send, { stopping }),
  );
  return () => Promise.all([calls(), mails()]);
}

/** Makes recurring invoices. A print takes a while, and delays nothing else. */
export const invoiceByItself = (database: Database, finishing: Finishing, stopping: AbortSignal) =>
  repeat(stopping, () => runPlans(database, finishing));
