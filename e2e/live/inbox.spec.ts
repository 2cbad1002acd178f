import type { Browser, Page } from '@playwright/test';
import { testMailServer, type TestMailServer } from '../../live/src/testing/testMailServer';
import { jobs } from '../../shared/src/content/jobs';
import { startLive, type LiveSite } from '../liveSite';
import { expect, findingsOfState, open, resetLook, still, test } from '../site';
import { notice } from '../staff/desk';
import { databaseOf } from './databaseOf';
import { hands, journeys, type Hand } from './hands';
import { editor, join, manager, phone } from './people';
import { callsOf } from './staffCalls';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use({ ...still, hasTouch: true });

/** Words that would be code if a page did not take them as words. */
const attack = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const sender = `Sara ${attack}`;
const [job] = jobs;

for (const { kind, by, tag } of journeys)
  test.describe(`on ${kind}, by ${by}`, () => {
    const hand: Hand = hands[by];
    const database = databaseOf(kind);
    let mail: TestMailServer;
    let site: LiveSite;
    test.beforeAll(async () => {
      mail = await testMailServer();
      const DATABASE_URL = await database.start();
      site = await startLive(async () => ({
        MAIL_URL: mail.url,
        MAIL_FROM: 'hello@the.site',
        DATABASE_URL,
      }));
    });
    test.afterAll(async () => {
      await site?.stop();
      await database.stop();
      await mail?.close();
    });

    test(
      'a message is taken, answered and archived; an application ends with a polite no',
      { tag },
      async ({ page, browser }) => {
        await join(page, site.firstLink, manager);
        const colleague = await addColleague(page, browser);
        await page.goto(`${site.url}/admin/messages`);
        await expect(page.getByText('0 new')).toBeVisible();
        const visitor = await (
          await browser.newContext({ ...still.contextOptions, hasTouch: true })
        ).newPage();

        await test.step('what a visitor sends arrives while the page is open', async () => {
          await sendContactForm(visitor);
          await expect(page.getByText('1 new')).toBeVisible();
          await expectAccessible(page);
        });

        const message = page.getByRole('region', { name: 'Message' });
        const thread = page.getByRole('list', { name: 'Conversation' });
        const button = (name: string) => page.getByRole('button', { name, exact: true });

        await test.step('it is opened and taken, which a colleague sees', async () => {
          await colleague.goto(`${site.url}/admin/messages`);
          await expect(colleague.getByRole('button', { name: /^Sara/ })).toBeVisible();
          await hand.press(page.getByRole('button', { name: /^Sara/ }));
          await expect(message).toContainText(`We need a shop. ${attack}`);
          await expect(page.getByText('0 new')).toBeVisible();
          await hand.press(button('Assign to me'));
          await expect(colleague.getByText('Assigned to Ayesha')).toBeVisible();
          await expect(message.getByText('Assigned to you')).toBeVisible();
          await expectAccessible(page);
        });

        await test.step('a note names the colleague, who finds it, and sees who writes a reply', async () => {
          await hand.choose(page.getByLabel('Colleague', { exact: true }), editor.name);
          await hand.press(button('Mention'));
          await hand.type(page.getByLabel('Note for colleagues'), `@${editor.name} Do we know them?`);
          await hand.press(button('Add note'));
          await expect(thread.getByText('Do we know them?')).toBeVisible();
          await colleague.getByLabel('Place').selectOption('Mentions');
          await colleague.getByRole('button', { name: /^Sara/ }).click();
          await hand.type(page.getByLabel('Reply', { exact: true }), 'Let us talk on Monday.');
          await expect(colleague.getByText('Ayesha is writing a reply, too.')).toBeVisible();
          await expectAccessible(colleague);
        });

        await test.step('the reply outlives a reload, and is sent once, with the message quoted', async () => {
          await page.reload();
          await expect(page.getByLabel('Reply', { exact: true })).toHaveValue('Let us talk on Monday.');
          await hand.press(button('Send'));
          await expect(notice(page, 'Reply Stored')).toBeVisible();
          await expect(thread.getByText('Sent', { exact: true })).toBeVisible();
          await expect.poll(replies).toHaveLength(1);
          expect(replies()).toMatchObject([
            { subject: expect.stringContaining('Re: Web shop'), to: [{ address: 'sara@lumen.example' }] },
          ]);
          expect(replies()[0]!.text).toMatch(
            /Let us talk on Monday\.\s+Sara .*wrote on .*:\s+> We need a shop/s,
          );
        });

        await test.step('it is done, and found there', async () => {
          await hand.press(button('Done'));
          await expect(button('Reopen')).toBeVisible();
          await expect(page.getByText('No messages.')).toBeVisible();
          await hand.choose(page.getByLabel('Place'), 'Done');
          await expect(page.getByRole('button', { name: /^Sara/ })).toBeVisible();
        });

        await test.step('an application is there for who may hire, with its résumé as a download', async () => {
          await sendApplication(visitor);
          await hand.choose(page.getByLabel('Place'), 'Open');
          await expect(page.getByText('No messages.')).toBeVisible();
          await giveRightToHire(page);
          await hand.press(page.getByRole('button', { name: /^Hina Malik/ }));
          await expect(message).toContainText(job!.title);
          const download = page.waitForEvent('download');
          await hand.press(message.getByRole('link', { name: /^cv\.pdf/ }));
          expect((await download).suggestedFilename()).toBe('cv.pdf');
        });

        await test.step('it is declined, which a saved answer says politely', async () => {
          await hand.choose(page.getByLabel('Application', { exact: true }), 'Declined');
          await expect(page.getByText('Application: Declined')).toBeVisible();
          await hand.choose(page.getByLabel('Saved answer', { exact: true }), 'Decline an application');
          await hand.press(button('Insert'));
          await expect(page.getByLabel('Reply', { exact: true })).toHaveValue(
            new RegExp(`^Dear Hina Malik,.*applying for ${job!.title},`, 's'),
          );
          await hand.press(button('Send'));
          await expect(thread.getByText('Sent', { exact: true })).toBeVisible();
          await expect.poll(() => replies()[1]?.text).toMatch(/^Dear Hina Malik,/);
          await expectAccessible(page);
        });

        for (const each of [page, colleague])
          expect(await each.evaluate(() => 'hacked' in window)).toBe(false);
      },
    );

    /** What was sent beside the invitation of the colleague. */
    const replies = () => mail.mails.filter(({ subject }) => subject?.startsWith('Re: '));

    /** Writes with the contact form, in more time than robots take. */
    async function sendContactForm(visitor: Page): Promise<void> {
      await open(visitor, `${site.url}/#contact`);
      await expect(visitor.locator('[data-island=contact]')).toHaveAttribute('data-ready', '');
      await visitor.waitForTimeout(2000);
      const form = visitor.getByRole('form', { name: 'Contact form' });
      await form.getByLabel('Name').focus();
      await hand.type(form.getByLabel('Name'), sender);
      await hand.type(form.getByLabel('Email'), 'sara@lumen.example');
      await hand.type(form.getByLabel('Subject'), 'Web shop');
      await hand.type(form.getByLabel('Message'), `We need a shop. ${attack}`);
      await hand.press(form.getByRole('button', { name: 'Send Message' }));
      await expect(visitor.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible();
    }

    /** Applies, in more time than robots take. */
    async function sendApplication(visitor: Page): Promise<void> {
      await open(visitor, `${site.url}/careers`);
      await visitor.waitForTimeout(2000);
      await hand.press(visitor.getByRole('button', { name: job!.title, exact: true }));
      await hand.press(visitor.getByRole('button', { name: 'Apply Now', exact: true }));
      const form = visitor.getByRole('region', { name: `Apply for: ${job!.title}` });
      await hand.type(form.getByLabel('Full Name'), 'Hina Malik');
      await hand.type(form.getByLabel('Email'), 'hina@lumen.example');
      await hand.type(form.getByLabel('Phone'), '0300 1234567');
      const buffer = Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\n%%EOF\n');
      await form.getByLabel('Resume').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
      await hand.press(form.getByRole('button', { name: 'Submit Application' }));
      await expect(
        visitor.getByRole('status').filter({ hasText: 'Application submitted successfully!' }),
      ).toBeVisible();
    }

    /** An editor, on a phone. */
    async function addColleague(page: Page, browser: Browser): Promise<Page> {
      const { call } = await callsOf(page, site.url);
      const invitation = { role: 'editor', email: editor.email };
      const { body } = await call<{ link: string }>(site.url, 'POST /invitations', invitation);
      const theirs = await phone(browser);
      await join(theirs, body.link, editor);
      return theirs;
    }

    /** The first manager has not been given it, either. */
    async function giveRightToHire(page: Page): Promise<void> {
      const { call } = await callsOf(page, site.url);
      const { people } = (await call<{ people: { id: string; name: string }[] }>(site.url, 'GET /people'))
        .body;
      const { id } = people.find(({ name }) => name === manager.name)!;
      await call(site.url, `PATCH /people/${id}`, { mayHire: true });
    }
  });

async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOfState(page)).toEqual([]);
  await resetLook(page);
}
