import { randomUUID } from 'node:crypto';
import { hasDovecot, startImap, type ImapServer } from '../../live/src/testing/imapServer';
import { testMailServer, type TestMailServer } from '../../live/src/testing/testMailServer';
import { startLive, type LiveSite } from '../liveSite';
import { expect, findingsOfState, resetLook, still, test } from '../site';
import { button, notice } from '../staff/desk';
import { databaseKinds, databaseOf } from './databaseOf';
import { join, manager } from './people';

test.skip(!!process.env['SITE'], 'starts a site of its own');
// With CI set no test may be skipped: the server does not start then.
test.skip(!hasDovecot && !process.env['CI'], 'needs dovecot: apt-get install dovecot-imapd');
test.use(still);

for (const kind of databaseKinds)
  test.describe(`on ${kind}`, () => {
    const database = databaseOf(kind);
    let smtp: TestMailServer;
    let imap: ImapServer;
    let site: LiveSite;
    test.beforeAll(async () => {
      smtp = await testMailServer();
      imap = await startImap();
      const DATABASE_URL = await database.start();
      site = await startLive(async () => ({
        DATABASE_URL,
        MAIL_URL: smtp.url,
        MAIL_FROM: 'hello@the.site',
        MAIL_INBOX: imap.url,
      }));
    });
    test.afterAll(async () => {
      await site?.stop();
      await database.stop();
      await imap?.stop();
      await smtp?.close();
    });

    test("a visitor's answer by mail comes into the same conversation, which is done then", async ({
      page,
    }) => {
      await join(page, site.firstLink, manager);
      await page.goto(`${site.url}/admin/messages`);
      await sendMessage(site.url);
      await page.getByRole('button', { name: /^Sara Ahmed/ }).click();
      const thread = page.getByRole('list', { name: 'Conversation' });
      const message = page.getByRole('region', { name: 'Message' });

      await test.step('a colleague replies, and the mail arrives', async () => {
        await page.getByLabel('Reply', { exact: true }).fill('Let us talk on Monday.');
        await button(page, 'Send').click();
        await expect(notice(page, 'Reply Stored')).toBeVisible();
        await expect(thread.getByText('Sent', { exact: true })).toBeVisible();
        await expect(message.getByText('Answered', { exact: true })).toBeVisible();
      });

      await test.step('the visitor answers by mail, which opens the conversation again', async () => {
        await expect.poll(() => smtp.mails.length).toBe(1);
        imap.put(answerTo(smtp.mails[0]!.messageId!));
        // The mailbox is read twice a minute.
        await expect(thread.getByText('Monday suits me, at ten.')).toBeVisible({ timeout: 90_000 });
        await expect(message.getByText('Open', { exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: /^Sara Ahmed/ })).toHaveCount(1);
        expect(await findingsOfState(page)).toEqual([]);
        await resetLook(page);
      });

      await test.step('when it is done, all that was written is there', async () => {
        await button(page, 'Done').click();
        await page.getByLabel('Place').selectOption('Done');
        await page.getByRole('button', { name: /^Sara Ahmed/ }).click();
        await expect(thread.getByRole('listitem')).toContainText([
          'We need a shop.',
          'Let us talk on Monday.',
          'Monday suits me, at ten.',
        ]);
      });
    });
  });

async function sendMessage(url: string): Promise<void> {
  const { status } = await fetch(`${url}/api/submissions/contact`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({
      key: randomUUID(),
      elapsed: 20_000,
      name: 'Sara Ahmed',
      email: 'sara@lumen.example',
      subject: 'Web shop',
      message: 'We need a shop.',
    }),
  });
  expect(status).toBe(204);
}

/** As a mail program sends it. */
const answerTo = (messageId: string) =>
  Buffer.from(
    [
      'From: Sara Ahmed <sara@lumen.example>',
      'To: hello@the.site',
      `Message-ID: <${randomUUID()}@lumen.example>`,
      `In-Reply-To: ${messageId}`,
      'Subject: Re: Web shop',
      '',
      'Monday suits me, at ten.',
      '',
    ].join('\r\n'),
  );
