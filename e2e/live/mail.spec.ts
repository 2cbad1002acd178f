import { testMailServer, type TestMailServer } from '../../live/src/testing/testMailServer';
import { startLive, type LiveSite } from '../liveSite';
import { expect, findingsOfState, resetLook, still, test } from '../site';
import { button, notice, sidebar } from '../staff/desk';
import { join, manager, signIn } from './people';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

let mails: TestMailServer;
let site: LiveSite;
test.beforeAll(async () => {
  mails = await testMailServer();
  site = await startLive(async () => ({ MAIL_URL: mails.url, MAIL_FROM: 'hello@the.site' }));
});
test.afterAll(async () => {
  await site?.stop();
  await mails.close();
});

const next = { ...manager, password: 'another horse and its stable' };

test('somebody who has forgotten the password sets another one by a mail, by keyboard', async ({
  page,
  problems,
}) => {
  problems.expect(/status of (401|410|422)/);

  await test.step('joins, gets mails about new messages, and adds a webhook', async () => {
    await join(page, site.firstLink, manager);
    await page.goto(`${site.url}/admin/sign-in`);
    await page.getByLabel('Tell me of new messages').selectOption('At most one mail a day');
    await expect(notice(page, 'Choice Saved')).toBeVisible();
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await button(page, 'More settings').click();
    await sidebar(page).getByRole('link', { name: 'Mail', exact: true }).click();
    await button(page, 'Add a webhook').press('Enter');
    await page.getByLabel('Address').fill('https://10.0.0.1/');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/on a private network/)).toBeVisible();
    await page.getByLabel('Address').fill('https://crm.example/hook');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Secret')).toHaveValue(/^whsec_/);
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await button(page, 'Done').click();
    await expect(page.getByRole('cell', { name: 'crm.example' })).toBeVisible();
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
  });

  await test.step('reads what works and what does not', async () => {
    await sidebar(page).getByRole('link', { name: 'Health', exact: true }).click();
    const states = page.getByRole('list', { name: 'States' });
    await expect(states.getByRole('listitem', { name: 'Database' })).toContainText('Works');
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
  });

  await test.step('signs out, and asks for a link', async () => {
    await button(page, 'Logout').click();
    await page.getByRole('link', { name: 'Forgotten password?' }).press('Enter');
    await page.getByLabel('Email').fill(manager.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/a mail is on its way/)).toBeVisible();
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
  });

  await test.step('opens the link of the mail, sets the password and signs in with it', async () => {
    await expect.poll(() => mails.mails.length).toBe(1);
    const [link] = /http\S+#[\w-]{43}/.exec(mails.mails[0]!.text!)!;
    await page.goto(link);
    await page.getByLabel('New password').fill(next.password);
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Password Set')).toBeVisible();
    await signIn(page, next);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByText(/This link is no longer valid/)).toBeVisible();
  });
});
