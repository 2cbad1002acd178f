import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startLive, type LiveSite } from '../liveSite';
import { expect, findingsOfState, resetLook, still, test } from '../site';
import { notice } from '../staff/desk';
import { testMailServer, type TestMailServer } from '../../live/src/testing/testMailServer';
import { join, manager } from './people';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);
test.setTimeout(120_000);

let site: LiveSite;
let mail: TestMailServer;
test.beforeAll(async () => {
  mail = await testMailServer();
  site = await startLive(async () => ({ MAIL_URL: mail.url, MAIL_FROM: 'hello@the.site' }));
});
test.afterAll(async () => {
  await site.stop();
  await mail.close();
});

/** Sends the contact form, as a visitor does who takes a while. */
async function write(name: string, subject: string) {
  const body = { key: randomUUID(), elapsed: 20_000, name, subject, email: 'sara@lumen.example' };
  const response = await fetch(`${site.url}/api/submissions/contact`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, message: 'We need a shop for three showrooms.' }),
  });
  expect(response.status).toBe(204);
}

/** Walks to a button by keyboard, and presses it. */
async function press(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  for (let step = 0; step < 40; step++) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press(key);
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

test(
  'a message of a visitor is taken, answered by mail and archived, by keyboard alone',
  { tag: '@long' },
  async ({ page }) => {
    await join(page, site.firstLink, manager);
    await write('Jonas Weber', 'Mobile app');
    await page.goto(`${site.url}/admin/messages`);
    await expect(page.getByText('1 new')).toBeVisible();

    await test.step('it arrives while the page is open', async () => {
      await write('Sara Ahmed', 'Web shop');
      await expect(page.getByText('2 new')).toBeVisible({ timeout: 4000 });
      expect(await findingsOfState(page)).toEqual([]);
      await resetLook(page);
    });

    await test.step('it is opened, and taken', async () => {
      await page.keyboard.press('j');
      const message = page.getByRole('region', { name: 'Message' });
      await expect(message).toContainText('We need a shop for three showrooms.');
      await expect(page.getByText('1 new')).toBeVisible();
      await press(page, 'Take');
      await expect(message.getByText('You answer')).toBeVisible();
      expect(await findingsOfState(page)).toEqual([]);
      await resetLook(page);
    });

    await test.step('it is answered: the mail quotes it, and the page tells when it was sent', async () => {
      for (let step = 0; step < 20; step++) {
        if (await page.getByLabel('Reply').evaluate((field) => field === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.type('Let us talk on Monday.');
      await press(page, 'Send');
      await expect(notice(page, 'Reply Stored')).toBeVisible();
      await expect(
        page.getByRole('list', { name: 'Conversation' }).getByText('Sent', { exact: true }),
      ).toBeVisible();
      expect(mail.mails).toMatchObject([
        {
          subject: 'Re: Web shop',
          to: [{ address: 'sara@lumen.example' }],
          from: { address: 'hello@the.site' },
        },
      ]);
      expect(mail.mails[0]!.text).toMatch(
        /Let us talk on Monday\.\s+Sara Ahmed wrote on .*:\s+> We need a shop/,
      );
    });

    await test.step('it is archived, and found there', async () => {
      await press(page, 'Archive', 'Shift+Tab');
      await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
      const inbox = page.getByRole('list', { name: 'Inbox' });
      await expect(inbox.getByRole('listitem')).toHaveCount(1);
      await page.getByLabel('Place').focus();
      await page.keyboard.type('Archived');
      await expect(inbox.getByRole('button', { name: /^Sara Ahmed/ })).toBeVisible();
    });

    if (process.env['SHOTS'])
      for (const scheme of ['light', 'dark'] as const)
        for (const width of [1440, 375]) {
          await page.emulateMedia({ colorScheme: scheme });
          await page.setViewportSize({ width, height: 900 });
          for (const [name, path] of [
            ['list', '/admin/messages'],
            ['open', '/admin/messages?message=2'],
            ['mail', '/admin/mail'],
            ['people', '/admin/people'],
          ] as const) {
            await page.goto(site.url + path);
            await page.waitForTimeout(1500);
            await page.screenshot({ path: `/tmp/inboxui-${name}-${width}-${scheme}.png`, fullPage: true });
          }
        }
  },
);
