import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { proofs } from '../../shared/src/content/vision';
import { startLive, type LiveSite } from '../liveSite';
import { accessibilityFindings, expect, findingsOfState, resetLook, still, test } from '../site';
import { button, fillIn, goTo, notice, row } from '../staff/desk';
import { addAuthenticator } from './authenticator';
import { databaseOf } from './databaseOf';
import { expectSamePublicFiles } from './samePublicFiles';
import { editor, invite, join, manager, phone, phoneWidth, signIn } from './people';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

/** Words that would be code if the site did not take them as words. */
const attack = '</script><script>alert(1)</script><img src=x onerror=alert(1)> {{7*7}} words';
const member = 'Ayesha Siddiqui';
/** Other words of the head of its page. */
const lead = 'The people whom you will meet.';

const databases = [
  { kind: 'SQLite', tag: '@smoke' },
  { kind: 'PostgreSQL', tag: '@long' },
] as const;

for (const { kind, ...tag } of databases) {
  test.describe(`on ${kind}`, tag, () => {
    const database = databaseOf(kind);
    let site: LiveSite;
    test.beforeAll(async () => {
      const DATABASE_URL = await database.start();
      site = await startLive(async () => ({ DATABASE_URL }));
    });
    test.afterAll(async () => {
      await site?.stop();
      await database.stop();
    });

    test('two people edit a record; it is previewed on a phone, published, seen by a visitor, restored and published again', async ({
      page,
      browser,
      problems,
    }) => {
      const theirs = await phone(browser);
      const visitor = await (await browser.newContext(still.contextOptions)).newPage();
      const bioOn = (host: string) =>
        visitor.goto(new URL('/team', host).href).then(() => visitor.getByText(attack));

      await test.step('visitors get the files of the default profile', () =>
        expectSamePublicFiles(site.store));

      await test.step('a manager invites an editor, who joins on a phone with a passkey', async () => {
        await join(page, site.firstLink, manager);
        await button(page, 'More settings').click();
        await goTo(page, 'People');
        const link = await invite(page, editor);
        const session = await theirs.context().newCDPSession(theirs);
        await session.send('WebAuthn.enable');
        await addAuthenticator(session);
        await theirs.goto(link);
        await theirs.getByLabel('Name').fill(editor.name);
        await button(theirs, 'Join with a passkey').click();
        await expect(theirs.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      });

      await test.step('what the editor saves is there after a reload, and for others', async () => {
        await theirs.goto(`${site.url}/admin/team`);
        await button(theirs, `Edit ${member}`).click();
        await save(theirs, { Role: 'Founder' });
        await expect(notice(theirs, 'Team Member Updated')).toBeVisible();
        await theirs.reload();
        await expect(row(theirs, member)).toContainText('Founder');
        await goTo(page, 'Team', 'Team Members');
        await expect(row(page, member)).toContainText('Founder');
      });

      await test.step('changes of two people to different fields of one record are both saved', async () => {
        for (const each of [page, theirs]) await button(each, `Edit ${member}`).click();
        await save(theirs, { Role: 'Founder and Chair' });
        await expect(row(theirs, member)).toContainText('Founder and Chair');
        await save(page, { Bio: attack });
        await expect(row(page, member)).toContainText('Founder and Chair');
        await expect(row(page, member)).toContainText(attack);
      });

      await test.step('where both have changed the same field, the second is asked', async () => {
        await theirs.reload();
        for (const each of [page, theirs]) await button(each, `Edit ${member}`).click();
        await expect(theirs.getByText(`${manager.name} is editing this record, too.`)).toBeVisible();
        await save(theirs, { Role: 'By the editor', Bio: 'By the editor' });
        await expect(row(theirs, member)).toContainText('By the editor');
        // The answer that asks is in the browser's console.
        problems.expect(/status of 409/);
        await save(page, { Role: 'By the manager', Bio: `${attack}.` });
        const dialog = page.getByRole('dialog', { name: `${editor.name} has changed ${member}, too` });
        expect(await findingsOfState(page)).toEqual([]);
        await resetLook(page);
        await dialog.getByRole('group', { name: 'Role' }).getByLabel(`By ${editor.name}`).check();
        await dialog.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(row(page, member)).toContainText('By the editor');
        await expect(row(page, member)).toContainText(`${attack}.`);
      });

      await test.step('what cannot go live is refused with links to the forms that fix it', async () => {
        problems.expect(/status of 422/);
        await saveFirstProof(page, 'gone');
        await goTo(page, 'Changes');
        await page.getByLabel(/^Choose Proofs/).check();
        await button(page, 'Preview').click();
        const link = page.getByRole('alert').getByRole('link', { name: /^Proofs: / });
        expect(await accessibilityFindings(page)).toEqual([]);
        await link.focus();
        await page.keyboard.press('Enter');
        await page.getByLabel('Project').selectOption(proofs[0]!.slug);
        await button(page, 'Save').click();
        await expect(notice(page, 'Proof Updated')).toBeVisible();
      });

      await test.step('the head of a page is edited under Content', async () => {
        await goTo(page, 'Content');
        await page.getByRole('link', { name: 'Team Introduction' }).click();
        await save(page, { Lead: lead });
        await expect(notice(page, 'Content Updated')).toBeVisible();
      });

      const change = page.getByRole('article', { name: `Team: ${member}` });
      await test.step('the change is looked at, and in a preview at a phone’s width; visitors do not see it', async () => {
        await goTo(page, 'Changes');
        await expect(
          change.getByRole('row', { name: /^Role Founder and Chief Executive By the editor$/ }),
        ).toBeVisible();
        await expect(
          change.getByRole('row', { name: /^Bio Started Vibrant Peak .* words\.$/ }),
        ).toBeVisible();
        expect(await findingsOfState(page)).toEqual([]);
        await resetLook(page);
        await page.getByLabel(`Choose Team: ${member}`).check();
        await page.getByLabel('Choose Team Introduction').check();
        await button(page, 'Preview').click();
        const link = page.getByRole('link', { name: 'Open the preview' });
        await expect(link).toBeVisible({ timeout: 300_000 });
        await button(page, 'On a phone').click();
        const address = await page.getByLabel('Address of the preview').inputValue();
        await expect(page.getByRole('img', { name: /^QR code/ })).toHaveJSProperty('complete', true);
        expect(await findingsOfState(page)).toEqual([]);
        await resetLook(page);
        problems.expect(/status of 401/);
        const scanned = await phone(browser);
        await scanned.goto(address);
        await signIn(scanned, manager);
        await expect(scanned.getByText(/^Preview of composition/)).toBeVisible();
        await scanned.context().close();
        const opening = page.waitForEvent('popup');
        await link.click();
        const preview = await opening;
        await preview.setViewportSize({ width: phoneWidth, height: 740 });
        await expect(preview.getByText(/^Preview of composition/)).toBeVisible();
        await preview.goto(new URL('/team', preview.url()).href);
        for (const text of [attack, lead]) await expect(preview.getByText(text)).toBeVisible();
        expect(await preview.evaluate(() => document.documentElement.scrollWidth)).toBe(phoneWidth);
        await visitor.goto(preview.url());
        await expect(visitor).toHaveURL(/\/admin\/login\?to=%2Fadmin%2Fpreview/);
        await expect(await bioOn(site.url)).toHaveCount(0);
      });

      await test.step('it goes live as it was looked at, as words', async () => {
        await button(page, 'Publish').click();
        const dialog = page.getByRole('dialog', { name: 'Publish' });
        await dialog.getByLabel('Note').fill('As agreed');
        expect(await accessibilityFindings(page)).toEqual([]);
        await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
        await expect(notice(page, 'Published')).toBeVisible({ timeout: 300_000 });
        await expect(change).toHaveCount(0);
        await expect(await bioOn(site.url)).toBeVisible();
        await expect(visitor.getByText(lead)).toBeVisible();
        await expect(visitor.locator('img[src=x]')).toHaveCount(0);
      });

      await test.step('a checkout cannot take it back', () => {
        const command = ['cli/vibrant-peak.mjs', 'publish', 'shared', '--json'];
        const env = { ...process.env, STORE: site.store };
        const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
        expect([status, stdout]).toEqual([1, expect.stringContaining('publish them there, under Changes')]);
      });

      await test.step('history lists it, and what was there becomes a draft that is published in seconds', async () => {
        await goTo(page, 'History');
        const newest = page.getByRole('article').first();
        await expect(newest).toContainText('As agreed');
        await newest.getByRole('button', { name: 'Show more' }).click();
        await expect(newest.getByRole('row', { name: /^Bio Started Vibrant Peak/ })).toBeVisible();
        expect(await accessibilityFindings(page)).toEqual([]);
        await newest.getByRole('button', { name: 'Undo' }).click();
        await button(page, 'Undo this change').click();
        await expect(notice(page, 'Drafts Restored')).toBeVisible();
        await goTo(page, 'Changes');
        await page.getByLabel(`Choose Team: ${member}`).check();
        await button(page, 'Publish').click();
        await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
        await expect(
          page.getByRole('status').filter({ hasText: /^Step 3 of 5: Composing the pages/ }),
        ).toBeVisible();
        await expect(notice(page, 'Published')).toBeVisible({ timeout: 300_000 });
        await expect(change).toHaveCount(0);
        await expect(await bioOn(site.url)).toHaveCount(0);
      });
      for (const each of [theirs, visitor]) await each.context().close();
    });
  });
}

/** Gives the first proof of the home page another project, past the form's own check. */
const saveFirstProof = (page: Page, slug: string) =>
  page.evaluate(async (name) => {
    const [{ id, value, version }] = (await (await fetch('/api/records/proofs')).json()).records;
    const headers = {
      'Content-Type': 'application/json',
      'If-Match': `"${version}"`,
      'Idempotency-Key': crypto.randomUUID(),
    };
    const body = JSON.stringify({ ...value, slug: name });
    await fetch(`/api/records/proofs/${id}`, { method: 'PUT', headers, body });
  }, slug);

async function save(page: Page, entry: Record<string, string>): Promise<void> {
  await fillIn(page, entry);
  await button(page, 'Save').click();
}
