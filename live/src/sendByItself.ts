import type { Database } from './database/openDatabase';
import { answerPasswordRequests } from './people/forgottenPassword';
import { postNotices } from './mail/notices';
import { callDue, sendDue } from './mail/sendDue';
import { smtpTransport, type MailSettings } from './mail/transport';
import { deliver } from './webhooks/deliver';
import { postWebhooks } from './webhooks/postWebhooks';

/** How often it is looked for what is due, in milliseconds. */
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
    await sendDue(database, send);
  });
}

/** Works again and again, one round after the other. */
function repeat(work: () => Promise<unknown>): void {
  const round = async () => {
    await work().catch(console.error);
    setTimeout(() => void round(), dueTime).unref();
  };
  void round();
}
