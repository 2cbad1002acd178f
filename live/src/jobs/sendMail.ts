import { say } from '@vibrant-peak/engine/serverLog';
import type { Database } from '../database/openDatabase';
import { answerPasswordRequests } from '../people/password/forgottenPassword';
import { eInvoiceWriter } from '../invoices/eInvoice/eInvoiceWriter';
import { invoiceFiles } from '../invoices/sending/invoiceFiles';
import { postReminders } from '../invoices/sending/reminders';
import { postNotices } from '../mail/notices/notices';
import { callDue, sendDue } from '../mail/sendDue';
import { smtpTransport, type MailSettings } from '../mail/transport';
import { repeat } from './repeat';
import { deliver } from '../webhooks/deliver';
import { postWebhooks } from '../webhooks/postWebhooks';

interface Sending {
  database: Database;
  /** The mail server; mails wait without it. */
  mail: MailSettings | undefined;
  origin: string;
  stopping: AbortSignal;
}

/**
 * Writes and sends mails and messages for webhooks that are due. A slow webhook delays no mail.
 * @returns a function that waits until the mail on its way is recorded: another server would send it
 * again.
 */
export function sendMail({ database, mail, origin, stopping }: Sending): () => Promise<unknown> {
  const calls = repeat(
    { stopping },
    {
      'write calls of webhooks': () => postWebhooks(database, origin),
      'call webhooks': () => callDue(database, deliver, { stopping }),
    },
  );
  if (!mail) {
    say('Mails wait in the outbox until MAIL_URL names a mail server.');
    return calls;
  }
  const send = smtpTransport(mail);
  const { write, close } = eInvoiceWriter();
  const files = invoiceFiles(database.tables, write);
  const mails = repeat(
    { stopping },
    {
      'write links to new passwords': () => answerPasswordRequests(database, origin),
      'write notices': () => postNotices(database, origin),
      'write reminders': () => postReminders(database, origin),
      'send mails': () => sendDue(database, send, { stopping, invoiceFiles: files }),
    },
  );
  return () => Promise.all([calls(), mails().finally(close)]);
}
