import type { Database } from './database/openDatabase';
import { answerPasswordRequests } from './people/forgottenPassword';
import type { Finishing } from './invoices/recurring/finishDays';
import { runPlans } from './invoices/recurring/runPlans';
import { postReminders } from './invoices/sending/reminders';
import { postNotices } from './mail/notices';
import { callDue, sendDue } from './mail/sendDue';
import { smtpTransport, type MailSettings } from './mail/transport';
import { deliver } from './webhooks/deliver';
import { postWebhooks } from './webhooks/postWebhooks';

/** Time between two looks for due mail, in milliseconds. */
const dueTime = 5000;

interface Sending {
  database: Database;
  /** The mail server; mails wait without it. */
  mail: MailSettings | undefined;
  origin: string;
}

/** Writes and sends mails and messages for webhooks that are due. A slow webhook delays no mail. */
export function sendByItself({ database, mail, origin }: Sending): void {
  repeat(async () => {
    await postWebhooks(database, origin);
    await callDue(database, deliver);
  });
  if (!mail) return console.log('Mails wait in the outbox until MAIL_URL names a mail server.');
  const send = smtpTransport(mail);
  repeat(async () => {
    await answerPasswordRequests(database, origin);
    await postNotices(database, origin);
    await postReminders(database, origin);
    await sendDue(database, send);
  });
}

/** Makes recurring invoices. A print takes a while, and delays nothing else. */
export const invoiceByItself = (database: Database, finishing: Finishing): void =>
  repeat(() => runPlans(database, finishing));

/** Works again and again, one round after the other. */
function repeat(work: () => Promise<unknown>): void {
  const round = async () => {
    await work().catch(console.error);
    setTimeout(() => void round(), dueTime).unref();
  };
  void round();
}
