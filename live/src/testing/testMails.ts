import { readMail } from '../mailbox/readMail';
import { takeMail, type Taking } from '../mailbox/takeMail';
import type { inboxOf } from './testInbox';
import type { TestLive } from './testLive';
import { sendDue } from '../mail/sendDue';
import type { Mail } from '../mail/mail';

/** The mailbox that is read, and the addresses of the site. */
export const mailbox = 'hello@the.site';
export const own = ['noreply@the.site', mailbox];

let count = 0;

/** A mail as a mail server hands it over. */
export function rawMail(headers: Record<string, string | undefined>, body = `Words ${++count}.`): Buffer {
  const defaults = {
    From: 'Sara Ahmed <sara@lumen.example>',
    To: mailbox,
    Subject: 'Re: Web shop',
    'Message-ID': `<mail-${++count}@lumen.example>`,
  };
  const lines = Object.entries({ ...defaults, ...headers }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return Buffer.from([...lines, '', body].join('\r\n'));
}

/** Takes mails into an inbox. */
export const mailsOf = (live: TestLive, inbox: ReturnType<typeof inboxOf>) => ({
  take: async (
    headers: Record<string, string | undefined>,
    body?: string,
    taking: Partial<Taking> = { awaitsScan: true },
  ) => {
    const read = await readMail(rawMail(headers, body));
    return live.database.change((tables) => takeMail(tables, read, { own, ...taking }));
  },
  /** A visitor's message that was answered by mail. */
  answered: async (changes: object = {}) => {
    await inbox.send(changes);
    const { id } = (await inbox.list()).conversations[0]!;
    await inbox.reply(id, 'Let us talk on Monday.');
    const row = await live.database.tables
      .selectFrom('outbox')
      .where('conversation', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    await sendDue(live.database, async () => undefined);
    const { replyTo, subject } = JSON.parse(row.mail) as Mail;
    return { id, messageId: row.message_id, replyTo: replyTo!, subject };
  },
});
